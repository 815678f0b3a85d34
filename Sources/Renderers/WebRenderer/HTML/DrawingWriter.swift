#if PortableViews && Web
import ComposableUI
import Foundation
import ViewGraph

/// A writer of the marks of a drawing as elements of an SVG.
struct DrawingWriter {
  private let id: NodeID
  private let drawing: DrawingDetails
  private var count = 0

  init(of id: NodeID, _ drawing: DrawingDetails) {
    self.id = id
    self.drawing = drawing
  }

  /// Writes all marks, from back to front.
  func write(to writer: inout HTMLWriter) {
    var copy = self
    copy.write(drawing.marks, to: &writer)
  }

  /// Returns an identifier that no other element of the page has.
  private mutating func makeName() -> String {
    defer { count += 1 }
    return "paint-\(id.rawValue)-\(count)"
  }

  private mutating func write(_ marks: [DrawingMark], to writer: inout HTMLWriter) {
    for mark in marks {
      switch mark {
      case .fill(let outline, let paint, let style):
        writeShape(outline, paint, fill: style, to: &writer)
      case .stroke(let outline, let paint, let style):
        writeShape(outline, paint, stroke: style, to: &writer)
      case .text(let text): write(text, to: &writer)
      case .image(let image): write(image, to: &writer)
      case .group(let group, let marks): write(group, marks, to: &writer)
      }
    }
  }
}

extension DrawingWriter {
  private mutating func writeShape(
    _ outline: DrawingOutline, _ paint: DrawingPaint, fill: FillStyle? = nil,
    stroke: StrokeStyle? = nil, to writer: inout HTMLWriter
  ) {
    guard fill != nil || (stroke.map { $0.lineWidth > 0 && $0.lineWidth.isFinite } ?? false) else {
      return
    }
    var css = CSSDeclarations()
    func declare(_ value: (inout CSSDeclarations, CSSDeclarations.Property) -> Void) {
      value(&css, stroke == nil ? .fill : .stroke)
      if let stroke { declareStroke(stroke, in: &css) }
      css.set(.fillRule, fill?.isEOFilled == true ? .evenOdd : nil)
    }
    switch paint {
    case .color(let color):
      declare { $0.set($1, color) }
    case .gradient(let gradient, let x, let y, let width, let height):
      let rect = CGRect(x: x, y: y, width: width, height: height)
      if case .angular = gradient.kind {
        return writeAngular(gradient, in: rect, outline, stroke: stroke, fill: fill, to: &writer)
      }
      let name = makeName()
      writeGradient(gradient, in: rect, name: name, to: &writer)
      declare { $0.declare($1, "url(#\(name))") }
    }
    Self.writeOutline(outline, css, to: &writer)
  }

  private static func writeOutline(
    _ outline: DrawingOutline, _ css: CSSDeclarations, to writer: inout HTMLWriter
  ) {
    switch outline {
    case .path(let path):
      writer.element(.path) {
        $0.attribute(.d, path.outline)
        $0.attribute(.style, css.text)
      }
    case .frame(let radius):
      writer.element(.rect) {
        $0.attribute(.width, "100%")
        $0.attribute(.height, "100%")
        if radius > 0 { $0.attribute(.rx, CSSDeclarations.format(radius)) }
        $0.attribute(.style, css.text)
      }
    }
  }

  private func declareStroke(_ stroke: StrokeStyle, in css: inout CSSDeclarations) {
    css.set(.fill, CSSDeclarations.Keyword.none)
    css.set(.strokeWidth, number: Double(stroke.lineWidth))
    switch stroke.lineCap {
    case .butt: break
    case .round: css.set(.strokeLineCap, .round)
    case .square: css.set(.strokeLineCap, .square)
    @unknown default: break
    }
    switch stroke.lineJoin {
    case .miter: css.set(.strokeMiterLimit, number: max(Double(stroke.miterLimit), 1))
    case .round: css.set(.strokeLineJoin, .round)
    case .bevel: css.set(.strokeLineJoin, .bevel)
    @unknown default: break
    }
    let dashes = stroke.dash.map { max(Double($0), 0) }
    if !dashes.isEmpty, dashes.allSatisfy(\.isFinite) {
      css.declare(
        .strokeDashes, dashes.map(CSSDeclarations.format).joined(separator: " "))
      if stroke.dashPhase != 0 { css.set(.strokeDashOffset, number: Double(stroke.dashPhase)) }
    }
    // The width of a line does not change with the width of a stretched drawing.
    if drawing.fit != .points { css.set(.vectorEffect, .nonScalingStroke) }
  }

