import ConcurrencyExtras
import Testing

struct SendableKeyPathTests {
  @Test("sendable key paths of every kind can be written in short form")
  func spellings() async {
    struct Point: Sendable {
      var x = 1
    }
    final class Box: @unchecked Sendable {
      // Safe: used by this test alone.
      var x = 1
    }
    let any: _SendableAnyKeyPath = \Point.x
    let partial: _SendablePartialKeyPath<Point> = \Point.x
    let readable: _SendableKeyPath<Point, Int> = \Point.x
    let writable: _SendableWritableKeyPath<Point, Int> = \Point.x
    let reference: _SendableReferenceWritableKeyPath<Box, Int> = \Box.x
    let sum = await Task.detached {
      var point = Point()
      point[keyPath: writable] += 1
      let box = Box()
      box[keyPath: reference] += 2
      return point[keyPath: readable] + box[keyPath: reference]
    }.value
    #expect(sum == 5)
    #expect(any == partial)
  }
}
