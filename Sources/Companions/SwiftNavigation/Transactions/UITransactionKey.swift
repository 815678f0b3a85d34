/// A key of a value that travels along with a change of state, to those who observe it.
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

  /// The value of transactions in which none is set.
  static var defaultValue: Value { get }
}

/// A key that has a say in how what observes a change is carried out, in an animation for instance.
///
/// Underscored because it is meant for the libraries that know how to draw.
public protocol _UICustomTransactionKey<Value>: UITransactionKey, Sendable {
  /// Calls an operation on behalf of observers of a change that was made with this value.
  static func perform(value: Value, operation: @Sendable () -> Void)
}