  private func writeGradient(
    _ gradient: ElementGradient, in rect: CGRect, name: String, to writer: inout HTMLWriter
  ) {
    func number(_ value: Double) -> String { CSSDeclarations.format(value.isFinite ? value : 0) }
    func point(_ point: UnitPoint) -> (x: String, y: String) {
      (number(rect.minX + rect.width * point.x), number(rect.minY + rect.height * point.y))
    }
    var stops = gradient.locatedStops
    /// Writes the radii, of which the smaller one is first.
    func writeRadii(_ start: Double, _ end: Double, _ writer: inout HTMLWriter) {
      if end < start { stops = stops.reversed().map { ($0.color, 1 - $0.location) } }
      writer.attribute(.r, number(max(start, end, 0)))
      writer.attribute(.fr, number(max(min(start, end), 0)))
    }
    var isLinear = false
    if case .linear = gradient.kind { isLinear = true }
    writer.element(isLinear ? .linearGradient : .radialGradient) { writer in
      writer.attribute(.id, name)
      writer.attribute(.gradientUnits, "userSpaceOnUse")
      switch gradient.kind {
      case .linear(let start, let end):
        writer.attribute(.x1, point(start).x)
        writer.attribute(.y1, point(start).y)
        writer.attribute(.x2, point(end).x)
        writer.attribute(.y2, point(end).y)
      case .radial(let center, let start, let end):
        writer.attribute(.cx, point(center).x)
        writer.attribute(.cy, point(center).y)
        writeRadii(start, end, &writer)
      case .elliptical(let center, let start, let end):
        writer.attribute(.cx, number(center.x))
        writer.attribute(.cy, number(center.y))
        writeRadii(start, end, &writer)
        writer.attribute(
          .gradientTransform,
          Self.matrix(
            CGAffineTransform(
              a: rect.width, b: 0, c: 0, d: rect.height, tx: rect.minX, ty: rect.minY)))
      case .angular: break
      }
      for stop in stops {
        var css = CSSDeclarations()
        css.set(.stopColor, stop.color)
        writer.element(.stop) {
          $0.attribute(.offset, number(stop.location))
          $0.attribute(.style, css.text)
        }
      }
    }
  }

  /// Writes a gradient around a point, which is one of CSS behind a mask of the outline.
  private mutating func writeAngular(
    _ gradient: ElementGradient, in rect: CGRect, _ outline: DrawingOutline,
    stroke: StrokeStyle?, fill: FillStyle?, to writer: inout HTMLWriter
  ) {
    guard case .angular(let center, let start, let end) = gradient.kind else { return }
    // A line is half outside of the rectangle, and its corners may be farther out.
    let margin = stroke.map { Double($0.lineWidth) * 4 } ?? 0
    let area = rect.insetBy(dx: -margin, dy: -margin)
    guard area.width > 0, area.height > 0 else { return }
    let moved = UnitPoint(
      x: Double((margin + rect.width * center.x) / area.width),
      y: Double((margin + rect.height * center.y) / area.height))
    let name = makeName()
    func writeArea(_ writer: inout HTMLWriter) {
      writer.attribute(.x, CSSDeclarations.format(area.minX))
      writer.attribute(.y, CSSDeclarations.format(area.minY))
      writer.attribute(.width, CSSDeclarations.format(area.width))
      writer.attribute(.height, CSSDeclarations.format(area.height))
    }
    writer.element(.mask) {
      $0.attribute(.id, name)
      $0.attribute(.maskUnits, "userSpaceOnUse")
      writeArea(&$0)
      var css = CSSDeclarations()
      css.set(stroke == nil ? .fill : .stroke, .white)
      if let stroke { declareStroke(stroke, in: &css) }
      css.set(.fillRule, fill?.isEOFilled == true ? .evenOdd : nil)
      Self.writeOutline(outline, css, to: &$0)
    }
    writer.element(.g) {
      $0.attribute(.style, "mask:url(#\(name))")
      $0.element(.foreignObject) {
        writeArea(&$0)
        var css = CSSDeclarations()
        css.set(.height, .full)
        css.set(
          .background,
          ElementGradient(
            stops: gradient.stops, kind: .angular(center: moved, start: start, end: end)))
        $0.element(.div) { $0.attribute(.style, css.text) }
      }
    }
  }

