import IdentifiedCollections
import Sharing
import Testing

@Suite("Elements of shared collections")
struct ElementsTests {
  struct Todo: Identifiable, Equatable, Sendable {
    let id: Int
    var title = ""
  }

  @Shared(value: [Todo(id: 1, title: "one"), Todo(id: 2, title: "two")])
  var todos: IdentifiedArrayOf<Todo>

  @Test("are shared themselves")
  func shared() {
    let elements = Array($todos)
    #expect(elements.map(\.id) == [1, 2])
    let readers = Array(SharedReader($todos))
    #expect(readers.map(\.wrappedValue.title) == ["one", "two"])
    #expect([Shared<Todo>]($todos).count == 2)
    #expect([SharedReader<Todo>](SharedReader($todos)).count == 2)
    elements[1].title.withLock { $0 = "zwei" }
    #expect(todos[id: 2]?.title == "zwei")
  }

  @Test("are found by their ids")
  func identity() {
    let elements = Array($todos)
    $todos.withLock { $0.swapAt(0, 1) }
    #expect(elements.map(\.wrappedValue.title) == ["one", "two"])
    elements[0].withLock { $0.title = "eins" }
    #expect(todos.elements.map(\.title) == ["two", "eins"])
  }

  @Test("keep their last value when they are removed, and do not come back")
  func removal() {
    let elements = ContiguousArray($todos)
    $todos.withLock { _ = $0.remove(id: 1) }
    elements[0].withLock { $0.title += "!" }
    #expect(elements[0].wrappedValue == Todo(id: 1, title: "one!"))
    #expect(todos.ids == [2])
  }

  @Test("can be read where the collection can only be read")
  func readers() {
    let elements = Array(SharedReader($todos))
    $todos[id: 1].withLock { $0?.title = "eins" }
    #expect(elements.map(\.wrappedValue.title) == ["eins", "two"])
  }

  @Test("can be had one by one")
  func single() throws {
    let todo = try #require(Shared($todos[id: 2]))
    todo.title.withLock { $0 = "zwei" }
    #expect(todos[id: 2]?.title == "zwei")
    #expect(Shared($todos[id: 3]) == nil)
  }

  @Test("notify observers of any change of the collection")
  func observation() {
    let elements = Array($todos)
    let observer = Observer { _ = elements[0].wrappedValue }
    elements[0].title.withLock { $0 = "eins" }
    #expect(observer.count == 1)
  }
}
