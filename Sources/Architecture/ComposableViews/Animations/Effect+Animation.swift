import ComposableCore
import ComposableUI

extension Effect {
  /// Sends an action at once, whose change is drawn with an animation.
  ///
  /// It is drawn together with the change of the action that the effect comes from; animate that.
  public static func send(_ action: Action, animation: Animation? = nil) -> Self {
    send(action).animation(animation)
  }

  /// Draws the changes of the actions that an effect sends with an animation.
  public func animation(_ animation: Animation? = .default) -> Self {
    transaction(Transaction(animation: animation))
  }

  /// Makes the changes of the actions that an effect sends within a transaction.
  public func transaction(_ transaction: Transaction) -> Self {
    let transaction = UncheckedSendable(transaction)
    return sending { send in withTransaction(transaction.value) { send() } }
  }
}
