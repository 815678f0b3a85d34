/// A type that says how it is shown in the output of `debug()` and in failures of tests.
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
