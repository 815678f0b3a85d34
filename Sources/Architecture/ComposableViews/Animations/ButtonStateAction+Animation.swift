import ComposableCore
import ComposableUI

extension ButtonStateAction {
  /// Returns a button's action that is sent with an animation; `nil` sends nothing.
  public static func send(_ action: Action?, animation: Animation?) -> Self {
    send(action, animatedBy: animation)
  }

  /// Calls a function that sends the action, with the animation of the action, if any.
  func withItsAnimation(_ body: () -> Void) {
    switch type {
    case .send: body()
    case .animatedSend(_, let animation): withAnimation(animation?.base as? Animation, body)
    }
  }
}
