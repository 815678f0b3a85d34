#if !canImport(SwiftUI)
  import ComposableUI

  /// Builds the value of a `style` attribute from numbers and closed enumerations only.
  struct CSSDeclarations {
    /// The properties that an element's style can set.
    enum Property: String {
      case padding, gap, width, height, color, background, opacity, display, overflow
      case paddingInline = "padding-inline"
      case minWidth = "min-width"
      case maxWidth = "max-width"
      case minHeight = "min-height"
      case maxHeight = "max-height"
      case alignContent = "align-content"
      case alignItems = "align-items"
      case alignSelf = "align-self"
      case justifyContent = "justify-content"
      case justifyItems = "justify-items"
      case flexGrow = "flex-grow"
      case borderRadius = "border-radius"
      case textAlign = "text-align"
      case fontSize = "font-size"
      case fontWeight = "font-weight"
      case fontStyle = "font-style"
      case fontVariantNumeric = "font-variant-numeric"
      case lineClamp = "-webkit-line-clamp"
    }

    /// The words that a property can be set to.
    enum Keyword: String {
      case start, center, end, left, right, stretch, hidden, italic
      case firstBaseline = "first baseline"
      case full = "100%"
      case tabularNumbers = "tabular-nums"
      case clampedBox = "-webkit-box;-webkit-box-orient:vertical"
    }

    private(set) var text = ""

    mutating func set(_ property: Property, _ keyword: Keyword?) {
      if let keyword { declare(property, keyword.rawValue) }
    }

    mutating func set(_ property: Property, number: Double?) {
      if let number, number.isFinite { declare(property, Self.format(number)) }
    }

    mutating func set(_ property: Property, pixels: Double?...) {
      let lengths = pixels.compactMap { $0 }.filter(\.isFinite)
      guard !lengths.isEmpty, lengths.count == pixels.count else { return }
      declare(property, lengths.map { "\(Self.format($0))px" }.joined(separator: " "))
    }

    mutating func set(_ property: Property, _ color: ElementColor?) {
      if let color { declare(property, Self.format(color)) }
    }

    private mutating func declare(_ property: Property, _ value: String) {
      if !text.isEmpty { text += ";" }
      text += "\(property.rawValue):\(value)"
    }

    /// A number with at most three decimals, of a size that every browser takes.
    private static func format(_ number: Double) -> String {
      let thousandths = (min(max(number, -1e6), 1e6) * 1_000).rounded()
      let whole = thousandths / 1_000
      return whole == whole.rounded() ? "\(Int(whole))" : "\(whole)"
    }

    private static func format(_ color: ElementColor) -> String {
      switch color {
      case .named(.clear, _):
        return "transparent"
      case .named(let name, let opacity):
        let variable = "var(--\(name.rawValue))"
        guard opacity.isFinite, opacity < 1 else { return variable }
        return "color-mix(in srgb,\(variable) \(format(max(opacity, 0) * 100))%,transparent)"
      case .rgba(let red, let green, let blue, let opacity):
        let components = [red, green, blue].map { format(unit($0) * 255) }
        return "rgb(\(components.joined(separator: " "))/\(format(unit(opacity))))"
      }
    }

    private static func unit(_ number: Double) -> Double {
      number.isFinite ? min(max(number, 0), 1) : 0
    }
  }
#endif
