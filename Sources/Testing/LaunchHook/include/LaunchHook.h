// Nothing to import: the hook calls a function of the module IssueRecording.
