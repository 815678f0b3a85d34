import IssueReporting

// Most files of this module report issues; this saves them the import.
/// Reports an issue.
func reportIssue(_ message: String) { IssueReporting.reportIssue(message) }
