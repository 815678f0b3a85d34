import ComposableCore
import ComposableUI

extension DismissEffect {
  /// Dismisses the feature with an animation, or reports an issue when it is not presented.
  @MainActor
  public func callAsFunction(
    animation: Animation?,
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) async {
    await callAsFunction(
      transaction: Transaction(animation: animation),
      fileID: fileID, filePath: filePath, line: line, column: column)
  }

  /// Dismisses the feature within a transaction, or reports an issue when it is not presented.
  @MainActor
  public func callAsFunction(
    transaction: Transaction,
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) async {
    let transaction = UncheckedSendable(transaction)
    let dismiss = within { dismiss in withTransaction(transaction.value) { dismiss() } }
    await dismiss(fileID: fileID, filePath: filePath, line: line, column: column)
  }
}
