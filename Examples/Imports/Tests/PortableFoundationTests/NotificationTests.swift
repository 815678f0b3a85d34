#if canImport(FoundationNetworking)
import PortableFoundation
import Testing

/// Notifications as a sequence.
@MainActor
struct NotificationTests {
  private let center = NotificationCenter()
  private let name = Notification.Name("refresh")

  @Test("what is posted after the iterator was made is in the sequence")
  func posted() async {
    center.post(name: name, object: nil, userInfo: ["number": 0])
    var iterator = center.notifications(named: name).makeAsyncIterator()
    center.post(name: name, object: nil, userInfo: ["number": 1])
    center.post(name: Notification.Name("other"), object: nil)
    center.post(name: name, object: nil, userInfo: ["number": 2])
    let first = await iterator.next()
    let second = await iterator.next()
    #expect(first?.userInfo?["number"] as? Int == 1)
    #expect(second?.userInfo?["number"] as? Int == 2)
  }

  @Test("a cancelled task ends the sequence")
  func cancelled() async {
    let notifications = center.notifications(named: name)
    let task = Task {
      var count = 0
      for await _ in notifications { count += 1 }
      return count
    }
    task.cancel()
    #expect(await task.value == 0)
  }
}
#endif
