/// Returns the issue message for `modify` with a value in another case.
///
/// The message names the type of the case's value, not the key path, because most systems have no
/// readable form of key paths.
func unexpectedCaseMessage(_ type: Any.Type, value: Any) -> String {
  """
  "modify" was called for a case that holds '\(type)', on a value in another case.

    Value: \(value)

  To fix this, check the case first, with "is" or "if case".
  """
}

/// Returns the error message for an extraction from a root in another case.
func failedExtractionMessage(_ type: Any.Type, from root: Any) -> String {
  "A '\(type)' cannot be extracted from '\(root)', which is in another case"
}

/// Returns the test failure's message for a value that is not in the expected case.
func unexpectedCaseMessage(in function: String, _ type: Any.Type, value: Any, note: String)
  -> String
{
  """
  "\(function)" expected a case that holds '\(type)', but got another.\(indented(note))

    Value: \(value)

  To fix this, expect the case that the value is in, or find out why it is in that case.
  """
}

/// Returns the test failure's message for an optional that is `nil`.
func absentValueMessage(_ type: Any.Type, note: String) -> String {
  """
  "XCTModify" expected an optional to hold '\(type)', but it is nil.\(indented(note))

  To fix this, expect no value, or find out why there is none.
  """
}

/// Returns the test failure's message for a closure that did not change its value.
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
