#if os(macOS) || os(Linux) || os(FreeBSD) || os(OpenBSD) || os(Windows)
import ConcurrencyExtrasTestSupport
import IdentifiedCollections
import Testing

/// IdentifiedArray preconditions.
struct PreconditionTests {
  private func expect(
    _ result: ExitTest.Result?, says message: String,
    sourceLocation: SourceLocation = #_sourceLocation
  ) {
    let output = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
    let failure = output.firstMatch(of: /(?:Fatal error|Assertion failed): (.*)/)
    #expect(failure.map { String($0.1) } == message, sourceLocation: sourceLocation)
  }

  @Test("creating an array of unique elements with a duplicate id traps", .urgent)
  func duplicates() async {
    expect(
      await #expect(
        processExitsWith: .failure, observing: [\.standardErrorContent]
      ) {
        _ = IdentifiedArray(uniqueElements: [Row(1, 0), Row(2, 0), Row(1, 1)])
      },
      says: "Id 1 occurs more than once in elements that are to be unique")
    expect(
      await #expect(
        processExitsWith: .failure, observing: [\.standardErrorContent]
      ) {
        _ = [Row(2, 0), Row(2, 0)] as IdentifiedArrayOf<Row>
      },
      says: "Id 2 occurs more than once in elements that are to be unique")
  }

  #if DEBUG
  @Test("unchecked unique elements with a duplicate id trap in debug builds", .urgent)
  func uncheckedDuplicates() async {
    expect(
      await #expect(
        processExitsWith: .failure, observing: [\.standardErrorContent]
      ) {
        _ = IdentifiedArray(uncheckedUniqueElements: [Row(1, 0), Row(2, 0), Row(1, 1)])
      },
      says: "Id 1 occurs more than once in elements that are to be unique")
  }
  #endif

  @Test("combining elements into one with another id traps", .urgent)
  func combined() async {
    expect(
      await #expect(
        processExitsWith: .failure, observing: [\.standardErrorContent]
      ) {
        _ = IdentifiedArray([Row(1, 0), Row(1, 1)], uniquingIDsWith: { _, _ in Row(7, 0) })
      },
      says: "Combining the elements with id 1 makes one with id 7")
  }

  @Test("updating an index with an element of another id traps", .urgent)
  func updated() async {
    expect(
      await #expect(
        processExitsWith: .failure, observing: [\.standardErrorContent]
      ) {
        var array: IdentifiedArrayOf<Row> = [Row(1, 0), Row(2, 0)]
        array.update(Row(2, 0), at: 0)
      },
      says: "The element that replaces id 1 at index 0 has id 2")
  }
}
#endif
