import CustomDump

/// A reference as CustomDump sees it: an object whose value before and after a change may differ.
///
/// References are compared by value, because one object would always equal itself.
protocol DumpableReference: Reference, _CustomDiffObject, Equatable {}

extension DumpableReference {
  /// The expected value, and the real one.
  var _customDiffValues: (Any, Any) { (value, actualValue) }

  /// Whether the expected value of the left reference is the real value of the right one.
  static func == (lhs: Self, rhs: Self) -> Bool {
    let expected = lhs.value
    let actual = rhs.actualValue
    // Without `Equatable`, a reference equals itself only, and only if no difference is found.
    return areEqual(expected, actual) ?? (lhs === rhs && diff(expected, actual) == nil)
  }
}
