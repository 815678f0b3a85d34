/// A key of a value that accompanies a change of state to its observers.
///
/// ```swift
/// private enum IsSilentKey: UITransactionKey {
///   static let defaultValue = false
/// }
///
/// extension UITransaction {
///   var isSilent: Bool {
///     get { self[IsSilentKey.self] }
///     set { self[IsSilentKey.self] = newValue }
///   }
/// }
/// ```
public protocol UITransactionKey<Value> {
  /// The type of the value.
  associatedtype Value: Sendable

  /// The value in transactions that don't set one.
  static var defaultValue: Value { get }
}

/// A key that wraps the calls of a change's observers, in an animation for instance.
///
/// Underscored because only view libraries conform to the protocol.
public protocol _UICustomTransactionKey<Value>: UITransactionKey, Sendable {
  /// Calls an operation on behalf of observers of a change that was made with this value.
  static func perform(value: Value, operation: @Sendable () -> Void)
}
