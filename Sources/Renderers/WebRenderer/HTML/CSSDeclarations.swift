#if PortableViews && Web
import ComposableUI

/// A builder of `style` attributes, from numbers and closed enumerations only.
struct CSSDeclarations {
  /// The properties that an element's style can set.
  enum Property: String {
    case padding, gap, width, height, color, background, opacity, display, overflow
    case paddingInline = "padding-inline"
    case paddingTop = "padding-top"
    case paddingBottom = "padding-bottom"
    case paddingStart = "padding-inline-start"
    case paddingEnd = "padding-inline-end"
    case marginBlock = "margin-block"
    case scrollPaddingBlock = "scroll-padding-block"
    case scrollPaddingInline = "scroll-padding-inline"
    case minWidth = "min-width"
    case maxWidth = "max-width"
    case minHeight = "min-height"
    case maxHeight = "max-height"
    case alignContent = "align-content"
    case alignItems = "align-items"
    case justifyContent = "justify-content"
    case justifyItems = "justify-items"
    case borderRadius = "border-radius"
    case textAlign = "text-align"
    case fontSize = "font-size"
    case fontWeight = "font-weight"
    case fontStyle = "font-style"
    case fontVariantNumeric = "font-variant-numeric"
    case lineClamp = "-webkit-line-clamp"
    case aspectRatio = "aspect-ratio"
    case boxShadow = "box-shadow"
    case textDecoration = "text-decoration-line"
    case textDecorationColor = "text-decoration-color"
    case flexBasis = "flex-basis"
    case gridColumns = "grid-template-columns"
    case gridColumn = "grid-column"
    case columnGap = "column-gap"
    case rowGap = "row-gap"
    case justifySelf = "justify-self"
    case alignSelf = "align-self"
    case flexShrink = "flex-shrink"
    case share = "--share"
    case ratio = "--ratio"
    case whiteSpace = "white-space"
    case backdropFilter = "backdrop-filter"
    case letterSpacing = "letter-spacing"
    case textTransform = "text-transform"
    case userSelect = "user-select"
    case zIndex = "z-index"
    case blendMode = "mix-blend-mode"
    case isolation
    case border, rotate, scale, translate, transform, filter, fill, stroke, mask
    case textShadow = "text-shadow"
    case textOverflow = "text-overflow"
    case backgroundClip = "-webkit-background-clip"
    case textFill = "-webkit-text-fill-color"
    case clipPath = "clip-path"
    case fillRule = "fill-rule"
    case clipRule = "clip-rule"
    case strokeWidth = "stroke-width"
    case strokeLineCap = "stroke-linecap"
    case strokeLineJoin = "stroke-linejoin"
    case strokeMiterLimit = "stroke-miterlimit"
    case strokeDashes = "stroke-dasharray"
    case strokeDashOffset = "stroke-dashoffset"
    case vectorEffect = "vector-effect"
    case stopColor = "stop-color"
    case textAnchor = "text-anchor"
    case dominantBaseline = "dominant-baseline"
    // The style sheet's variables of controls, texts, rows and sheets.
    case accent = "--accent"
    case icon = "--icon"
    case switchTint = "--switch"
    case detent = "--detent"
    case edge = "--edge"
    case headingCase = "--case"
    case lineSpacing = "--leading"
    case lineLimit = "--most-lines"
    case reservedLines = "--least-lines"
    case card = "--card"
    case separator = "--rule"
    case inset = "--inset"
    case betweenRows = "--rows-gap"
    case betweenSections = "--sections-gap"
    case bar = "--own-bar"
    case hitArea = "--hit"
    case snapMargin = "--snap"
    case secondary = "--secondary"
    case frame = "--frame"
    // The style sheet's variables of arrangements.
    case columns = "--columns"
    case rows = "--rows"
    case placedX = "--x"
    case placedY = "--y"
    case placedWidth = "--w"
    case placedHeight = "--h"
  }

  /// The keywords that a property can be set to.
  enum Keyword: String {
    case start, center, end, left, right, hidden, italic
    case firstBaseline = "first baseline"
    case full = "100%"
    case currentColor
    case tabularNumbers = "tabular-nums"
    case clampedBox = "-webkit-box;-webkit-box-orient:vertical"
    case underline
    case lineThrough = "line-through"
    case underlineAndLineThrough = "underline line-through"
    case noWrap = "nowrap"
    case uppercase, lowercase, none, text, isolate
    case evenOdd = "evenodd"
    case butt, round, square, bevel, central, middle, white
    case nonScalingStroke = "non-scaling-stroke"
    case block, ellipsis, transparent
    case fitContent = "fit-content"
    case top, bottom
    case inlineStart = "inline-start"
    case inlineEnd = "inline-end"
    case textAndBox = "text,border-box"
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

  mutating func set(_ property: Property, degrees: Double?) {
    if let degrees, degrees.isFinite { declare(property, "\(Self.format(degrees))deg") }
  }

