#if PortableViews
/// The failure of a test's step, with a snapshot of the screen.
public struct ViewTestError: Error, CustomStringConvertible {
  /// The failure, and a snapshot of the screen.
  public let description: String

  @MainActor
  init(_ problem: String, in element: TestElement) {
    description = "\(problem). On the screen:\n\(element.snapshot())"
  }
}
#endif
