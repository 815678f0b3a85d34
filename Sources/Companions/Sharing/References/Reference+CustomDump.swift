import CustomDump

/// A reference as CustomDump sees it: an object whose value before and after a change may differ.
///
/// It is compared by value, or else a difference would stop at two references being one object.
protocol DumpableReference: Reference, _CustomDiffObject, Equatable {}

extension DumpableReference {
  /// The expected and the real value.
  var _customDiffValues: (Any, Any) { (value, actualValue) }

  /// Whether the expected value of the left reference is the real value of the right one.
  static func == (lhs: Self, rhs: Self) -> Bool {
    let expected = lhs.value
    let actual = rhs.actualValue
    // Values that cannot be compared leave the decision to what CustomDump finds in them.
    return areEqual(expected, actual) ?? (lhs === rhs && diff(expected, actual) == nil)
  }
}
