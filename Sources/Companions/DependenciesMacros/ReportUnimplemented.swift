import IssueReporting

// Public and underscored: the expansion of `@DependencyEndpoint` calls it.
/// Reports that an endpoint was used without an override.
public func _reportUnimplemented(
  _ endpoint: String,
  fileID: StaticString = #fileID,
  filePath: StaticString = #filePath,
  line: UInt = #line,
  column: UInt = #column
) {
  reportIssue(
    Issues.unimplemented(endpoint: endpoint),
    fileID: fileID, filePath: filePath, line: line, column: column)
}
