/// The configuration of snapshots: says when they are recorded.
public struct SnapshotTestingConfiguration: Equatable, Sendable {
  /// Which snapshots are written into the source of a test.
  public enum Record: String, Equatable, Sendable {
    /// Every one, also those that are as expected.
    case all
    /// Snapshots that differ from the expectation, and missing ones.
    case failed
    /// Missing snapshots only.
    case missing
    /// None: what is missing is a failure.
    case never
  }

  /// Which snapshots are written into the source of a test.
  public var record: Record?

  /// Makes a configuration.
  ///
  /// - Parameter record: Which snapshots are written into the source of a test.
  public init(record: Record? = nil) {
    self.record = record
  }
}