  mutating func set(_ property: Property, _ mode: ElementBlendMode?) {
    if let mode { declare(property, Self.format(mode)) }
  }

  mutating func set(_ property: Property, blur: Double?) {
    if let blur, blur.isFinite { declare(property, "blur(\(Self.format(max(blur, 0)))px)") }
  }

  mutating func set(_ property: Property, _ border: ElementBorder?) {
    guard let border, border.width.isFinite else { return }
    declare(property, "\(Self.format(max(border.width, 0)))px solid \(Self.format(border.color))")
  }

  mutating func set(_ property: Property, _ columns: [ElementColumn]?) {
    guard let columns, !columns.isEmpty else { return }
    declare(property, columns.map(Self.format).joined(separator: " "))
  }

  private static func format(_ column: ElementColumn) -> String {
    func length(_ number: Double) -> String { format(number.isFinite ? max(number, 0) : 0) }
    return switch column {
    case .fixed(let width): "\(length(width))px"
    case .flexible(let minimum, let maximum):
      "minmax(\(length(minimum))px,\(limit(maximum)))"
    case .adaptive(let minimum, let maximum):
      "repeat(auto-fill,minmax(min(\(length(minimum))px,100%),\(limit(maximum))))"
    }
    func limit(_ maximum: Double?) -> String {
      maximum.map { $0.isFinite ? "\(length($0))px" : "1fr" } ?? "1fr"
    }
  }

  /// Sets the style sheet's variables for the sizes of text styles.
  mutating func setTextSizes(_ size: DynamicTypeSize) {
    // A headline is as large as body text, and has its variable.
    for style in ElementFont.TextStyle.allCases where style != .headline {
      declare("--font-\(style.rawValue)", "\(Self.format(size.pointSize(of: style)))px")
    }
  }

  mutating func declare(_ property: Property, _ value: String) {
    declare(property.rawValue, value)
  }

  private mutating func declare(_ property: String, _ value: String) {
    if !text.isEmpty { text += ";" }
    text += "\(property):\(value)"
  }

  /// Returns a number with at most three decimals, clamped to ±1,000,000.
  static func format(_ number: Double) -> String {
    let thousandths = (min(max(number, -1e6), 1e6) * 1_000).rounded()
    let whole = thousandths / 1_000
    return whole == whole.rounded() ? "\(Int(whole))" : "\(whole)"
  }

  static func format(_ color: ElementColor) -> String {
    switch color {
    case .named(.foreground, _):
      return "currentColor"
    case .named(.clear, _):
      return "transparent"
    case .named(let name, let opacity):
      let variable = "var(--\(name.rawValue))"
      guard opacity.isFinite, opacity < 1 else { return variable }
      return "color-mix(in srgb,\(variable) \(format(max(opacity, 0) * 100))%,transparent)"
    case .lightened(let name, let share, let opacity):
      let color = "color-mix(in srgb,var(--\(name.rawValue)),#fff \(format(unit(share) * 100))%)"
      guard opacity.isFinite, opacity < 1 else { return color }
      return "color-mix(in srgb,\(color) \(format(max(opacity, 0) * 100))%,transparent)"
    case .rgba(let red, let green, let blue, let opacity):
      let components = [red, green, blue].map { format(unit($0) * 255) }
      return "rgb(\(components.joined(separator: " "))/\(format(unit(opacity))))"
    case .adaptive(let light, let dark):
      return "light-dark(\(format(light.color)),\(format(dark.color)))"
    }
  }

  private static func unit(_ number: Double) -> Double {
    number.isFinite ? min(max(number, 0), 1) : 0
  }
}

extension CSSDeclarations {
  /// Returns a filter as a function of CSS; `nil` for numbers that none takes.
  static func format(_ filter: ElementFilter) -> String? {
    func call(_ name: String, _ value: Double, unit: String = "", least: Double = 0) -> String? {
      value.isFinite ? "\(name)(\(format(max(value, least)))\(unit))" : nil
    }
    return switch filter {
    case .blur(let radius): call("blur", radius, unit: "px")
    case .brightness(let factor): call("brightness", factor)
    case .contrast(let factor): call("contrast", factor)
    case .saturation(let factor): call("saturate", factor)
    case .grayscale(let share): call("grayscale", share)
    case .hueRotation(let degrees):
      call("hue-rotate", degrees, unit: "deg", least: -.greatestFiniteMagnitude)
    case .inversion: "invert(1)"
    case .luminanceToAlpha: matrix("type='luminanceToAlpha'")
    case .multiplication(let red, let green, let blue, let opacity):
      multiplication([red, green, blue, opacity])
    }
  }

  static func format(_ mode: ElementBlendMode) -> String {
    switch mode {
    case .colorDodge: "color-dodge"
    case .colorBurn: "color-burn"
    case .softLight: "soft-light"
    case .hardLight: "hard-light"
    case .plusLighter: "plus-lighter"
    default: mode.rawValue
    }
  }
}
#endif
