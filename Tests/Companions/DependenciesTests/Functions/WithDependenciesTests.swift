import ConcurrencyExtras
import Testing

@testable import Dependencies

@Suite("withDependencies")
struct WithDependenciesTests {
  struct Failure: Error, Equatable {}

  struct Model: Sendable {
    @Dependency(\.greeter.greeting) var greeting
    @Dependency(\.interface) var number
  }

  @Test("overrides a dependency for the operation, and no longer")
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

  @Test("the innermost override counts, and others stay")
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

  @Test("throws what the update and the operation throw")
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

  @Test("overrides hold for an asynchronous operation and the tasks that it starts")
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
  @Test("an asynchronous operation stays on the caller's actor")
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

  @Test("a property remembers the overrides in force at its creation")
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

  @Test("a property created under layered overrides sees every layer")
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

  @Test("writing to a copy leaves the original alone")
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

  @Test("a complete set of values can be made current")
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