  private static func matrix(_ transform: CGAffineTransform) -> String {
    let numbers = [
      transform.a, transform.b, transform.c, transform.d, transform.tx, transform.ty,
    ].map { number in
      // More decimals than of a length: a small factor changes every point.
      let value = Double(number.isFinite ? min(max(number, -1e6), 1e6) : 0)
      let rounded = (value * 1e5).rounded() / 1e5
      return rounded == rounded.rounded() ? "\(Int(rounded))" : "\(rounded)"
    }
    return "matrix(\(numbers.joined(separator: " ")))"
  }
}

extension DrawingWriter {
  private func write(_ text: DrawingText, to writer: inout HTMLWriter) {
    var element = ViewElement(.text)
    // A mask has no style sheet that knows the sizes of text styles.
    element.style.font = text.font
    element.style.font?.size = TextEstimate.pointSize(of: text.font)
    if text.font.textStyle == .headline, text.font.weight == nil {
      element.style.font?.weight = 600
    }
    var css = CSSDeclarations()
    css.set(.fill, text.color)
    css.set(.dominantBaseline, .central)
    switch text.alignment {
    case .leading: break
    case .center: css.set(.textAnchor, .middle)
    case .trailing: css.set(.textAnchor, .end)
    }
    let style = [element.css, css.text].compactMap(\.self).joined(separator: ";")
    writer.element(.text) {
      $0.attribute(.class, element.cssClasses)
      $0.attribute(.y, CSSDeclarations.format(text.y))
      $0.attribute(.style, style)
      for (index, line) in text.lines.enumerated() {
        $0.element(.tspan) {
          $0.attribute(.x, CSSDeclarations.format(text.x))
          if index > 0 { $0.attribute(.dy, CSSDeclarations.format(text.lineHeight)) }
          $0.text(line)
        }
      }
    }
  }

  private func write(_ image: DrawingImage, to writer: inout HTMLWriter) {
    func writeArea(_ writer: inout HTMLWriter) {
      writer.attribute(.x, CSSDeclarations.format(image.x))
      writer.attribute(.y, CSSDeclarations.format(image.y))
      writer.attribute(.width, CSSDeclarations.format(image.width))
      writer.attribute(.height, CSSDeclarations.format(image.height))
    }
    switch image.source {
    case .symbol(let name):
      let symbol = Symbols.drawing(name)
      var css = CSSDeclarations()
      css.set(.fill, image.color)
      css.set(.width, pixels: image.width)
      css.set(.height, pixels: image.height)
      writer.element(.svg) {
        $0.attribute(.class, symbol.cssClasses)
        writeArea(&$0)
        $0.attribute(.viewBox, SymbolShapes.viewBox)
        $0.attribute(.style, css.text)
        // The shape itself: a mask is a document of its own, which loads no files.
        $0.element(.path) { $0.attribute(.d, symbol.outline) }
      }
    case .address(let address):
      guard let link = LinkDestination(address), !link.url.hasPrefix("mailto:") else { return }
      writer.element(.image) {
        writeArea(&$0)
        $0.attribute(.preserveAspectRatio, "none")
        $0.attribute(.href, link.url)
      }
    }
  }

  private mutating func write(
    _ group: DrawingGroup, _ marks: [DrawingMark], to writer: inout HTMLWriter
  ) {
    guard let clip = group.clip else { return writeInner(group, marks, to: &writer) }
    let name = makeName()
    var css = CSSDeclarations()
    css.set(.clipRule, group.clipStyle.isEOFilled || group.isClipInverse ? .evenOdd : nil)
    // Everything but the inside of the outline is between it and a large rectangle.
    let outside = "M-100000 -100000H100000V100000H-100000Z"
    writer.element(.clipPath) {
      $0.attribute(.id, name)
      $0.element(.path) {
        $0.attribute(.d, (group.isClipInverse ? outside : "") + clip.outline)
        if !css.text.isEmpty { $0.attribute(.style, css.text) }
      }
    }
    writer.element(.g) {
      $0.attribute(.style, "clip-path:url(#\(name))")
      writeInner(group, marks, to: &$0)
    }
  }

  private mutating func writeInner(
    _ group: DrawingGroup, _ marks: [DrawingMark], to writer: inout HTMLWriter
  ) {
    var css = CSSDeclarations()
    if group.opacity != 1 { css.set(.opacity, number: group.opacity) }
    css.set(.blendMode, group.blendMode)
    css.set(.filter, group.filters, shadow: group.shadow)
    writer.element(.g) {
      if !group.transform.isIdentity { $0.attribute(.transform, Self.matrix(group.transform)) }
      if !css.text.isEmpty { $0.attribute(.style, css.text) }
      write(marks, to: &$0)
    }
  }
}
#endif
