import PrimesModel
import Testing

/// The feed of all screens.
struct ActivityTests {
  @Test("a feed has the latest entry first, and forgets the oldest of more than fifty")
  func limit() {
    var activity = Activity()
    for number in 1...51 { activity.record(.checked(number)) }
    #expect(activity.entries.count == Activity.limit)
    #expect(activity.latest?.event == .checked(51))
    #expect(activity.entries.last?.event == .checked(2))
    activity.clear()
    #expect(activity.latest == nil)
    activity.record(.checked(1))
    #expect(activity.latest?.id == 52)
  }

  @Test("each event has a sentence")
  func sentences() {
    let events: [Activity.Event] = [
      .answered(NthPrime(n: 1, prime: 2)), .checked(9), .favourited(7), .unfavourited(7),
    ]
    #expect(
      events.map(\.sentence) == [
        "Learned: the 1st prime is 2", "Checked whether 9 is prime", "Added 7 to the favourites",
        "Removed 7 from the favourites",
      ])
  }
}
