public nonisolated struct Image: Equatable, Sendable {
  public enum Scale: Hashable, Sendable {
    case small, medium, large
  }

  public init(systemName: String) { fatalError() }
}

extension Image: View {
  public typealias Body = Never
}

public struct Font: Hashable, Sendable {
  public enum TextStyle: CaseIterable, Hashable, Sendable {
    case largeTitle, title, title2, title3, headline, body, caption
  }

  public enum Design: Hashable, Sendable {
    case `default`, rounded
  }

  public struct Weight: Hashable, Sendable {
    public static let ultraLight = Weight()
    public static let thin = Weight()
    public static let light = Weight()
    public static let regular = Weight()
    public static let medium = Weight()
    public static let semibold = Weight()
    public static let bold = Weight()
    public static let heavy = Weight()
    public static let black = Weight()

    init() { fatalError() }
  }

  public static func system(
    size: CGFloat, weight: Weight? = nil, design: Design? = nil
  ) -> Font {
    fatalError()
  }

  public static let largeTitle = Font()
  public static let title = Font()
  public static let title2 = Font()
  public static let title3 = Font()
  public static let subheadline = Font()
  public static let body = Font()
  public static let callout = Font()
  public static let footnote = Font()
  public static let caption2 = Font()
  public static let headline = Font()
  public static let caption = Font()

  init() { fatalError() }

  public static func system(
    _ style: TextStyle, design: Design? = nil, weight: Weight? = nil
  ) -> Font {
    fatalError()
  }
}

public enum ColorScheme: CaseIterable, Hashable, Sendable {
  case light, dark
}

extension View {
  public nonisolated func background<Background: View>(
    _ background: Background, alignment: Alignment = .center
  ) -> some View {
    self
  }

  public nonisolated func background<V: View>(
    alignment: Alignment = .center, @ViewBuilder content: () -> V
  ) -> some View {
    self
  }

  public nonisolated func background<S: ShapeStyle, T: Shape>(
    _ style: S, in shape: T, fillStyle: FillStyle = FillStyle()
  ) -> some View {
    self
  }

  public nonisolated func clipShape<S: Shape>(
    _ shape: S, style: FillStyle = FillStyle()
  ) -> some View {
    self
  }

  public nonisolated func contentShape<S: Shape>(_ shape: S, eoFill: Bool = false) -> some View {
    self
  }

  public nonisolated func cornerRadius(
    _ radius: CGFloat, antialiased: Bool = true
  ) -> some View {
    self
  }

  public nonisolated func foregroundColor(_ color: Color?) -> some View { self }

  public nonisolated func foregroundStyle<S: ShapeStyle>(_ style: S) -> some View { self }

  public nonisolated func imageScale(_ scale: Image.Scale) -> some View { self }

  public nonisolated func opacity(_ opacity: Double) -> some View { self }

  public nonisolated func overlay<Overlay: View>(
    _ overlay: Overlay, alignment: Alignment = .center
  ) -> some View {
    self
  }

  public nonisolated func overlay<V: View>(
    alignment: Alignment = .center, @ViewBuilder content: () -> V
  ) -> some View {
    self
  }

  public nonisolated func preferredColorScheme(_ colorScheme: ColorScheme?) -> some View { self }

  public nonisolated func rotationEffect(_ angle: Angle, anchor: UnitPoint = .center) -> some View {
    self
  }

  public nonisolated func scaleEffect(_ s: CGFloat, anchor: UnitPoint = .center) -> some View {
    self
  }

  public nonisolated func shadow(
    color: Color = .black, radius: CGFloat, x: CGFloat = 0, y: CGFloat = 0
  ) -> some View {
    self
  }

  public nonisolated func tint(_ tint: Color?) -> some View { self }

  public nonisolated func tint<S: ShapeStyle>(_ tint: S?) -> some View { self }
}
