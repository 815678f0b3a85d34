// The compiler reports the mistake that costs least to mend. A misspelled case in a key path costs it more than
// a key path where a case path is expected. Each protocol that key paths do not conform to makes functions for
// case paths dearer; with three, the misspelled name is reported.

/// A case path as an argument.
///
/// Underscored because only deprecated functions ask for it.
public protocol _CasePathArgument<Root, Value> {
  /// The enum.
  associatedtype Root

  /// The value in its case.
  associatedtype Value

  /// The path.
  var _casePath: AnyCasePath<Root, Value> { get }
}

/// A type that is no key path.
///
/// Underscored because it only makes functions dearer for the compiler.
public protocol _NoKeyPath {}

/// A type that is no literal.
///
/// Underscored because it only makes functions dearer for the compiler.
public protocol _NoLiteral {}

extension AnyCasePath: _CasePathArgument, _NoKeyPath, _NoLiteral {
  /// The path itself.
  @inlinable
  public var _casePath: Self { self }
}
