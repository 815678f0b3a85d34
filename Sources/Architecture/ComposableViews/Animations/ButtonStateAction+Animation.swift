import ComposableCore
import ComposableUI

extension ButtonStateAction {
  /// Sends an action, or nothing, with an animation.
  public static func send(_ action: Action?, animation: Animation?) -> Self {
    send(action, animatedBy: animation)
  }

  /// Calls a function that sends the action, with the animation that it is to be sent with.
  func withItsAnimation(_ body: () -> Void) {
    switch type {
    case .send: body()
    case .animatedSend(_, let animation): withAnimation(animation?.base as? Animation, body)
    }
  }
}
