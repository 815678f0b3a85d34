#if Macros
import Testing

@testable import PrimeTime

struct PrimeCountClientTests {
  @Test(
    "The live client ends with the count", arguments: [(0, 0), (2, 1), (3_000_000, 216_816)])
  func count(limit: Int, count: Int) async {
    var last: PrimeCountClient.Update?
    for await update in PrimeCountClient.liveValue.updates(limit) { last = update }
    #expect(last == .count(count))
  }

  @Test("Cancelling the reader ends the stream without a count")
  func cancellation() async {
    let task = Task {
      var updates: [PrimeCountClient.Update] = []
      for await update in PrimeCountClient.liveValue.updates(PrimeCountClient.limit) {
        updates.append(update)
      }
      return updates
    }
    task.cancel()
    #expect(await task.value.allSatisfy { $0 != .count(50_847_534) })
  }
}
#endif
