import ConcurrencyExtras
import Testing

@testable import Dependencies

struct WithDependenciesFromModelTests {
  class Parent {
    @Dependency(\.greeter.greeting) var greeting

    func makeChild() -> Child {
      withDependencies(from: self) { Child() }
    }
  }

  final class Derived: Parent {
    let unrelated = 1
  }

  final class Child {
    @Dependency(\.greeter.greeting) var greeting
  }

  final class Plain {}

  @Test("a child created in withDependencies(from:) has its parent's values")
  func propagation() {
    for makeParent in [{ Parent() }, { Derived() }] {
      let parent = withDependencies {
        $0.greeter.greeting = "parent"
      } operation: {
        makeParent()
      }
      #expect(parent.makeChild().greeting == "parent")
    }
  }

  @Test("withDependencies remembers a returned object without @Dependency")
  func remembered() {
    let model = withDependencies {
      $0.greeter.greeting = "remembered"
    } operation: {
      Plain()
    }
    #expect(withDependencies(from: model) { Child() }.greeting == "remembered")
  }

  @Test("an object returned by nested operations keeps the inner overrides")
  func nested() {
    for makeModel in [{ Plain() as AnyObject }, { Parent() as AnyObject }] {
      let model = withDependencies {
        $0.greeter.greeting = "outer"
        $0.lenient = "outer"
      } operation: {
        withDependencies {
          $0.greeter.greeting = "inner"
        } operation: {
          makeModel()
        }
      }
      withDependencies(from: model) {
        let dependencies = DependencyValues._current
        #expect(dependencies.greeter.greeting == "inner")
        #expect(dependencies.lenient == "outer")
      }
    }
  }

  @Test("withDependencies remembers an object that it returns as a value of another type")
  func rememberedExistential() {
    func remembers<Result>(_ model: AnyObject, returning result: Result) -> Bool {
      _ = withDependencies {
        $0.greeter.greeting = "remembered"
      } operation: {
        result
      }
      return withDependencies(from: model) { Child() }.greeting == "remembered"
    }
    let (first, second) = (Plain(), Plain())
    #expect(remembers(first, returning: first as Any))
    #expect(remembers(second, returning: second as AnyObject))
  }

  @Test("an object's own property wins over overrides remembered for it")
  func property() {
    let model = withDependencies {
      $0.greeter.greeting = "outer"
      $0.lenient = "outer"
    } operation: {
      // An array is not remembered.
      withDependencies {
        $0.greeter.greeting = "inner"
      } operation: {
        [Parent()]
      }[0]
    }
    #expect(model.makeChild().greeting == "inner")
    withDependencies(from: model) { #expect(DependencyValues._current.lenient == "outer") }
  }

  @Test("an object returned a second time keeps its first overrides")
  func returnedAgain() {
    let model = Plain()
    withDependencies {
      $0.greeter.greeting = "first"
    } operation: {
      model
    }
    withDependencies {
      $0.greeter.greeting = "second"
      $0.interface = 7
    } operation: {
      model
    }
    withDependencies(from: model) {
      #expect(DependencyValues._current.greeter.greeting == "first")
      #expect(DependencyValues._current.interface == 7)
    }
  }

  @Test("an object's dependencies are forgotten after it is released")
  func forgotten() {
    let models = RememberedModels()
    for _ in 0..<1_000 { models.remember(Plain()) }
    #expect(models.count <= 64)
    models.remember(1)
    models.remember("not an object")
    #expect(models.count <= 64)
  }

  @Test("overrides in withDependencies(from:) apply on top of the parent's")
  func overrides() async {
    let parent = withDependencies {
      $0.greeter.greeting = "parent"
      $0.interface = 1
    } operation: {
      Parent()
    }
    withDependencies(from: parent) {
      $0.greeter.greeting += " and more"
    } operation: {
      @Dependency(\.greeter.greeting) var greeting
      @Dependency(\.interface) var number
      #expect(greeting == "parent and more")
      #expect(number == 1)
    }
    await withDependencies(from: parent) {
      await Task.yield()
      $0.interface = 2
    } operation: {
      await Task.yield()
      @Dependency(\.greeter.greeting) var greeting
      @Dependency(\.interface) var number
      #expect(greeting == "parent")
      #expect(number == 2)
    }
  }

  @Test("an object without known dependencies is reported")
  func unknown() {
    let messages = issues {
      #expect(withDependencies(from: Plain()) { Child() }.greeting == "test")
    }
    #expect(
      messages == [
        """
        'withDependencies(from:)' was given a model whose dependencies are unknown:

          Model: WithDependenciesFromModelTests.Plain

        To fix this, give the model a '@Dependency' property, or create it as the result of the \
        operation of 'withDependencies'. The dependencies of the current task are used for now.
        """
      ])
  }
}
