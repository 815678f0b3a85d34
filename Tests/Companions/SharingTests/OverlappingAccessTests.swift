import ConcurrencyExtras
import Foundation
import IdentifiedCollections
import Sharing
import Testing

@Suite("Overlapping access to shared values")
struct OverlappingAccessTests {
  struct Todo: Identifiable, Equatable, Sendable {
    var id: Int
    var title = ""
  }

  @Shared(value: [Todo(id: 1, title: "one"), Todo(id: 2, title: "two")])
  var todos: IdentifiedArrayOf<Todo>

  @Test("reads the value from before inside of the operation that changes it")
  func nestedRead() {
    @Shared(value: 1) var count
    $count.withLock {
      $0 = 10
      $0 += count
    }
    #expect(count == 11)
    @Shared(value: ["a"]) var names
    $names.withLock {
      $0.append("b")
      #expect(names == ["a"])
      #expect($names == $names)
      #expect($names.count.wrappedValue == 1)
      #expect($names.read { $0.joined() }.wrappedValue == "a")
      $0 += names
    }
    #expect(names == ["a", "b", "a"])
  }

  @Test("reads what is derived from a value inside of the operation that changes it")
  func derived() throws {
    let todo = try #require(Shared($todos[id: 1]))
    $todos.withLock { _ = $0.remove(id: todo.id) }
    #expect(todos.ids == [2])
    #expect(todo.wrappedValue == Todo(id: 1, title: "one"))
    let other = try #require(Shared($todos[id: 2]))
    other.withLock { $0.title += " of \(todos.count): \(other.wrappedValue.title)" }
    #expect(todos[id: 2]?.title == "two of 1: two")
  }

  @Test("reads while an element is being changed in place")
  func elements() {
    $todos.withLock { todos in
      func change(_ todo: inout Todo?) {
        todo?.title = "\(self.todos.map(\.title))"
      }
      change(&todos[id: 1])
    }
    #expect(todos.map(\.title) == [#"["one", "two"]"#, "two"])
  }

