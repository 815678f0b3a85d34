#if PortableViews
import Foundation

/// The marks of a view that a canvas draws, with the view's size.
struct DrawnSymbol {
  var size = CGSize.zero
  var marks: [DrawingMark] = []
}

/// A drawing of views as marks: of texts, images, shapes and colours with their frames.
///
/// Views in stacks are one after another, others over each other with their middles at one point.
@MainActor
struct SymbolDrawing {
  let environment: EnvironmentValues
  /// The size that shapes and colours without a frame take.
  var proposal = CGSize(width: 10, height: 10)

  /// Returns a view as marks.
  func symbol(of view: any View) -> DrawnSymbol { draw(view, []) }

  /// Returns the view with a tag as marks; `nil` if no view has it.
  func symbol(_ tag: AnyHashable, in view: any View) -> DrawnSymbol? {
    find(tag, in: view).map { draw($0, []) }
  }

  private func find(_ tag: AnyHashable, in view: any View) -> (any View)? {
    if let tagged = view as? any TagHaving {
      return tagged.tag == tag ? tagged.taggedView : nil
    }
    guard let primitive = view as? any PrimitiveView else {
      return find(tag, in: ViewOutline.body(of: view, in: environment))
    }
    switch primitive.content(in: environment) {
    case .empty, .branch(nil), .hoisted, .element: return nil
    case .sequence(let views): return views.lazy.compactMap { find(tag, in: $0) }.first
    case .branch(let branch?): return find(tag, in: branch.view)
    case .rows(let rows):
      let views = ViewOutline.views(of: rows)
      return views.lazy.compactMap { find(tag, in: $0.view) }.first
        ?? views.first { $0.key == tag }?.view
    case .observing(let content): return find(tag, in: content.body(content.makeModel()))
    case .decorated(let decoration, let view):
      return find(tag, in: view).map { DecoratedView(content: AnyView($0), decoration: decoration) }
    case .lifecycle(_, let view), .preference(_, let view), .environment(_, let view):
      return find(tag, in: view)
    }
  }

  /// Draws a view with the decorations around it, the outermost first.
  private func draw(_ view: any View, _ decorations: [Decoration]) -> DrawnSymbol {
    guard let primitive = view as? any PrimitiveView else {
      return draw(ViewOutline.body(of: view, in: environment), decorations)
    }
    switch primitive.content(in: environment) {
    case .empty, .branch(nil), .hoisted: return DrawnSymbol()
    case .sequence(let views): return overlay(views.map { draw($0, decorations) })
    case .branch(let branch?): return draw(branch.view, decorations)
    case .rows(let rows):
      return overlay(ViewOutline.views(of: rows).map { draw($0.view, decorations) })
    case .observing(let content):
      let model = content.makeModel()
      let style = style(decorations)
      // Shapes that depend on their size are drawn in that which they will have.
      let size = size(style, default: proposal)
      (model as? MeasuredSize)?.update(CGRect(origin: .zero, size: size))
      return draw(content.body(model), decorations)
    case .decorated(let decoration, let view): return draw(view, decorations + [decoration])
    case .lifecycle(_, let view), .preference(_, let view), .environment(_, let view):
      return draw(view, decorations)
    case .element(let content): return draw(content, decorations)
    }
  }

  private func style(_ decorations: [Decoration]) -> ElementStyle {
    var element = ViewElement(.box)
    for decoration in decorations.reversed() { decoration.merge(into: &element) }
    return element.style
  }

  private func draw(_ content: ElementContent, _ decorations: [Decoration]) -> DrawnSymbol {
    var element = content.element
    for decoration in decorations.reversed() { decoration.merge(into: &element) }
    let color = element.style.foreground ?? .named(.foreground)
    let font = element.style.font ?? ElementFont()
    var inner = DrawnSymbol()
    switch element.details {
    case .text:
      let lines = TextEstimate.lines(
        of: font.cased(element.text ?? ""), font: font, width: .infinity)
      let height = TextEstimate.lineHeight(of: font)
      inner.size = CGSize(
        width: lines.map { TextEstimate.width(of: $0, font: font) }.max() ?? 0,
        height: Double(lines.count) * height)
      let text = DrawingText(
        lines: lines, font: font, color: color, x: Double(inner.size.width) / 2, y: height / 2,
        lineHeight: height, alignment: .center)
      inner.marks = [.text(text)]
    case .image(let image):
      let side = TextEstimate.pointSize(of: font) * 1.15
      inner.size = size(element.style, default: CGSize(width: side, height: side))
      inner.marks = (image.symbol.map { [.symbol($0)] } ?? []).map { source in
        .image(
          DrawingImage(
            source: source, color: color, x: 0, y: 0, width: inner.size.width,
            height: inner.size.height))
      }
    case .drawing(let drawing):
      inner.size = size(element.style, default: proposal)
      inner.marks = fitted(drawing, in: CGRect(origin: .zero, size: inner.size))
    case .box where element.style.background != nil && content.content == nil:
      inner.size = size(element.style, default: proposal)
      inner.marks = box(element, in: CGRect(origin: .zero, size: inner.size))
    case .horizontalStack, .verticalStack:
      let axis: Axis = element.role == .horizontalStack ? .horizontal : .vertical
      inner = stack(
        content.content.map(parts) ?? [], along: axis, spacing: element.style.spacing ?? 8)
    default:
      if let view = content.content {
        let proposal = size(element.style, default: proposal)
        inner = SymbolDrawing(environment: environment, proposal: proposal).draw(view, [])
      }
    }
    return framed(inner, element.style)
  }

  private func size(_ style: ElementStyle, default size: CGSize) -> CGSize {
    CGSize(
      width: style.width.map { CGFloat($0) } ?? size.width,
      height: style.height.map { CGFloat($0) } ?? size.height)
  }

