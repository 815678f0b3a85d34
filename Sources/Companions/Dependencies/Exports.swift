// Clients of `Dependencies` write test values with `unimplemented`, `LockIsolated` and their like,
// and override clocks.
@_exported import Clocks
@_exported import ConcurrencyExtras
@_exported import IssueReporting