  @Test("loses a change inside of the operation that changes the value, and reports it")
  func nestedChange() throws {
    let todo = try #require(Shared($todos[id: 1]))
    let messages = issues {
      let title = $todos.withLock { todos in
        todos.remove(id: 2)
        return todo.withLock {
          $0.title = "changed"
          return $0.title
        }
      }
      #expect(title == "changed")
    }
    #expect(todos == [Todo(id: 1, title: "one")])
    #expect(
      messages == [
        """
        A shared value was changed inside of the 'withLock' that is changing it:

          Value: IdentifiedArray<Int, Todo>

        The inner change is lost: the outer one replaces it when it ends. To fix this, change the \
        value through the argument of the outer 'withLock'.
        """
      ])
    $todos.withLock { $0[id: 1]?.title = "again" }
    #expect(todos[id: 1]?.title == "again")
  }

  @Test("reads an earlier value of a large collection, which is reported, and then the one before")
  func large() throws {
    let initial = IdentifiedArray(uniqueElements: (0..<2_000).map { Todo(id: $0) })
    @Shared(value: initial) var todos
    let todo = try #require(Shared($todos[id: 7]))
    $todos.withLock { _ = $0.remove(id: 0) }
    let noMessages = issues {
      $todos.withLock { _ = $0.remove(id: todo.id) }
    }
    #expect(noMessages == [])
    let messages = issues {
      $todos.withLock {
        $0.removeLast()
        #expect(todos.count == 2_000)
      }
    }
    #expect(
      messages == [
        """
        A shared value was read inside of the 'withLock' that is changing it:

          Value: IdentifiedArray<Int, Todo>

        It is large and changed in place, so the read got an earlier value; from now on a copy is \
        kept during changes, which costs time. To fix this, read it through the argument of \
        'withLock'.
        """
      ])
    $todos.withLock {
      $0.removeLast()
      #expect(todos.count == 1_997)
    }
    #expect(todos.count == 1_996)
  }

  @Test("reads the value from before on another thread, without waiting")
  func otherThread() {
    $todos.withLock { todos in
      todos.removeAll()
      let shared = $todos
      let read = LockIsolated<[Int]>([])
      onAnotherThread { read.setValue(Array(shared.wrappedValue.ids)) }
      #expect(read.value == [1, 2])
    }
    #expect(todos.isEmpty)
  }

  @Test("reads each other's values on threads that change them at the same time")
  func crossing() {
    let first = Shared(value: Array(repeating: 1, count: 3))
    let second = Shared(value: Array(repeating: 2, count: 3))
    let sums = meetingOnTwoThreads { meet in
      first.withLock { value in
        value.append(0)
        meet()
        return second.wrappedValue.reduce(0, +)
      }
    } _: { meet in
      second.withLock { value in
        value.append(0)
        meet()
        return first.wrappedValue.reduce(0, +)
      }
    }
    #expect(sums == [6, 3])
    #expect(first.wrappedValue == [1, 1, 1, 0])
    #expect(second.wrappedValue == [2, 2, 2, 0])
  }

  @Test("reports changes of each other's values on threads that would wait for each other")
  func circle() {
    let first = Shared(value: 0)
    let second = Shared(value: 0)
    let messages = LockIsolated<[String]>([])
    _ = meetingOnTwoThreads { meet in
      let own = issues {
        first.withLock {
          $0 += 1
          meet()
          second.withLock { $0 += 10 }
        }
      }
      messages.withValue { $0 += own }
      return 0
    } _: { meet in
      let own = issues {
        second.withLock {
          $0 += 1
          meet()
          first.withLock { $0 += 10 }
        }
      }
      messages.withValue { $0 += own }
      return 0
    }
    // One of the inner changes is lost.
    #expect([[1, 11], [11, 1]].contains([first.wrappedValue, second.wrappedValue]))
    #expect(
      messages.value == [
        """
        Shared values were changed inside of each other's 'withLock' by threads that wait for one \
        another:

          Value: Int

        The inner change of this value is lost, or the threads would wait for ever. To fix this, \
        change one value after the other, or nest the changes in the same order everywhere.
        """
      ])
    second.withLock { $0 = 0 }
    first.withLock { $0 = 0 }
    #expect(first.wrappedValue + second.wrappedValue == 0)
  }

  @Test("keeps a list sound whose element changes its id, and reports it")
  func changedID() {
    let messages = issues {
      $todos[id: 1].withLock { $0?.id = 3 }
      #expect(todos.ids == [3, 2])
      #expect(todos[id: 3]?.title == "one")
      #expect(todos[id: 1] == nil)
      $todos[id: 3].withLock { $0?.id = 2 }
      #expect(todos == [Todo(id: 2, title: "two")])
      $todos[id: 5].withLock { $0 = Todo(id: 6, title: "six") }
      #expect(todos.ids == [2, 6])
    }
    #expect(messages.count == 3)
  }

  /// Runs two operations on threads of their own, and returns their results.
  ///
  /// - Parameters: The operations, which are given a function that waits until both have called it.
  private func meetingOnTwoThreads<R: Sendable>(
    _ first: @escaping @Sendable (_ meet: () -> Void) -> R,
    _ second: @escaping @Sendable (_ meet: () -> Void) -> R
  ) -> [R] {
    let arrivals = [DispatchSemaphore(value: 0), DispatchSemaphore(value: 0)]
    let ends = [DispatchSemaphore(value: 0), DispatchSemaphore(value: 0)]
    let results = LockIsolated<[Int: R]>([:])
    for (index, operation) in [first, second].enumerated() {
      Thread.detachNewThread {
        let result = operation {
          arrivals[index].signal()
          arrivals[1 - index].wait()
        }
        results.withValue { $0[index] = result }
        ends[index].signal()
      }
    }
    for end in ends {
      guard end.wait(timeout: .now() + 20) == .success else {
        Issue.record("The threads wait for each other")
        return []
      }
    }
    return [0, 1].compactMap { results.value[$0] }
  }
}
