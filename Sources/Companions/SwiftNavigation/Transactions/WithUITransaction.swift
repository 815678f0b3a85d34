/// Runs a function in a transaction, and passes its values to observers of the function's changes.
///
/// Values of an enclosing transaction also apply, unless this transaction sets them too.
///
/// - Returns: The function's result.
public func withUITransaction<Result>(
  _ transaction: UITransaction, _ body: () throws -> Result
) rethrows -> Result {
  try UITransaction.$current.withValue(UITransaction.current.merging(transaction), operation: body)
}

/// Runs a function in a transaction with one value, and passes it to observers of the changes.
///
/// - Returns: The function's result.
public func withUITransaction<Value, Result>(
  _ keyPath: WritableKeyPath<UITransaction, Value>, _ value: Value, _ body: () throws -> Result
) rethrows -> Result {
  var transaction = UITransaction()
  transaction[keyPath: keyPath] = value
  return try withUITransaction(transaction, body)
}
