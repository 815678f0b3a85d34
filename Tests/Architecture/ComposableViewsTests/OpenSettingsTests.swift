#if Macros
import ComposableArchitecture
import IssueReporting
import Testing

struct OpenSettingsTests {
  @Test("an overridden function is called, and a test without one is told to override it")
  func overridden() async {
    let calls = LockIsolated(0)
    await withDependencies {
      $0.openSettings = { calls.withValue { $0 += 1 } }
    } operation: {
      @Dependency(\.openSettings) var openSettings
      await openSettings()
    }
    #expect(calls.value == 1)

    @Dependency(\.openSettings) var openSettings
    await withKnownIssue {
      await openSettings()
    } matching: {
      $0.description.contains("A test has opened settings with")
    }
  }

  @Test("a live page says that it has no settings")
  func live() async {
    await withDependencies {
      $0.context = .live
    } operation: {
      @Dependency(\.openSettings) var openSettings
      await withKnownIssue {
        await openSettings()
      } matching: {
        $0.description.contains("a page in a browser has no settings of a system")
      }
    }
  }
}
#endif
