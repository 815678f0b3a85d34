/// The message of an issue: a value was to be modified in a case that it is not in.
///
/// It names the type of the case's value and not the key path, which has no readable form on most
/// systems.
func unexpectedCaseMessage(_ type: Any.Type, value: Any) -> String {
  """
  "modify" was called for a case that holds '\(type)', on a value in another case.

    Value: \(value)

  To fix this, check the case first, with "is" or "if case".
  """
}

/// The message of an error: a value was to be extracted from another case than that it is in.
func failedExtractionMessage(_ type: Any.Type, from root: Any) -> String {
  "A '\(type)' cannot be extracted from '\(root)', which is in another case"
}

/// The message of a failure: a test expected a value in another case.
func unexpectedCaseMessage(in function: String, _ type: Any.Type, value: Any, note: String)
  -> String
{
  """
  "\(function)" expected a case that holds '\(type)', but met another.\(indented(note))

    Value: \(value)

  To fix this, expect the case that the value is in, or find out why it is in that case.
  """
}

/// The message of a failure: a test expected a value to be absent no longer.
func absentValueMessage(_ type: Any.Type, note: String) -> String {
  """
  "XCTModify" expected an optional to hold '\(type)', but it is nil.\(indented(note))

  To fix this, expect no value, or find out why there is none.
  """
}

/// The message of a failure: a test was to change a value, and did not.
func unmodifiedValueMessage(_ value: Any, note: String) -> String {
  """
  "XCTModify" expected its closure to change a value, but the value is as before.\(indented(note))

    Value: \(value)

  To fix this, remove the call if nothing changes, or assert the change in the closure.
  """
}

private func indented(_ note: String) -> String {
  note.isEmpty ? "" : "\n\n  Note: \(note)"
}
