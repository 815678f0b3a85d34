#if PortableViews
/// A change of one value in the environment of a view.
package protocol EnvironmentChange {
  /// Applies the change to environment values.
  @MainActor func apply(to values: inout EnvironmentValues)

  /// Returns whether another change of the same type has the same effect.
  func isSame(as other: any EnvironmentChange) -> Bool

  /// Whether the change may be one of a value that renderers draw, such as the layout direction.
  var mayChangeLooks: Bool { get }

  /// Returns the style that the value gives to the elements inside; `nil` for none.
  ///
  /// - Parameters:
  ///   - values: The values after the change.
  ///   - outer: The values before the change.
  @MainActor func style(in values: EnvironmentValues, from outer: EnvironmentValues)
    -> ElementStyle?
}

extension EnvironmentChange {
  package var mayChangeLooks: Bool { false }

  package func style(in values: EnvironmentValues, from outer: EnvironmentValues) -> ElementStyle? {
    nil
  }
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
