#if PortableViews
/// A view that is evaluated again only when it differs from the one before.
///
/// Views here that are `Equatable` are compared without it, too.
public struct EquatableView<Content: View & Equatable> {
  /// The view that is compared.
  public var content: Content

  /// Creates a view that is compared with the one before.
  nonisolated public init(content: Content) { self.content = content }
}

extension EquatableView: Equatable {}

extension EquatableView: View {
  /// The view that is compared.
  public var body: some View { content }
}

extension View where Self: Equatable {
  /// Evaluates the view again only when it differs from the one before.
  nonisolated public func equatable() -> EquatableView<Self> { EquatableView(content: self) }
}

/// A modifier that changes nothing.
public struct EmptyModifier: ViewModifier {
  /// The modifier itself.
  public static let identity = EmptyModifier()

  /// Creates the modifier.
  nonisolated public init() {}

  /// The view, unchanged.
  public func body(content: Content) -> some View { content }
}

extension ViewModifier {
  /// Returns a modifier that applies this modifier, and then another one.
  public func concat<T: ViewModifier>(_ modifier: T) -> some ViewModifier {
    ModifierPair(first: self, second: modifier)
  }
}

private struct ModifierPair<First: ViewModifier, Second: ViewModifier>: ViewModifier {
  let first: First
  let second: Second

  func body(content: Content) -> some View {
    content.modifier(first).modifier(second)
  }
}
#endif
