import Dependencies
import Testing

struct PrepareDependenciesTests {
  @Test("prepareDependencies sets a dependency's default value")
  func prepares() async {
    prepareDependencies { $0.mailer.address = "prepared" }
    @Dependency(\.mailer.address) var address
    #expect(address == "prepared")
    let inTask = await Task { DependencyValues._current.mailer.address }.value
    #expect(inTask == "prepared")
    withDependencies {
      $0.mailer.address = "override"
    } operation: {
      #expect(address == "override")
    }
  }

  @Test("prepareDependencies returns and throws what its closure does")
  func result() {
    struct Failure: Error {}
    #expect(prepareDependencies { _ in 42 } == 42)
    #expect(throws: Failure.self) { try prepareDependencies { _ in throw Failure() } }
  }

  @Test("prepareDependencies applies to the current context only")
  func context() {
    enum Key: DependencyKey {
      static let liveValue = "live"
      static let testValue = "test"
    }
    withDependencies {
      $0.context = .live
    } operation: {
      prepareDependencies { $0[Key.self] = "prepared" }
      #expect(DependencyValues._current[Key.self] == "prepared")
    }
    #expect(DependencyValues._current[Key.self] == "test")
    #expect(DependencyValues._current.context == .test)
  }

  @Test("prepareDependencies does not affect other tests")
  func isolation() {
    @Dependency(\.mailer.address) var address
    let messages = issues { #expect(address == "live") }
    #expect(messages.count == 1)
  }

  @Test("a context prepared in a test is the test's own")
  func contextOfTest() async {
    prepareDependencies {
      $0.context = .live
      $0.greeter.greeting = "prepared"
    }
    @Dependency(\.greeter.greeting) var greeting
    #expect(greeting == "prepared")
    #expect(DependencyValues._current.context == .live)
    #expect(DependencyValues().context == .live)
    // A detached task belongs to no test, like the rest of the process.
    let outside = await Task.detached {
      (DependencyValues._current.context, DependencyValues.live.greeter.greeting)
    }.value
    #expect(outside.0 == .test)
    #expect(outside.1 == "live")
  }

  @Test("preparing a dependency twice is reported and keeps the first value")
  func twice() {
    prepareDependencies { $0.interface = 1 }
    let messages = issues { prepareDependencies { $0.interface = 2 } }
    @Dependency(\.interface) var number
    #expect(number == 1)
    #expect(
      messages == [
        """
        'prepareDependencies' was given a dependency that was prepared before:

          Key: InterfaceKey

        The first value stays. To fix this, prepare each dependency once, where the process starts.
        """
      ])
  }

  @Test("preparing a dependency after it was read is reported and ignored")
  func tooLate() {
    @Dependency(\.interface) var number
    #expect(number == 42)
    let messages = issues { prepareDependencies { $0.interface = 2 } }
    #expect(number == 42)
    #expect(
      messages == [
        """
        'prepareDependencies' was given a dependency that has been read already:

          Key: InterfaceKey

        Code that read it keeps the earlier value, so the new one is ignored. To fix this, prepare \
        dependencies before anything reads them, at the very start of the process.
        """
      ])
  }
}
