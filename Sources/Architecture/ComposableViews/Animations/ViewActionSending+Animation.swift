import ComposableCore
import ComposableUI

extension ViewActionSending {
  /// Sends an action of the view, and animates its change.
  ///
  /// - Returns: The effects that the action started.
  @discardableResult
  public func send(_ action: StoreAction.ViewAction, animation: Animation?) -> StoreTask {
    store.send(.view(action), animation: animation)
  }

  /// Sends an action of the view within a transaction.
  ///
  /// - Returns: The effects that the action started.
  @discardableResult
  public func send(_ action: StoreAction.ViewAction, transaction: Transaction) -> StoreTask {
    store.send(.view(action), transaction: transaction)
  }
}
