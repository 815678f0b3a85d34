#if PortableViews
/// A reusable change of a view.
@MainActor @preconcurrency
public protocol ViewModifier {
  /// The type of the changed view.
  associatedtype Body: View

  /// The view to change.
  typealias Content = _ViewModifier_Content<Self>

  /// Returns the changed view.
  @ViewBuilder @MainActor @preconcurrency func body(content: Content) -> Body
}

/// The view that a modifier changes.
///
/// The underscore follows SwiftUI, where the type has the same name.
public struct _ViewModifier_Content<Modifier: ViewModifier> {
  let view: AnyView
}

extension _ViewModifier_Content: View, PrimitiveView {
  /// The type of the body: a primitive view has none.
  public typealias Body = Never

  package func content(in environment: EnvironmentValues) -> ViewContent {
    .branch(ViewBranch(.only, view))
  }
}

/// A view with a modifier.
public struct ModifiedContent<Content, Modifier> {
  /// The view.
  public var content: Content
  /// The modifier.
  public var modifier: Modifier

  /// Creates a modified view.
  public init(content: Content, modifier: Modifier) {
    self.content = content
    self.modifier = modifier
  }
}

extension ModifiedContent: View where Content: View, Modifier: ViewModifier {
  /// The changed view.
  public var body: some View {
    modifier.body(content: _ViewModifier_Content(view: AnyView(content)))
  }
}

extension View {
  /// Applies a modifier to the view.
  nonisolated public func modifier<T>(_ modifier: T) -> ModifiedContent<Self, T> {
    ModifiedContent(content: self, modifier: modifier)
  }
}
#endif
