import ComposableCore
import ComposableUI

extension Send {
  /// Sends an action, whose change is drawn with an animation.
  public func callAsFunction(_ action: Action, animation: Animation?) {
    callAsFunction(action, transaction: Transaction(animation: animation))
  }

  /// Sends an action, whose change is made within a transaction.
  public func callAsFunction(_ action: Action, transaction: Transaction) {
    withTransaction(transaction) { self(action) }
  }
}
