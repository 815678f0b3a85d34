import ComposableCore
import ComposableUI

extension ButtonStateAction {
  /// Sends an action, or nothing, with an animation.
  ///
  /// An alert is a value that knows nothing of views: what it changes is drawn as any other change.
  public static func send(_ action: Action?, animation: Animation?) -> Self {
    send(action)
  }
}
