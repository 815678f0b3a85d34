/// Changes state in a transaction, whose values are passed on to observers of the change.
///
/// Values of an enclosing transaction stay, unless this one sets them too.
///
/// - Returns: What the function returns.
public func withUITransaction<Result>(
  _ transaction: UITransaction, _ body: () throws -> Result
) rethrows -> Result {
  try UITransaction.$current.withValue(UITransaction.current.merging(transaction), operation: body)
}

/// Changes state in a transaction with one value, which is passed on to observers of the change.
///
/// - Returns: What the function returns.
public func withUITransaction<Value, Result>(
  _ keyPath: WritableKeyPath<UITransaction, Value>, _ value: Value, _ body: () throws -> Result
) rethrows -> Result {
  var transaction = UITransaction()
  transaction[keyPath: keyPath] = value
  return try withUITransaction(transaction, body)
}
