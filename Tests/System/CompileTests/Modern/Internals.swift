@_spi(Internals) import ComposableCore
import Testing

@Suite struct InternalsTests {
  @Test("names of app notifications are available on Apple's systems only")
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

  @Test("the identities of presented features are equal")
  func presentedID() {
    #expect(_PresentedID() == _PresentedID())
  }
}
