import Observation
import Testing

@testable import PerceptionCore

@MainActor
struct VisitedObjectsTests {
  @Observable
  final class Room {
    var count = 0
  }

  @Test("the read by a second visitor is reported once, unless the object is shared")
  func reads() {
    let room = Room()
    let (first, second) = (Visitor("first"), Visitor("second"))
    func isReported(_ room: Room, _ visitor: Visitor) -> Bool {
      VisitedObjects.record(of: room).isFirstRead(byAnother: visitor)
    }
    #expect(
      [first, first, second, second, first].map { isReported(room, $0) }
        == [false, false, true, false, false])
    #expect(VisitedObjects.record(of: room).name() == "Room")
    let lobby = Room().sharedAmongVisitors()
    #expect([first, second].map { isReported(lobby, $0) } == [false, false])
  }

  @Test("records of released objects are removed, and not taken over by new ones")
  func released() {
    let room = Room()
    let record = VisitedObjects.record(of: room)
    for number in 0..<2_000 {
      let other = VisitedObjects.record(of: Room())
      #expect(!other.isFirstRead(byAnother: Visitor(number)))
    }
    #expect(VisitedObjects.count < 500)
    #expect(VisitedObjects.record(of: room) === record)
  }
}
