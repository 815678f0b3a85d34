// Re-exported for users of `Dependencies`, who write test values with `unimplemented` and
// `LockIsolated`, and override clocks.
@_exported import Clocks
@_exported import ConcurrencyExtras
@_exported import IssueReporting
