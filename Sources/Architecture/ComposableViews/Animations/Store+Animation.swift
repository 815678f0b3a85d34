import ComposableCore
import ComposableUI

extension Store {
  /// Sends an action, and animates its change.
  ///
  /// - Returns: The effects that the action started.
  #if ComposableArchitecture2Deprecations
  @available(*, deprecated, message: "Use 'withAnimation' around 'send(_:)'")
  #endif
  @discardableResult
  public func send(_ action: Action, animation: Animation?) -> StoreTask {
    send(action, transaction: Transaction(animation: animation))
  }

  /// Sends an action within a transaction.
  ///
  /// - Returns: The effects that the action started.
  #if ComposableArchitecture2Deprecations
  @available(*, deprecated, message: "Use 'withTransaction' around 'send(_:)'")
  #endif
  @discardableResult
  public func send(_ action: Action, transaction: Transaction) -> StoreTask {
    withTransaction(transaction) { send(action) }
  }
}
