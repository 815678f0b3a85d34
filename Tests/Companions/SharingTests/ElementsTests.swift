import IdentifiedCollections
import Sharing
import Testing

/// Elements of shared collections.
struct ElementsTests {
  struct Chore: Identifiable, Equatable, Sendable {
    let id: Int
    var title = ""
  }

  @Shared(value: [Chore(id: 1, title: "one"), Chore(id: 2, title: "two")])
  var chores: IdentifiedArrayOf<Chore>

  @Test("elements of a shared collection are shared values")
  func shared() {
    let elements = Array($chores)
    #expect(elements.map(\.id) == [1, 2])
    let readers = Array(SharedReader($chores))
    #expect(readers.map(\.wrappedValue.title) == ["one", "two"])
    #expect([Shared<Chore>]($chores).count == 2)
    #expect([SharedReader<Chore>](SharedReader($chores)).count == 2)
    elements[1].title.withLock { $0 = "zwei" }
    #expect(chores[id: 2]?.title == "zwei")
  }

  @Test("a shared element stays the same when its position changes")
  func identity() {
    let elements = Array($chores)
    $chores.withLock { $0.swapAt(0, 1) }
    #expect(elements.map(\.wrappedValue.title) == ["one", "two"])
    elements[0].withLock { $0.title = "eins" }
    #expect(chores.elements.map(\.title) == ["two", "eins"])
  }

  @Test("a removed shared element keeps its last value and is not reinserted")
  func removal() {
    let elements = ContiguousArray($chores)
    $chores.withLock { _ = $0.remove(id: 1) }
    elements[0].withLock { $0.title += "!" }
    #expect(elements[0].wrappedValue == Chore(id: 1, title: "one!"))
    #expect(chores.ids == [2])
  }

  @Test("elements of a read-only shared collection can be read")
  func readers() {
    let elements = Array(SharedReader($chores))
    $chores[id: 1].withLock { $0?.title = "eins" }
    #expect(elements.map(\.wrappedValue.title) == ["eins", "two"])
  }

  @Test("a single element of a shared collection can be shared by its id")
  func single() throws {
    let chore = try #require(Shared($chores[id: 2]))
    chore.title.withLock { $0 = "zwei" }
    #expect(chores[id: 2]?.title == "zwei")
    #expect(Shared($chores[id: 3]) == nil)
  }

  @Test("a change of the collection notifies an element's observers")
  func observation() {
    let elements = Array($chores)
    let observer = Observer { _ = elements[0].wrappedValue }
    elements[0].title.withLock { $0 = "eins" }
    #expect(observer.count == 1)
  }
}
