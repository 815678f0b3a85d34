import ConcurrencyExtrasTestSupport
@_spi(Internals) import Dependencies
import Testing

/// Code that is generic over keys names the type of their values.
private func values<Key: DependencyKey>(of _: Key.Type) -> (live: Key.Value, test: Key.Value) {
  (Key.liveValue, testValue(of: Key.self))
}

private func testValue<Key: TestDependencyKey>(of _: Key.Type) -> Key.Value { Key.testValue }

/// Default values of dependencies.
struct DefaultValueTests {
  @Test("a dependency's default value depends on the context")
  func contexts() {
    @Dependency(\.greeter.greeting) var greeting
    #expect(greeting == "test")
    withDependencies {
      $0.context = .live
    } operation: {
      #expect(greeting == "live")
    }
    withDependencies {
      $0.context = .preview
    } operation: {
      #expect(greeting == "preview")
    }
    #expect(DependencyValues.live.greeter.greeting == "live")
    #expect(DependencyValues.preview.greeter.greeting == "preview")
    #expect(DependencyValues.test.greeter.greeting == "test")
  }

  @Test("a key without preview or test values falls back to another value")
  func fallbacks() {
    #expect(DependencyValues.preview.mailer.address == "live")
    #expect(DependencyValues.test.lenient == "lenient")
    #expect(DependencyValues.preview.interface == 42)
  }

  @Test("generic code reads a key's live and test values by its type")
  func generic() {
    #expect(values(of: Engine.self).live.cylinders == 12)
    #expect(values(of: Engine.self).test.cylinders == 4)
  }

  @Test("a dependency is read and overridden by its key's type")
  func keyType() {
    @Dependency(Engine.self) var engine
    #expect(engine.cylinders == 4)
    withDependencies {
      $0[Engine.self].cylinders = 6
    } operation: {
      #expect(engine.cylinders == 6)
    }
  }

  @Test("the subscript 'type:' reads and writes by the key's type")
  func labelledKeyType() {
    var values = DependencyValues.test
    #expect(values[type: Engine.self].cylinders == 4)
    values[type: Engine.self].cylinders = 5
    #expect(values[Engine.self].cylinders == 5)
  }

  @Test("installed dependencies replace default values, but not overrides")
  func install() {
    var values = DependencyValues()
    values.greeter.greeting = "installed"
    var greeter = Dependency(\.greeter.greeting)
    var engine = Dependency(Engine.self)
    greeter.install(values)
    engine.install(values)
    #expect(greeter.wrappedValue == "installed")
    #expect(engine.wrappedValue.cylinders == 4)
    withDependencies {
      $0.greeter.greeting = "override"
    } operation: {
      #expect(greeter.wrappedValue == "override")
    }
  }

  @Test("a default value reads the overrides of the values that first need it")
  func nested() {
    var values = DependencyValues()
    values.greeter.greeting = "override"
    #expect(values.composed == "composed of override")
  }

  @Test("a default value is created once per test and keeps its state")
  func identity() async {
    @Dependency(\.counter) var counter
    #expect(counter.increment() == 1)
    #expect(counter.increment() == 2)
    let inTask = await Task { [counter] in counter.increment() }.value
    #expect(inTask == 3)
    @Dependency(Counter.self) var sameCounter
    #expect(sameCounter === counter)
  }

  @Test("a default value is not shared with another test: first")
  func isolationFirst() {
    @Dependency(\.counter) var counter
    #expect(counter.increment() == 1)
  }

  @Test("a default value is not shared with another test: second")
  func isolationSecond() {
    @Dependency(\.counter) var counter
    #expect(counter.increment() == 1)
  }

  @Test("live and preview values are not shared with another test", arguments: [1, 2])
  func isolationOfContexts(_ argument: Int) async {
    for context in [DependencyContext.live, .preview] {
      await withDependencies {
        $0.context = context
      } operation: {
        @Dependency(\.counter) var counter
        counter.increment()
        let outside = await Task.detached {
          // A detached task belongs to no test, like the rest of the process.
          withDependencies {
            $0.context = context
          } operation: {
            DependencyValues._current.counter
          }
        }.value
        #expect(outside !== counter)
        #expect(DependencyValues._current.counter === counter)
      }
    }
  }

  @Test("a default value is not shared with other dependency values")
  func separate() {
    @Dependency(\.counter) var counter
    #expect(counter.increment() == 1)
    withDependencies {
      $0 = DependencyValues()
    } operation: {
      @Dependency(\.counter) var counter
      #expect(counter.increment() == 1)
    }
    #expect(counter.increment() == 2)
  }

  #if !os(iOS) && !os(tvOS) && !os(watchOS) && !os(visionOS)
  @Test("a default value that depends on itself traps", .urgent)
  func cycle() async {
    let result = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) {
      _ = DependencyValues._current[CyclicKey.self]
    }
    let message = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
    #expect(message.contains("The default value of 'CyclicKey' depends on itself"))
  }
  #endif

  @Test("a default value is created once when several tasks read it at once")
  func race() async {
    for _ in 0..<50 {
      let values = DependencyValues()
      let identities = await withTaskGroup(of: ObjectIdentifier.self) { group in
        for _ in 0..<8 { group.addTask { ObjectIdentifier(values.counter) } }
        return await group.reduce(into: Set()) { $0.insert($1) }
      }
      #expect(identities.count == 1)
    }
  }
}
