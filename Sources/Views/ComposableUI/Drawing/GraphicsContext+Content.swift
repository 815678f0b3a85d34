#if PortableViews
public import Foundation

extension GraphicsContext {
  /// A text with its font, ready to be measured and drawn.
  public struct ResolvedText {
    /// The colour of the text; of a gradient, its first one.
    public var shading: Shading
    let string: String
    let font: ElementFont

    /// Returns the size of the text in a space, estimated from a table of widths of characters.
    public func measure(in size: CGSize) -> CGSize {
      let lines = lines(in: size.width)
      let width = lines.map { TextEstimate.width(of: $0, font: font) }.max() ?? 0
      return CGSize(width: width, height: Double(lines.count) * lineHeight)
    }

    /// Returns the distance from the top to the baseline of the first line.
    public func firstBaseline(in size: CGSize) -> CGFloat {
      CGFloat(TextEstimate.baseline(of: font))
    }

    /// Returns the distance from the top to the baseline of the last line.
    public func lastBaseline(in size: CGSize) -> CGFloat {
      CGFloat(
        Double(lines(in: size.width).count - 1) * lineHeight + TextEstimate.baseline(of: font))
    }

    var lineHeight: Double { TextEstimate.lineHeight(of: font) }

    func lines(in width: CGFloat) -> [String] {
      TextEstimate.lines(of: string, font: font, width: Double(width))
    }
  }

  /// Returns a text with its font and its language.
  public func resolve(_ text: Text) -> ResolvedText {
    let font = text.style.font ?? ElementFont()
    let string = text.string(in: environment.localization)
    return ResolvedText(
      shading: Shading(kind: .paint(ShapePaint(text.style.foreground ?? .named(.foreground)))),
      string: font.cased(string), font: font)
  }

  /// Draws a text in a rectangle, whose width breaks its lines.
  public func draw(_ text: ResolvedText, in rect: CGRect) {
    draw(text, lines: text.lines(in: rect.width), at: rect.origin, anchor: .topLeading)
  }

  /// Draws a text with one of its points at a place.
  ///
  /// The renderer's own font decides where the middle and the end of a line are.
  public func draw(_ text: ResolvedText, at point: CGPoint, anchor: UnitPoint = .center) {
    draw(text, lines: text.lines(in: .infinity), at: point, anchor: anchor)
  }

  /// Draws a text in a rectangle, whose width breaks its lines.
  public func draw(_ text: Text, in rect: CGRect) { draw(resolve(text), in: rect) }

  /// Draws a text with one of its points at a place.
  public func draw(_ text: Text, at point: CGPoint, anchor: UnitPoint = .center) {
    draw(resolve(text), at: point, anchor: anchor)
  }

  private func draw(
    _ text: ResolvedText, lines: [String], at point: CGPoint, anchor: UnitPoint
  ) {
    let width = lines.map { TextEstimate.width(of: $0, font: text.font) }.max() ?? 0
    let height = Double(lines.count) * text.lineHeight
    let (alignment, place): (ElementAlignment.Horizontal, Double) =
      anchor.x <= 0.25 ? (.leading, 0) : anchor.x >= 0.75 ? (.trailing, 1) : (.center, 0.5)
    draw(
      .text(
        DrawingText(
          lines: lines, font: text.font, color: text.shading.color,
          x: Double(point.x) + (place - anchor.x) * width,
          y: Double(point.y) - anchor.y * height + text.lineHeight / 2,
          lineHeight: text.lineHeight, alignment: alignment)))
  }
}

extension GraphicsContext {
  /// An image, ready to be measured and drawn.
  public struct ResolvedImage {
    /// The size of the image, as a symbol beside text.
    public let size: CGSize
    /// The distance from the top of the image to its baseline, which is its bottom.
    public var baseline: CGFloat { size.height }
    /// The colour of a symbol; the text's around the canvas if `nil`.
    public var shading: Shading?
    let source: DrawingImage.Source?
  }

  /// Returns an image, ready to be drawn.
  public func resolve(_ image: Image) -> ResolvedImage {
    let side = TextEstimate.pointSize(of: ElementFont()) * 1.15
    return ResolvedImage(
      size: CGSize(width: side, height: side), source: sources.image(image))
  }

  /// Draws an image in a rectangle; the style has no effect.
  public func draw(_ image: ResolvedImage, in rect: CGRect, style: FillStyle = FillStyle()) {
    guard let source = image.source else { return }
    draw(
      .image(
        DrawingImage(
          source: source, color: image.shading?.color ?? .named(.foreground), x: rect.minX,
          y: rect.minY, width: rect.width, height: rect.height)))
  }

  /// Draws an image with one of its points at a place.
  public func draw(_ image: ResolvedImage, at point: CGPoint, anchor: UnitPoint = .center) {
    draw(image, in: image.size.placed(at: point, anchor: anchor))
  }

  /// Draws an image in a rectangle; the style has no effect.
  public func draw(_ image: Image, in rect: CGRect, style: FillStyle = FillStyle()) {
    draw(resolve(image), in: rect, style: style)
  }

  /// Draws an image with one of its points at a place.
  public func draw(_ image: Image, at point: CGPoint, anchor: UnitPoint = .center) {
    draw(resolve(image), at: point, anchor: anchor)
  }
}

extension CGSize {
  /// Returns the rectangle of the size with one of its points at a place.
  func placed(at point: CGPoint, anchor: UnitPoint) -> CGRect {
    CGRect(
      x: point.x - width * anchor.x, y: point.y - height * anchor.y, width: width,
      height: height)
  }
}
#endif
