import ConcurrencyExtras
import Testing

@testable import Dependencies

struct WithDependenciesTests {
  struct Failure: Error, Equatable {}

  struct Model: Sendable {
    @Dependency(\.greeter.greeting) var greeting
    @Dependency(\.interface) var number
  }

  @Test("withDependencies overrides a dependency only during the operation")
  func scope() {
    @Dependency(\.greeter.greeting) var greeting
    let result = withDependencies {
      $0.greeter.greeting = "override"
    } operation: {
      greeting
    }
    #expect(result == "override")
    #expect(greeting == "test")
  }

  @Test("the innermost override wins, and other overrides stay")
  func nesting() {
    let model = Model()
    withDependencies {
      $0.greeter.greeting = "outer"
      $0.interface = 1
    } operation: {
      withDependencies {
        $0.greeter.greeting += " inner"
      } operation: {
        #expect(model.greeting == "outer inner")
        #expect(model.number == 1)
      }
      #expect(model.greeting == "outer")
    }
  }

  @Test("each of many overrides has its own value, whatever the order in which they are written")
  func manyOverrides() {
    let numbers = [5, 2, 7, 0, 3, 6, 1, 4]
    withDependencies {
      for number in numbers { $0.setNumber(number, to: number) }
    } operation: {
      withDependencies {
        $0.setNumber(3, to: 33)
        $0.setNumber(8, to: 8)
      } operation: {
        #expect(DependencyValues._current.numbers == [0, 1, 2, 33, 4, 5, 6, 7, 8])
      }
      #expect(DependencyValues._current.numbers == [0, 1, 2, 3, 4, 5, 6, 7, -1])
    }
  }

  @Test("withDependencies rethrows errors of the update and the operation")
  func throwing() async {
    #expect(throws: Failure()) {
      try withDependencies { _ in
        throw Failure()
      } operation: {
      }
    }
    #expect(throws: Failure()) {
      try withDependencies { _ in
      } operation: {
        throw Failure()
      }
    }
    await #expect(throws: Failure()) {
      try await withDependencies { _ in
        await Task.yield()
        throw Failure()
      } operation: {
        await Task.yield()
      }
    }
  }

  @Test("overrides apply to an async operation and the tasks it starts")
  func asynchronous() async {
    let model = Model()
    let task = await withDependencies {
      await Task.yield()
      $0.greeter.greeting = "override"
    } operation: {
      await Task.yield()
      #expect(model.greeting == "override")
      return Task {
        await Task.yield()
        return model.greeting
      }
    }
    #expect(await task.value == "override")
    #expect(await Task.detached { Model().greeting }.value == "test")
  }

  @MainActor
  @Test("an async operation stays on the caller's actor")
  func isolation() async {
    var log: [String] = []
    await withDependencies {
      $0.greeter.greeting = "override"
    } operation: {
      await Task.yield()
      MainActor.assertIsolated()
      log.append("done")
    }
    #expect(log == ["done"])
  }

  @Test("a @Dependency property captures the overrides at its creation")
  func capture() {
    let model = withDependencies {
      $0.greeter.greeting = "creation"
    } operation: {
      Model()
    }
    #expect(model.greeting == "creation")
    #expect(model.number == 42)
    withDependencies {
      $0.interface = 1
    } operation: {
      #expect(model.greeting == "creation")
      #expect(model.number == 1)
    }
    withDependencies {
      $0.greeter.greeting = "later"
    } operation: {
      #expect(model.greeting == "later")
    }
    #expect(model.greeting == "creation")
  }

  @Test("a property created under nested overrides reads all of them")
  func layers() {
    final class Parent {
      @Dependency(\.interface) var number
    }
    let parent = withDependencies {
      $0.interface = 7
    } operation: {
      Parent()
    }
    withDependencies {
      $0.greeter.greeting = "inner"
    } operation: {
      let child = withDependencies(from: parent) { Model() }
      #expect(child.greeting == "inner")
      #expect(child.number == 7)
      withDependencies {
        $0.lenient = "third"
      } operation: {
        #expect(child.greeting == "inner")
        #expect(child.number == 7)
      }
    }
  }

  @Test("writing to copied dependency values leaves the original unchanged")
  func copyOnWrite() {
    var original = DependencyValues()
    original.interface = 1
    var copy = original
    copy.interface = 2
    copy.context = .live
    #expect(original.interface == 1)
    #expect(copy.interface == 2)
    #expect(original.context == .test)
    #expect(copy.context == .live)
  }

  @Test("a complete set of dependency values can be made current")
  func exactValues() async {
    var values = DependencyValues()
    values.interface = 9
    #expect(DependencyValues.withValues(values) { DependencyValues._current.interface } == 9)
    let result = await DependencyValues.withValues(values) {
      await Task.yield()
      return DependencyValues._current.interface
    }
    #expect(result == 9)
  }
}

private enum First: TestDependencyKey {
  static let testValue = -1
}

/// The key after another one.
private enum Next<Key: TestDependencyKey<Int>>: TestDependencyKey {
  static var testValue: Int { -1 }
}

extension DependencyValues {
  fileprivate var numbers: [Int] { (0...8).map { number($0, First.self) } }

  fileprivate mutating func setNumber(_ index: Int, to value: Int) {
    setNumber(index, to: value, First.self)
  }

  private func number<Key: TestDependencyKey<Int>>(_ index: Int, _ key: Key.Type) -> Int {
    index == 0 ? self[key] : number(index - 1, Next<Key>.self)
  }

  private mutating func setNumber<Key: TestDependencyKey<Int>>(
    _ index: Int, to value: Int, _ key: Key.Type
  ) {
    if index == 0 { self[key] = value } else { setNumber(index - 1, to: value, Next<Key>.self) }
  }
}
