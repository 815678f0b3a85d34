#if PortableViews
import ComposableUI
import Foundation
import Testing

struct OffsetsTests {
  @Test("Removing at offsets keeps the other elements in order")
  func remove() {
    var letters = ["a", "b", "c", "d"]
    letters.remove(atOffsets: [0, 2])
    #expect(letters == ["b", "d"])
    letters.remove(atOffsets: [])
    #expect(letters == ["b", "d"])
  }

  @Test("Moving puts the elements before the element at the destination")
  func move() {
    var letters = ["a", "b", "c", "d"]
    letters.move(fromOffsets: [0, 2], toOffset: 4)
    #expect(letters == ["b", "d", "a", "c"])
    letters.move(fromOffsets: [3], toOffset: 1)
    #expect(letters == ["b", "c", "d", "a"])
  }
}
#endif
