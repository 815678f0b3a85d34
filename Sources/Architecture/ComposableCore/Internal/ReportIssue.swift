import IssueReporting

// Most files of this module report issues; this saves them the import.
func reportIssue(_ message: String) { IssueReporting.reportIssue(message) }