  private func box(_ element: ViewElement, in rect: CGRect) -> [DrawingMark] {
    let radius = min(element.style.cornerRadius ?? 0, min(rect.width, rect.height) / 2)
    let path =
      element.details == .box(.ellipse)
      ? Path(ellipseIn: rect)
      : Path(
        roundedRect: element.style.aspectRatio == 1 ? rect.middleSquare : rect,
        cornerRadius: CGFloat(radius))
    var paint = ShapePaint(element.style.background ?? .named(.clear))
    paint.backdrop = element.style.backdrop
    var marks =
      (paint.paint(in: rect)).map { [DrawingMark.fill(.path(path), $0, FillStyle())] } ?? []
    if let border = element.style.border {
      marks.append(
        .stroke(.path(path), .color(border.color), StrokeStyle(lineWidth: border.width)))
    }
    return marks
  }

  /// Returns the marks of a drawing as they are in a rectangle.
  private func fitted(_ drawing: DrawingDetails, in rect: CGRect) -> [DrawingMark] {
    let frame = CGRect(x: 0, y: 0, width: drawing.width, height: drawing.height)
    var group = DrawingGroup()
    switch drawing.fit {
    case .points: return drawing.marks
    case .stretched: group.transform = .mapping(frame, to: rect) ?? .identity
    case .fitted: group.transform = .mapping(frame, to: rect.middleSquare) ?? .identity
    }
    return [.group(group, drawing.marks)]
  }

  /// Puts marks into the middle of a frame, with the padding around them.
  private func framed(_ inner: DrawnSymbol, _ style: ElementStyle) -> DrawnSymbol {
    var inner = inner
    if let padding = style.padding {
      var group = DrawingGroup()
      group.transform = CGAffineTransform(translationX: padding.leading, y: padding.top)
      inner.marks = [.group(group, inner.marks)]
      inner.size.width += padding.leading + padding.trailing
      inner.size.height += padding.top + padding.bottom
    }
    let size = size(style, default: inner.size)
    guard size != inner.size else { return inner }
    return overlay([DrawnSymbol(size: size), inner])
  }

  /// Returns the views that a stack puts one after another.
  private func parts(of view: any View) -> [DrawnSymbol] {
    guard let primitive = view as? any PrimitiveView else {
      return parts(of: ViewOutline.body(of: view, in: environment))
    }
    switch primitive.content(in: environment) {
    case .sequence(let views): return views.flatMap(parts)
    case .rows(let rows): return ViewOutline.views(of: rows).flatMap { parts(of: $0.view) }
    case .branch(let branch?): return parts(of: branch.view)
    case .empty, .branch(nil), .hoisted: return []
    default: return [draw(view, [])]
    }
  }

  private func stack(
    _ symbols: [DrawnSymbol], along axis: Axis, spacing: Double
  ) -> DrawnSymbol {
    var all = DrawnSymbol()
    all.size[axis.other] = symbols.map { $0.size[axis.other] }.max() ?? 0
    var position = CGFloat(0)
    for symbol in symbols {
      let across = (all.size[axis.other] - symbol.size[axis.other]) / 2
      var group = DrawingGroup()
      group.transform =
        axis == .horizontal
        ? CGAffineTransform(translationX: position, y: across)
        : CGAffineTransform(translationX: across, y: position)
      all.marks.append(.group(group, symbol.marks))
      position += symbol.size[axis] + CGFloat(spacing)
    }
    all.size[axis] = max(position - CGFloat(spacing), 0)
    return all
  }

  private func overlay(_ symbols: [DrawnSymbol]) -> DrawnSymbol {
    var all = DrawnSymbol()
    all.size = CGSize(
      width: symbols.map(\.size.width).max() ?? 0, height: symbols.map(\.size.height).max() ?? 0)
    for symbol in symbols where !symbol.marks.isEmpty {
      let (x, y) = (
        (all.size.width - symbol.size.width) / 2, (all.size.height - symbol.size.height) / 2
      )
      var group = DrawingGroup()
      group.transform = CGAffineTransform(translationX: x, y: y)
      all.marks += x == 0 && y == 0 ? symbol.marks : [.group(group, symbol.marks)]
    }
    return all
  }
}

extension GraphicsContext {
  /// A view of the canvas, ready to be drawn.
  public struct ResolvedSymbol {
    /// The size of the view.
    public var size: CGSize { drawn.size }
    let drawn: DrawnSymbol
  }

  /// Returns the view of the canvas with a tag; `nil` if none has it.
  ///
  /// The view is drawn as its texts, images, shapes and colours with their frames, over each other.
  public func resolveSymbol<ID: Hashable>(id: ID) -> ResolvedSymbol? {
    sources.symbol(AnyHashable(id)).map(ResolvedSymbol.init)
  }

  /// Draws a view in a rectangle, to which it is scaled.
  public func draw(_ symbol: ResolvedSymbol, in rect: CGRect) {
    let frame = CGRect(origin: .zero, size: symbol.size)
    guard let transform = CGAffineTransform.mapping(frame, to: rect) else { return }
    draw(symbol, transform)
  }

  /// Draws a view with one of its points at a place.
  public func draw(_ symbol: ResolvedSymbol, at point: CGPoint, anchor: UnitPoint = .center) {
    let place = symbol.size.placed(at: point, anchor: anchor).origin
    draw(symbol, CGAffineTransform(translationX: place.x, y: place.y))
  }

  private func draw(_ symbol: ResolvedSymbol, _ transform: CGAffineTransform) {
    var group = DrawingGroup()
    group.transform = transform
    draw(.group(group, symbol.drawn.marks))
  }
}
#endif
