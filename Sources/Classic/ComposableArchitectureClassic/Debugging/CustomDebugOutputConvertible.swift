/// A type that provides its own text for the output of `debug()` and for test failures.
///
/// Newer code conforms to `CustomDumpStringConvertible`.
public protocol CustomDebugOutputConvertible: CustomDumpStringConvertible {
  /// The text shown in place of the value's properties.
  var debugOutput: String { get }
}

extension CustomDebugOutputConvertible {
  /// The text shown in place of the value's properties.
  public var customDumpDescription: String { debugOutput }
}
