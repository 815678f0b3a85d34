import ComposableCore
import ComposableUI

extension Effect {
  /// Returns an effect that sends an action immediately, with an animation.
  ///
  /// The change is drawn together with the change of the action that returned the effect; animate
  /// that action instead.
  public static func send(_ action: Action, animation: Animation? = nil) -> Self {
    send(action).animation(animation)
  }

  /// Animates the changes of the actions that the effect sends.
  public func animation(_ animation: Animation? = .default) -> Self {
    transaction(Transaction(animation: animation))
  }

  /// Sends the actions of the effect within a transaction.
  public func transaction(_ transaction: Transaction) -> Self {
    let transaction = UncheckedSendable(transaction)
    return sending { send in withTransaction(transaction.value) { send() } }
  }
}
