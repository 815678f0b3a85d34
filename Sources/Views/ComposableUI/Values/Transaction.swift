#if PortableViews
#if !canImport(Darwin)
import Synchronization
#endif

/// The animation settings of a state change.
public struct Transaction: Sendable {
  /// The animation of the change, or `nil` for none.
  public var animation: Animation?
  /// Whether animations are disabled, also in nested transactions.
  public var disablesAnimations = false
  /// The custom values, by their keys.
  var values: TransactionValues?

  /// Creates a transaction with an animation, or without one.
  public init(animation: Animation? = nil) {
    self.animation = animation
  }
}

extension Transaction {
  /// The transaction of the function that is running, or `nil` outside of one.
  package static var current: Transaction? {
    guard let scope = TransactionExtent.current, !scope.hasEnded else { return nil }
    return scope.transaction
  }

  /// Whether the transaction has no effect on changes.
  var isPlain: Bool { animation == nil && !disablesAnimations && values == nil }
}

/// Calls a function, and animates the state changes that it makes.
///
/// Later changes, such as by tasks that the function starts, are not animated.
public func withAnimation<Result>(
  _ animation: Animation? = .default, _ body: () throws -> Result
) rethrows -> Result {
  try withTransaction(Transaction(animation: animation), body)
}

/// Calls a function in a transaction, which applies to the state changes that the function makes.
///
/// The innermost transaction applies. Disabled animations stay disabled in nested transactions.
public func withTransaction<Result>(
  _ transaction: Transaction, _ body: () throws -> Result
) rethrows -> Result {
  var transaction = transaction
  if Transaction.current?.disablesAnimations == true { transaction.disablesAnimations = true }
  let scope = TransactionExtent(transaction)
  defer { scope.end() }
  return try TransactionExtent.$current.withValue(scope, operation: body)
}

/// Calls a function in a copy of the current transaction with one changed property.
public func withTransaction<Result, Value>(
  _ keyPath: WritableKeyPath<Transaction, Value>, _ value: Value, _ body: () throws -> Result
) rethrows -> Result {
  var transaction = Transaction.current ?? Transaction()
  transaction[keyPath: keyPath] = value
  return try withTransaction(transaction, body)
}

/// A transaction for as long as its function runs.
private final class TransactionExtent: Sendable {
  @TaskLocal static var current: TransactionExtent?

  let transaction: Transaction
  // Set when the function returns: its tasks inherit the transaction, but must not use it.
  private let isOver = Atomic(false)

  init(_ transaction: Transaction) {
    self.transaction = transaction
  }

  var hasEnded: Bool { isOver.load(ordering: .relaxed) }

  func end() {
    isOver.store(true, ordering: .relaxed)
  }
}
#endif
