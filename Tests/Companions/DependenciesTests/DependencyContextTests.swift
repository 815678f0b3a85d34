import Testing

@testable import Dependencies

struct DependencyContextTests {
  @Test(
    "the context is the environment's, else test in a test, else live",
    arguments: [
      ([:], false, DependencyContext.live),
      ([:], true, .test),
      (["XCODE_RUNNING_FOR_PREVIEWS": "1"], true, .preview),
      (["XCODE_RUNNING_FOR_PREVIEWS": "0"], false, .live),
      (["SWIFT_DEPENDENCIES_CONTEXT": "live"], true, .live),
      (["SWIFT_DEPENDENCIES_CONTEXT": "preview"], true, .preview),
      (["SWIFT_DEPENDENCIES_CONTEXT": "test"], false, .test),
      (["SWIFT_DEPENDENCIES_CONTEXT": "live", "XCODE_RUNNING_FOR_PREVIEWS": "1"], false, .live),
    ])
  func inference(environment: [String: String], isTesting: Bool, expected: DependencyContext) {
    #expect(DependencyContext.inferred(from: environment, isTesting: isTesting) == expected)
  }

  @Test("an unknown context in the environment is reported and ignored")
  func unknown() {
    let messages = issues {
      let context = DependencyContext.inferred(
        from: ["SWIFT_DEPENDENCIES_CONTEXT": "staging"], isTesting: false)
      #expect(context == .live)
    }
    #expect(
      messages == [
        """
        The environment variable 'SWIFT_DEPENDENCIES_CONTEXT' is set to an unknown context:

          Value: staging

        To fix this, set it to 'live', 'preview' or 'test', or unset it. It is ignored for now.
        """
      ])
  }

  @Test("a test process has the test context")
  func ofProcess() {
    @Dependency(\.context) var context
    #expect(context == .test)
    withDependencies {
      $0.context = .live
    } operation: {
      #expect(context == .live)
    }
  }
}
