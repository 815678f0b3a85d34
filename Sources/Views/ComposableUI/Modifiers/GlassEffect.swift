#if PortableViews
/// A kind of glass, which is drawn as a translucent material.
public struct Glass: Equatable, Sendable {
  fileprivate enum Kind {
    case regular, clear, identity
  }

  fileprivate let kind: Kind
  fileprivate var tint: Color?

  /// Glass of the usual thickness.
  public static let regular = Self(kind: .regular)
  /// Glass that is nearly clear.
  public static let clear = Self(kind: .clear)
  /// No glass.
  public static let identity = Self(kind: .identity)

  /// Returns the glass with a colour.
  public func tint(_ color: Color?) -> Self {
    var copy = self
    copy.tint = color
    return copy
  }

  /// Returns the glass itself: glass here does not move with a finger.
  public func interactive(_ isEnabled: Bool = true) -> Self { self }
}

/// The outline of glass without a shape of its own: a capsule.
public struct DefaultGlassEffectShape: Shape {
  /// Creates the outline.
  public init() {}

  /// Returns the outline in a rectangle.
  nonisolated public func path(in rect: CGRect) -> Path { Capsule().path(in: rect) }
}

extension View {
  /// Fills a capsule behind the view with glass, which is drawn as a translucent material.
  public func glassEffect(_ glass: Glass = .regular) -> some View {
    glassEffect(glass, in: Capsule())
  }

  /// Fills a shape behind the view with glass, which is drawn as a translucent material.
  ///
  /// - Parameters:
  ///   - glass: The kind of glass.
  ///   - shape: The shape.
  @ViewBuilder public func glassEffect<S: Shape>(_ glass: Glass = .regular, in shape: S)
    -> some View
  {
    switch (glass.kind, glass.tint) {
    case (.identity, _): self
    case (_, let tint?):
      background(tint.opacity(0.4), in: shape).background(.ultraThinMaterial, in: shape)
    case (.regular, nil): background(.regularMaterial, in: shape)
    case (.clear, nil): background(.ultraThinMaterial, in: shape)
    }
  }
}

/// Views with glass, each of which is drawn by itself.
public struct GlassEffectContainer<Content: View>: View {
  private let content: Content

  /// Creates a container; glass does not flow together here, whatever the spacing.
  public init(spacing: Double? = nil, @ViewBuilder content: () -> Content) {
    self.content = content()
  }

  /// The views.
  public var body: some View { content }
}

/// A style of buttons of glass, which are drawn with a border.
public struct GlassButtonStyle: PrimitiveButtonStyle {
  /// Creates the style.
  nonisolated public init() {}

  /// Makes a button in the style.
  public func makeBody(configuration: Configuration) -> some View {
    BorderedButtonStyle().makeBody(configuration: configuration)
  }
}

/// A style of prominent buttons of glass, which are drawn with a filled border.
public struct GlassProminentButtonStyle: PrimitiveButtonStyle {
  /// Creates the style.
  nonisolated public init() {}

  /// Makes a button in the style.
  public func makeBody(configuration: Configuration) -> some View {
    BorderedProminentButtonStyle().makeBody(configuration: configuration)
  }
}

extension PrimitiveButtonStyle where Self == GlassButtonStyle {
  /// Glass around the label, drawn as a border.
  nonisolated public static var glass: Self { Self() }
}

extension PrimitiveButtonStyle where Self == GlassProminentButtonStyle {
  /// Glass in the accent colour around the label, drawn as a filled border.
  nonisolated public static var glassProminent: Self { Self() }
}
#endif
