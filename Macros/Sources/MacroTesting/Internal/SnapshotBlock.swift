/// One of the texts that an assertion compares.
struct SnapshotBlock: Equatable {
  let label: String
  /// The text expected by the test, if any.
  let expected: String?
  /// The actual text, if any.
  let actual: String?

  var isPlural: Bool { label.hasSuffix("s") }
  var isMet: Bool { expected == actual }

  func isRecorded(by record: SnapshotTestingConfiguration.Record) -> Bool {
    switch record {
    case .all: expected != nil || actual != nil
    case .failed: !isMet
    case .missing: expected == nil && actual != nil
    case .never: false
    }
  }
}
