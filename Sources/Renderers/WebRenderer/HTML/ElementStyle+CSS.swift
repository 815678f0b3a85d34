#if PortableViews && Web
import ComposableUI
import Foundation

extension ViewElement {
  /// The element's style as a `style` attribute; `nil` if the style is empty.
  var css: String? {
    let isUnclipped = details.scrolling?.isUnclipped == true
    guard !style.isEmpty || isUnclipped || role == .sheet else { return nil }
    var css = CSSDeclarations()
    switch details {
    case .sheet(.fraction(let fraction)): css.set(.detent, number: fraction)
    case .sheet(.height(let height)): css.set(.height, pixels: height)
    default: break
    }
    declareBox(in: &css)
    declareArrangement(in: &css)
    declareAlignment(in: &css)
    declareColors(in: &css)
    declareText(in: &css)
    declareEffects(in: &css)
    return css.text.isEmpty ? nil : css.text
  }

  private func declareBox(in css: inout CSSDeclarations) {
    if let padding = style.padding, role == .row {
      css.set(.inset, pixels: padding.top, padding.trailing, padding.bottom, padding.leading)
    } else if let padding = style.padding {
      css.set(.padding, pixels: padding.top, padding.trailing, padding.bottom, padding.leading)
      if padding.leading != padding.trailing {
        css.set(.paddingInline, pixels: padding.leading, padding.trailing)
      }
    }
    let isGridOfRows = role == .grid && style.columns == nil
    css.set(
      role == .spacer ? .flexBasis : isGridOfRows ? .columnGap : .gap, pixels: style.spacing)
    if role == .spacer, style.spacing != nil { css.set(.flexShrink, number: 0) }
    // A view with a greatest width has it, as far as there is space.
    let isLimited = style.width?.isFinite != true && style.maxWidth?.isFinite == true
    css.set(.width, pixels: isLimited ? style.maxWidth : style.width)
    css.set(.height, pixels: style.height)
    css.set(.minWidth, pixels: style.minWidth)
    css.set(.minHeight, pixels: style.minHeight)
    if isLimited { css.set(.maxWidth, .full) } else { css.set(.maxWidth, pixels: style.maxWidth) }
    css.set(.maxHeight, pixels: style.maxHeight)
  }

  private func declareArrangement(in css: inout CSSDeclarations) {
    if let size = style.arrangement?.size {
      css.set(.columns, pixels: size.width)
      css.set(.rows, pixels: size.height)
    }
    guard let placement = style.placement, placement.isShown else { return }
    css.set(.placedX, pixels: placement.frame.minX)
    css.set(.placedY, pixels: placement.frame.minY)
    css.set(.placedWidth, pixels: placement.frame.width)
    css.set(.placedHeight, pixels: placement.frame.height)
  }

  private func declareAlignment(in css: inout CSSDeclarations) {
    let horizontal = style.alignment?.horizontal.keyword
    let vertical = style.alignment?.vertical.keyword
    // A frame that is larger than its content centers it by default.
    switch role {
    case _ where style.arrangement != nil:
      // The children are one block in the frame.
      css.set(.justifyContent, role == .verticalStack ? nil : horizontal)
      css.set(.alignContent, role == .horizontalStack ? nil : vertical?.forPacking)
    case .text:
      css.set(.alignContent, style.hasHeight ? vertical?.forPacking ?? .center : nil)
      guard style.textAlignment == nil else { return }
      css.set(.textAlign, style.hasWidth ? horizontal ?? .center : nil)
    case .horizontalStack:
      css.set(.alignItems, vertical)
      css.set(.justifyContent, style.hasWidth ? horizontal ?? .center : nil)
    case .verticalStack:
      css.set(.alignItems, horizontal)
      css.set(.justifyContent, style.hasHeight ? vertical?.forPacking ?? .center : nil)
    case .grid:
      css.set(.justifyItems, horizontal)
      css.set(.alignItems, vertical)
    case .overlayStack, .layer:
      css.set(.alignItems, vertical)
      css.set(.justifyItems, horizontal)
    default:
      css.set(.alignItems, horizontal)
      css.set(.justifyContent, vertical?.forPacking)
    }
  }

  private func declareColors(in css: inout CSSDeclarations) {
    css.set(.color, style.foreground)
    if style.foreground != nil, mayHaveLabels { css.set(.icon, .currentColor) }
    css.set(.accent, style.tint)
    css.set(.switchTint, style.tint)
    switch style.backdrop {
    case _ where declareTextGradient(in: &css): break
    case .gradient(let gradient):
      css.set(.background, gradient)
    case .material:
      css.set(.background, style.background)
      css.set(.backdropFilter, blur: 20)
    case nil:
      // The style sheet fills the row's corners with the same variable, from the row below.
      css.set(role == .row ? .card : .background, style.background)
    }
    css.set(.opacity, number: style.opacity)
    if let radius = style.cornerRadius {
      css.set(.borderRadius, pixels: radius.isFinite ? radius : 9_999)
    }
    if style.isClipped == true || style.cornerRadius != nil { css.set(.overflow, .hidden) }
    css.set(.clipPath, style.clip)
    css.set(.mask, style.mask)
    css.set(.border, style.border)
    css.set(
      .boxShadow, drawsOutlineShadow ? nil : style.shadow,
      inside: style.knownEffects?.innerShadows ?? [])
  }

