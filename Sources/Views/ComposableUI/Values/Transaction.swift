#if PortableViews
#if !canImport(Darwin)
import Synchronization
#endif

/// The circumstances of a change.
public struct Transaction: Sendable {
  /// The animation that the change is drawn with.
  public var animation: Animation?
  /// Whether animations are disabled, also in nested transactions.
  public var disablesAnimations = false

  /// Creates a transaction.
  public init(animation: Animation? = nil) {
    self.animation = animation
  }
}

extension Transaction {
  /// The transaction of the changes that are being made, if they are made within one.
  package static var current: Transaction? {
    guard let scope = TransactionExtent.current, !scope.hasEnded else { return nil }
    return scope.transaction
  }

  /// Whether a change within the transaction is like one without any.
  var isPlain: Bool { animation == nil && !disablesAnimations }
}

/// Changes state with an animation.
///
/// The animation applies to changes that the function makes. Later changes, such as by tasks that
/// the function starts, are not animated by it.
public func withAnimation<Result>(
  _ animation: Animation? = .default, _ body: () throws -> Result
) rethrows -> Result {
  try withTransaction(Transaction(animation: animation), body)
}

/// Changes state within a transaction.
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

/// Changes state within a transaction that is like the current one but for a property.
public func withTransaction<Result, Value>(
  _ keyPath: WritableKeyPath<Transaction, Value>, _ value: Value, _ body: () throws -> Result
) rethrows -> Result {
  var transaction = Transaction.current ?? Transaction()
  transaction[keyPath: keyPath] = value
  return try withTransaction(transaction, body)
}

/// A transaction while a function runs within it.
private final class TransactionExtent: Sendable {
  @TaskLocal static var current: TransactionExtent?

  let transaction: Transaction
  // A task that the function starts inherits the scope, and finds that it has ended.
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
