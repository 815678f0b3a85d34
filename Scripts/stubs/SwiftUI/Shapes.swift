public protocol ShapeStyle: Sendable {}

public struct Color: Hashable, CustomStringConvertible, Sendable {
  public var description: String { fatalError() }

  public static let red = Color()
  public static let orange = Color()
  public static let green = Color()
  public static let blue = Color()
  public static let pink = Color()
  public static let purple = Color()
  public static let white = Color()
  public static let gray = Color()
  public static let black = Color()
  public static let primary = Color()
  public static let secondary = Color()

  init() { fatalError() }

  public func opacity(_ opacity: Double) -> Color { fatalError() }
}

extension Color: ShapeStyle {}

extension Color: View {
  public typealias Body = Never
}

extension ShapeStyle where Self == Color {
  public static var red: Color { fatalError() }
  public static var orange: Color { fatalError() }
  public static var green: Color { fatalError() }
  public static var blue: Color { fatalError() }
  public static var purple: Color { fatalError() }
  public static var white: Color { fatalError() }
  public static var black: Color { fatalError() }
}

public struct HierarchicalShapeStyle: ShapeStyle {
  public static let primary = HierarchicalShapeStyle()
  public static let secondary = HierarchicalShapeStyle()

  init() { fatalError() }
}

extension ShapeStyle where Self == HierarchicalShapeStyle {
  public static var primary: HierarchicalShapeStyle { fatalError() }
  public static var secondary: HierarchicalShapeStyle { fatalError() }
}

public struct LinearGradient: ShapeStyle, Sendable {
  public init(colors: [Color], startPoint: UnitPoint, endPoint: UnitPoint) { fatalError() }
}

public struct Material: ShapeStyle, Sendable {
  public static let ultraThin = Material()

  init() { fatalError() }
}

extension ShapeStyle where Self == Material {
  public static var ultraThinMaterial: Material { fatalError() }
}

public struct ForegroundStyle: ShapeStyle {
  public init() { fatalError() }
}

public nonisolated protocol Shape: Sendable, View {}

extension Shape {
  public var body: _ShapeView<Self, ForegroundStyle> { fatalError() }
}

public nonisolated struct _ShapeView<Content: Shape, Style: ShapeStyle>: View {
  public typealias Body = Never
}

public protocol InsettableShape: Shape {}

public nonisolated struct Circle: InsettableShape {
  public init() { fatalError() }
}

public nonisolated struct Capsule: InsettableShape {
  public init(style: RoundedCornerStyle = .continuous) { fatalError() }
}

public nonisolated struct Rectangle: InsettableShape {
  public init() { fatalError() }
}

public nonisolated struct RoundedRectangle: InsettableShape {
  public init(cornerRadius: CGFloat, style: RoundedCornerStyle = .continuous) { fatalError() }
}

public enum RoundedCornerStyle: Sendable {
  case circular, continuous
}

public struct FillStyle: Equatable, Sendable {
  public init(eoFill: Bool = false, antialiased: Bool = true) { fatalError() }
}

extension Shape {
  public nonisolated func fill<S: ShapeStyle>(
    _ content: S = ForegroundStyle(), style: FillStyle = FillStyle()
  ) -> some View {
    self
  }

  public nonisolated func stroke<S: ShapeStyle>(_ content: S, lineWidth: CGFloat = 1) -> some View {
    self
  }
}

extension InsettableShape {
  public nonisolated func strokeBorder<S: ShapeStyle>(
    _ content: S = ForegroundStyle(), lineWidth: CGFloat = 1, antialiased: Bool = true
  ) -> some View {
    self
  }
}
