import IssueRecording
import IssueReporting

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Returns the value of a case; reports an issue and throws if the enum is in another case.
@available(
  *, deprecated,
  message: "Use '#require' or 'XCTUnwrap' with the case of a 'CasePathable' enum: 'value[case: …]'"
)
public func XCTUnwrap<Enum, Case>(
  _ expression: @autoclosure () throws -> Enum,
  case extract: (Enum) -> Case?,
  _ message: @autoclosure () -> String = "",
  fileID: StaticString = #fileID,
  filePath: StaticString = #filePath,
  line: UInt = #line,
  column: UInt = #column
) throws -> Case {
  let value = try expression()
  guard let unwrapped = extract(value) else {
    reportIssue(
      unexpectedCaseMessage(in: "XCTUnwrap", Case.self, value: value, note: message()),
      fileID: fileID, filePath: filePath, line: line, column: column)
    UnrecordedFailures.noteAssertion()
    throw CaseExtractionError(message: failedExtractionMessage(Case.self, from: value))
  }
  return unwrapped
}
