@_spi(Internals) import ComposableCore
import Testing

@Suite struct StackElementIDTests {
  @Test("a generator tells its next id without handing it out")
  func peeking() {
    let generator: StackElementIDGenerator = .incrementing(from: 5)
    #expect(generator.peek() == 5)
    #expect(generator.peek() == 5)
    #expect(generator.next() == 5)
    #expect(generator.peek() == 6)
    #expect(generator.next().generation == 6)
  }

  @Test("a copy counts on from where the generator is, and each leaves the other alone")
  func copy() {
    let generator = StackElementIDGenerator.incrementing()
    _ = generator.next()
    let copy = generator.incrementingCopy()
    #expect(copy.next() == 1)
    #expect(copy.next() == 2)
    #expect(generator.next() == 1)
  }

  @Test("the generator is a dependency, which stacks take the ids of their elements from")
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

  @Test("an id is shown by its number, in every form")
  func descriptions() {
    let id: StackElementID = 7
    #expect(id.description == "#7")
    #expect(id.debugDescription == "#7")
    #expect(id.customDumpDescription == "#7")
    #expect(String(customDumping: [id: 1]) == "[\n  #7: 1\n]")
    #expect(StackState(["a"]).debugDescription == #"[#0: "a"]"#)
  }
}
