#if PortableViews
/// A change of one value in the environment of a view.
package protocol EnvironmentChange {
  /// Applies the change to environment values.
  @MainActor func apply(to values: inout EnvironmentValues)

  /// Returns whether another change of the same type has the same effect.
  func isSame(as other: any EnvironmentChange) -> Bool

  /// Whether the change may be one of the layout direction, which renderers draw.
  var mayChangeDirection: Bool { get }
}

extension EnvironmentChange {
  package var mayChangeDirection: Bool { false }
}

/// A view with another environment.
struct EnvironmentView<Content: View, Change: EnvironmentChange> {
  let content: Content
  let change: Change
}

extension EnvironmentView: View, PrimitiveView {
  func content(in environment: EnvironmentValues) -> ViewContent {
    .environment(change, content)
  }
}
#endif
