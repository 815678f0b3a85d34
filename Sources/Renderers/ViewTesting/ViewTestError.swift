#if PortableViews
/// A failed step of a test, with a snapshot of the screen.
public struct ViewTestError: Error, CustomStringConvertible {
  /// The cause of the failure, and a snapshot of the screen.
  public let description: String

  @MainActor
  init(_ problem: String, in element: TestElement) {
    description = "\(problem). On the screen:\n\(element.snapshot())"
  }
}
#endif
