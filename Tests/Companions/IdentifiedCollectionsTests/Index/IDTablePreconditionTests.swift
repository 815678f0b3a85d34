// Release builds stop as well, but print no message.
#if DEBUG && (os(macOS) || os(Linux) || os(FreeBSD) || os(OpenBSD) || os(Windows))
import ConcurrencyExtrasTestSupport
import IdentifiedCollections
import Testing

/// The table of an identified array, misused.
struct IDTablePreconditionTests {
  /// An id whose hash value can be changed.
  final class Key: Hashable {
    var number: Int

    init(_ number: Int) { self.number = number }

    static func == (lhs: Key, rhs: Key) -> Bool { lhs === rhs }

    func hash(into hasher: inout Hasher) { hasher.combine(number) }
  }

  private func expect(
    _ result: ExitTest.Result?, says message: String,
    sourceLocation: SourceLocation = #_sourceLocation
  ) {
    let output = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
    let failure = output.firstMatch(of: /Precondition failed: (.*)/)
    #expect(failure.map { String($0.1) } == message, sourceLocation: sourceLocation)
  }

  @Test("removing an id whose hash value has changed stops the program", .urgent)
  func changedHashValue() async {
    expect(
      await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
        let keys = (0..<100).map { Key($0) }
        var array = IdentifiedArray(uniqueElements: keys, id: \.self)
        keys[7].number = -1
        array.remove(at: 7)
      },
      says: "The hash value of the id at index 7 has changed")
  }

  @Test("reserving more than the maximum capacity stops the program", .urgent)
  func capacity() async {
    expect(
      await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
        var array = IdentifiedArray<Int, Int>(id: \.self)
        array.reserveCapacity(1 << 30)
      },
      says: "A capacity of 1073741824 exceeds the maximum of 805306368")
  }
}
#endif