  /// Whether labels inside of the element would have its foreground, rather than the tint of a row's icons.
  private var mayHaveLabels: Bool {
    switch role {
    case .text, .richText, .image, .picture, .drawing, .spacer, .divider, .button: false
    default: true
    }
  }

  /// Whether what is drawn has the shadow, and not the element's box.
  private var drawsOutlineShadow: Bool {
    switch role {
    case .drawing: true
    case .text, .richText, .image:
      style.background == nil && style.backdrop == nil && style.border == nil
    default: false
    }
  }

  private func declareEffects(in css: inout CSSDeclarations) {
    css.set(.rotate, degrees: style.rotation)
    css.set(.scale, number: style.scale)
    css.set(.translate, pixels: style.offset?.x, style.offset?.y)
    css.set(.translate, middle: style.position)
    declareRareEffects(in: &css)
    declareMargins(in: &css)
    css.set(.share, number: style.layoutPriority.map(Self.share))
    // A browser takes whole numbers.
    css.set(.zIndex, number: style.zIndex.map { min(max($0 * 1_000, -1e6), 1e6).rounded() })
    css.set(.filter, style.filters ?? [], shadow: drawsOutlineShadow ? style.shadow : nil)
    css.set(.blendMode, style.blendMode)
    css.set(.isolation, style.isIsolated == true ? .isolate : nil)
    css.set(.aspectRatio, number: style.aspectRatio)
    css.set(.ratio, number: style.aspectRatio)
    css.set(.gridColumns, style.columns)
    // Along the other axis, a view in a browser is as high as its content by itself.
    if role == .sheet, let axes = style.fixedAxes {
      if axes.contains(.horizontal) { css.set(.width, .fitContent) }
      if axes.contains(.vertical) { css.set(.height, .fitContent) }
    } else if style.fixedAxes?.contains(.horizontal) == true {
      css.set(.flexShrink, number: 0)
      css.set(.whiteSpace, .noWrap)
    }
    guard let decoration = style.textDecoration else { return }
    css.set(.textDecorationColor, decoration.color)
    switch (decoration.isUnderlined, decoration.isStruckThrough) {
    case (true, true): css.set(.textDecoration, .underlineAndLineThrough)
    case (true, false): css.set(.textDecoration, .underline)
    case (false, true): css.set(.textDecoration, .lineThrough)
    case (false, false): break
    }
  }

  /// The share of the space in a stack: a view of a higher priority gets its size before the others,
  /// whose share is 1, get more than their least.
  private static func share(priority: Double) -> Double {
    min(max(pow(1_000, priority), 0.001), 1_000_000)
  }

  private func declareText(in css: inout CSSDeclarations) {
    if let font = style.font {
      css.set(
        .fontSize,
        pixels: font.size ?? font.typeSize?.pointSize(of: font.textStyle ?? .body))
      if let typeSize = font.typeSize, role != .text { css.setTextSizes(typeSize) }
      css.set(.fontWeight, number: font.weight.map { Double(min(max($0, 100), 900)) })
      css.set(.fontStyle, font.isItalic ? .italic : nil)
      css.set(.letterSpacing, pixels: font.letterSpacing)
      css.set(.lineSpacing, pixels: font.lineSpacing)
      css.set(.textTransform, font.letterCase?.keyword)
      css.set(.headingCase, font.letterCase?.keyword)
    }
    if style.isMonospacedDigit == true { css.set(.fontVariantNumeric, .tabularNumbers) }
    css.set(.textAlign, style.textAlignment?.keyword)
    css.set(.userSelect, style.isSelectable.map { $0 ? .text : .none })
    css.set(.reservedLines, number: style.reservedLines.map { Double(max($0, 1)) })
    guard let limit = style.lineLimit, limit > 0, !hasFittingLine else { return }
    if role == .textEditor {
      css.set(.lineLimit, number: Double(limit))
    } else {
      css.set(.display, .clampedBox)
      css.set(.lineClamp, number: Double(limit))
      css.set(.overflow, .hidden)
    }
  }
}

extension ElementFont.LetterCase {
  fileprivate var keyword: CSSDeclarations.Keyword {
    switch self {
    case .uppercase: .uppercase
    case .lowercase: .lowercase
    case .asWritten: .none
    }
  }
}

extension ElementAlignment.Horizontal {
  var keyword: CSSDeclarations.Keyword {
    switch self {
    case .leading: .start
    case .center: .center
    case .trailing: .end
    }
  }
}

extension ElementAlignment.Vertical {
  var keyword: CSSDeclarations.Keyword {
    switch self {
    case .top: .start
    case .center: .center
    case .bottom: .end
    case .firstTextBaseline: .firstBaseline
    }
  }
}

extension CSSDeclarations.Keyword {
  /// The keyword for packing lines, which has no baseline.
  fileprivate var forPacking: Self { self == .firstBaseline ? .start : self }
}
#endif
