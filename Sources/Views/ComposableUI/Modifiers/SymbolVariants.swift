#if PortableViews
/// A variant of a symbol, which the symbol's name ends with.
///
/// Variants combine: `.circle.fill` is a filled circle. A symbol keeps the variants that its own name has.
public struct SymbolVariants: Hashable, Sendable {
  private enum Frame: String {
    case circle, square, rectangle
  }

  private var frame: Frame?
  private var isFilled = false
  private var isSlashed = false

  /// No variant.
  public static let none = Self()
  /// A symbol in a circle.
  public static let circle = none.circle
  /// A symbol in a square.
  public static let square = none.square
  /// A symbol in a rectangle.
  public static let rectangle = none.rectangle
  /// A filled symbol.
  public static let fill = none.fill
  /// A crossed-out symbol.
  public static let slash = none.slash

  /// The variant, in a circle.
  public var circle: SymbolVariants { with { $0.frame = .circle } }
  /// The variant, in a square.
  public var square: SymbolVariants { with { $0.frame = .square } }
  /// The variant, in a rectangle.
  public var rectangle: SymbolVariants { with { $0.frame = .rectangle } }
  /// The variant, filled.
  public var fill: SymbolVariants { with { $0.isFilled = true } }
  /// The variant, crossed out.
  public var slash: SymbolVariants { with { $0.isSlashed = true } }

  /// Returns whether the variant has all that another one has.
  public func contains(_ other: SymbolVariants) -> Bool {
    (other.frame == nil || frame == other.frame) && (isFilled || !other.isFilled)
      && (isSlashed || !other.isSlashed)
  }

  /// The variant with another one; of two frames, the other one's.
  func merging(_ other: Self) -> Self {
    with {
      $0.frame = other.frame ?? frame
      $0.isFilled = isFilled || other.isFilled
      $0.isSlashed = isSlashed || other.isSlashed
    }
  }

  /// Returns the name of a symbol's variant, as names are built: crossed out, framed, filled, with a badge.
  func name(of symbol: String) -> String {
    guard self != .none, !symbol.isEmpty else { return symbol }
    var parts = symbol.split(separator: ".").map(String.init)
    let badge = parts.firstIndex(of: "badge").map { Array(parts[$0...]) } ?? []
    parts.removeLast(badge.count)
    let wasFilled = parts.last == "fill"
    if wasFilled { parts.removeLast() }
    if isSlashed, !parts.contains("slash") { parts.append("slash") }
    if let frame, parts.last.flatMap(Frame.init) == nil || parts.count == 1 {
      parts.append(frame.rawValue)
    }
    if isFilled || wasFilled { parts.append("fill") }
    return (parts + badge).joined(separator: ".")
  }

  private func with(_ change: (inout Self) -> Void) -> Self {
    var copy = self
    change(&copy)
    return copy
  }
}

private struct SymbolVariantsKey: EnvironmentKey {
  static var defaultValue: SymbolVariants { .none }
}

private struct ImageScaleKey: EnvironmentKey {
  static var defaultValue: Image.Scale { .medium }
}

extension EnvironmentValues {
  /// The variant of symbols; ``View/symbolVariant(_:)`` adds to it.
  public var symbolVariants: SymbolVariants {
    get { self[SymbolVariantsKey.self] }
    set { self[SymbolVariantsKey.self] = newValue }
  }

  /// The size of symbols relative to text.
  public var imageScale: Image.Scale {
    get { self[ImageScaleKey.self] }
    set { self[ImageScaleKey.self] = newValue }
  }
}

extension View {
  /// Shows a variant of the symbols in the view, with the variants that views around it set.
  nonisolated public func symbolVariant(_ variant: SymbolVariants) -> some View {
    changingEnvironment(VariantAddition(variant: variant))
  }

  /// Sets the size of the symbols in the view, relative to text.
  nonisolated public func imageScale(_ scale: Image.Scale) -> some View {
    environment(\.imageScale, scale)
  }
}

private struct VariantAddition: EnvironmentChange {
  let variant: SymbolVariants

  func apply(to values: inout EnvironmentValues) {
    values.symbolVariants = values.symbolVariants.merging(variant)
  }

  func isSame(as other: any EnvironmentChange) -> Bool {
    (other as? Self)?.variant == variant
  }
}
#endif
