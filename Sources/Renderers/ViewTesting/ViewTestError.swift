#if PortableViews
/// Something that a person could not do, with what is on the screen instead.
public struct ViewTestError: Error, CustomStringConvertible {
  /// What could not be done, and what there is.
  public let description: String

  @MainActor
  init(_ problem: String, in element: TestElement) {
    description = "\(problem). On the screen:\n\(element.snapshot())"
  }
}
#endif
