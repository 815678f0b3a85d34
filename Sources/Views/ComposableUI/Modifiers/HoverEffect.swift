#if PortableViews
/// The effect of a pointer over a view.
public struct HoverEffect: Sendable {
  let element: ElementHoverEffect

  /// The default effect: a highlight.
  public static let automatic = highlight
  /// A shade over the view and around it.
  public static let highlight = Self(element: .highlight)
  /// A larger view with a shadow.
  public static let lift = Self(element: .lift)
}

/// The effect of a pointer over an element.
public enum ElementHoverEffect: String, Hashable, Sendable {
  case highlight, lift
}

extension View {
  /// Shows an effect while a mouse or another pointer that can hover is over the view.
  ///
  /// - Parameters:
  ///   - effect: The effect.
  ///   - isEnabled: Whether the view has the effect.
  nonisolated public func hoverEffect(
    _ effect: HoverEffect = .automatic, isEnabled: Bool = true
  ) -> some View {
    decorated(.gesture) { if isEnabled { $0.effects.hoverEffect = effect.element } }
  }
}
#endif
