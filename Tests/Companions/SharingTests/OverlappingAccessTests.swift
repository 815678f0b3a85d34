import ConcurrencyExtras
import Foundation
import IdentifiedCollections
import Sharing
import Testing

/// Overlapping access to shared values.
struct OverlappingAccessTests {
  struct Chore: Identifiable, Equatable, Sendable {
    var id: Int
    var title = ""
  }

  @Shared(value: [Chore(id: 1, title: "one"), Chore(id: 2, title: "two")])
  var chores: IdentifiedArrayOf<Chore>

  @Test("reading a shared value inside its own withLock gets the old value")
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

  @Test("reading a derived value inside the base's withLock gets the old value")
  func derived() throws {
    let chore = try #require(Shared($chores[id: 1]))
    $chores.withLock { _ = $0.remove(id: chore.id) }
    #expect(chores.ids == [2])
    #expect(chore.wrappedValue == Chore(id: 1, title: "one"))
    let other = try #require(Shared($chores[id: 2]))
    other.withLock { $0.title += " of \(chores.count): \(other.wrappedValue.title)" }
    #expect(chores[id: 2]?.title == "two of 1: two")
  }

  @Test("reading a collection while changing its element gets the old value")
  func elements() {
    $chores.withLock { chores in
      func change(_ chore: inout Chore?) {
        chore?.title = "\(self.chores.map(\.title))"
      }
      change(&chores[id: 1])
    }
    #expect(chores.map(\.title) == [#"["one", "two"]"#, "two"])
  }

  @Test("changing a value inside its own withLock is reported and lost")
  func nestedChange() throws {
    let chore = try #require(Shared($chores[id: 1]))
    let messages = issues {
      let title = $chores.withLock { chores in
        chores.remove(id: 2)
        return chore.withLock {
          $0.title = "changed"
          return $0.title
        }
      }
      #expect(title == "changed")
    }
    #expect(chores == [Chore(id: 1, title: "one")])
    #expect(
      messages == [
        """
        A shared value was changed inside of the 'withLock' that is changing it:

          Value: IdentifiedArray<Int, Chore>

        The inner change is lost: the outer one replaces it when it ends. To fix this, change the \
        value through the argument of the outer 'withLock'.
        """
      ])
    $chores.withLock { $0[id: 1]?.title = "again" }
    #expect(chores[id: 1]?.title == "again")
  }

  @Test("reading a large collection in its own withLock reports a stale read")
  func large() throws {
    let initial = IdentifiedArray(uniqueElements: (0..<2_000).map { Chore(id: $0) })
    @Shared(value: initial) var chores
    let chore = try #require(Shared($chores[id: 7]))
    $chores.withLock { _ = $0.remove(id: 0) }
    let noMessages = issues {
      $chores.withLock { _ = $0.remove(id: chore.id) }
    }
    #expect(noMessages == [])
    let messages = issues {
      $chores.withLock {
        $0.removeLast()
        #expect(chores.count == 2_000)
      }
    }
    #expect(
      messages == [
        """
        A shared value was read inside of the 'withLock' that is changing it:

          Value: IdentifiedArray<Int, Chore>

        It is large and changed in place, so the read got an earlier value; from now on a copy is \
        kept during changes, which costs time. To fix this, read it through the argument of \
        'withLock'.
        """
      ])
    $chores.withLock {
      $0.removeLast()
      #expect(chores.count == 1_997)
    }
    #expect(chores.count == 1_996)
  }

  @Test("reading in withLock from another thread gets the old value at once")
  func otherThread() {
    $chores.withLock { chores in
      chores.removeAll()
      let shared = $chores
      let read = LockIsolated<[Int]>([])
      onAnotherThread { read.setValue(Array(shared.wrappedValue.ids)) }
      #expect(read.value == [1, 2])
    }
    #expect(chores.isEmpty)
  }

  @Test("threads that change two values can read each other's old values")
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

  @Test("nested changes that would deadlock are reported, and one is lost")
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
        A shared value was changed while threads would wait for one another:

          Value: Int

        The change is lost, or the threads would deadlock: the thread that changes the value \
        already waits for this one. Usual causes are changes nested in a different order, and \
        dependencies that change the value when they are created. To fix this, change one value \
        after the other, and create such dependencies outside of 'withLock'.
        """
      ])
    second.withLock { $0 = 0 }
    first.withLock { $0 = 0 }
    #expect(first.wrappedValue + second.wrappedValue == 0)
  }

  @Test("changing an element's id in place is reported, and the list stays valid")
  func changedID() {
    let messages = issues {
      $chores[id: 1].withLock { $0?.id = 3 }
      #expect(chores.ids == [3, 2])
      #expect(chores[id: 3]?.title == "one")
      #expect(chores[id: 1] == nil)
      $chores[id: 3].withLock { $0?.id = 2 }
      #expect(chores == [Chore(id: 2, title: "two")])
      $chores[id: 5].withLock { $0 = Chore(id: 6, title: "six") }
      #expect(chores.ids == [2, 6])
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
