@_spi(Internals) import ComposableCore
import Testing

@Suite struct InternalsTests {
  @Test("an app tells of its life where it is one of Apple's systems that runs it")
  func lifecycle() {
    let names = [
      willResignNotificationName, willEnterForegroundNotificationName,
      willTerminateNotificationName,
    ]
    #if canImport(Darwin)
    #expect(names.contains { $0 != nil })
    #else
    #expect(names.allSatisfy { $0 == nil })
    #endif
  }

  @Test("there is one identity of whatever is presented")
  func presentedID() {
    #expect(_PresentedID() == _PresentedID())
  }
}
