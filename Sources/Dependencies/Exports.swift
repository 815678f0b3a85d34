// Clients of `Dependencies` write test values with `unimplemented`, `LockIsolated` and their like.
@_exported import ConcurrencyExtras
@_exported import IssueReporting
