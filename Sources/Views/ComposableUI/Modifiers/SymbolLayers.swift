#if PortableViews
/// The drawing of the layers of symbols.
///
/// A symbol whose name ends with `.circle.fill` or `.square.fill` has two: the sign, and the frame
/// around it. The others have one.
public struct SymbolRenderingMode: Hashable, Sendable {
  private let name: String

  /// One colour for all layers.
  public static let monochrome = Self(name: "monochrome")
  /// One colour, paler for the frame.
  public static let hierarchical = Self(name: "hierarchical")
  /// The first style for the sign, and the second for the frame.
  public static let palette = Self(name: "palette")
  /// The colours of the symbol, which has none of its own here: one colour for all layers.
  public static let multicolor = Self(name: "multicolor")

  var hasLayers: Bool { self == .hierarchical || self == .palette }
}

extension View {
  /// Sets how the layers of the symbols in the view are drawn.
  ///
  /// - Parameter mode: The mode; `nil` for a colour for each layer where the view has two foreground
  ///   styles, and else one for all.
  nonisolated public func symbolRenderingMode(_ mode: SymbolRenderingMode?) -> some View {
    environment(\.symbolLayers.mode, mode)
  }

  /// Sets two levels of colours of the view.
  ///
  /// The second colours secondary texts, and the frames around the signs of symbols.
  nonisolated public func foregroundStyle<S1: ShapeStyle, S2: ShapeStyle>(
    _ primary: S1, _ secondary: S2
  ) -> some View {
    foregroundStyle(primary)
      .decorated(.content) { $0.effects.secondaryForeground = secondary.resolvedColor }
      .environment(\.symbolLayers.hasSecondStyle, true)
  }
}

/// The drawing of the layers of symbols in an environment.
struct SymbolLayers {
  var mode: SymbolRenderingMode?
  /// Whether the foreground has a second style.
  var hasSecondStyle = false
}

extension EnvironmentValues {
  var symbolLayers: SymbolLayers {
    get { self[typed: SymbolLayers.self] ?? SymbolLayers() }
    set { self[typed: SymbolLayers.self] = newValue }
  }
}
#endif
