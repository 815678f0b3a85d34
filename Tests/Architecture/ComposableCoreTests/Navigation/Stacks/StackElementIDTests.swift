@_spi(Internals) import ComposableCore
import Testing

struct StackElementIDTests {
  @Test("peek returns the next id without consuming it")
  func peeking() {
    let generator: StackElementIDGenerator = .incrementing(from: 5)
    #expect(generator.peek() == 5)
    #expect(generator.peek() == 5)
    #expect(generator.next() == 5)
    #expect(generator.peek() == 6)
    #expect(generator.next().generation == 6)
  }

  @Test("a copied generator starts at the same id and counts independently")
  func copy() {
    let generator = StackElementIDGenerator.incrementing()
    _ = generator.next()
    let copy = generator.incrementingCopy()
    #expect(copy.next() == 1)
    #expect(copy.next() == 2)
    #expect(generator.next() == 1)
  }

  @Test("stacks take their element ids from the generator dependency")
  func dependency() {
    withDependencies {
      $0.stackElementID = .incrementing(from: 100)
    } operation: {
      #expect(Array(StackState(["a", "b"]).ids) == [100, 101])
      @Dependency(\.stackElementID) var generator
      #expect(generator.peek() == 102)
    }
    // Each test counts from 0.
    #expect(Array(StackState(["a"]).ids) == [0])
  }

  @Test("a stack element id is described and dumped as its number")
  func descriptions() {
    let id: StackElementID = 7
    #expect(id.description == "#7")
    #expect(id.debugDescription == "#7")
    #expect(id.customDumpDescription == "#7")
    #expect(String(customDumping: [id: 1]) == "[\n  #7: 1\n]")
    #expect(StackState(["a"]).debugDescription == #"[#0: "a"]"#)
  }
}
