/// How snapshots are taken: a name to say when they are recorded.
public struct SnapshotTestingConfiguration: Equatable, Sendable {
  /// Which snapshots are written into the source of a test.
  public enum Record: String, Equatable, Sendable {
    /// Every one, also those that are as expected.
    case all
    /// Those that are not as expected, and those that are missing.
    case failed
    /// Those that are missing.
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
