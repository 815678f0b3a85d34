import Testing

@testable import Dependencies

@Suite("DependencyContext")
struct DependencyContextTests {
  @Test(
    "is what the environment demands, else a preview, else whether tests run",
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

  @Test("reports a demand that it does not know, and ignores it")
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

  @Test("of this process is the test context")
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
