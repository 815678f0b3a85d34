#if PortableViews
import Foundation

/// The element of a shape: a box if it is one with round corners, else a drawing.
nonisolated struct ShapeDrawing {
  let shape: any Shape
  let layers: [ShapeLayer]

  init(shape: any Shape, layers: [ShapeLayer]) {
    self.shape = (shape as? AnyShape)?.unwrapped ?? shape
    self.layers = layers
  }

  private var builtIn: (any BuiltInShape)? {
    if let rectangle = shape as? RoundedRectangle,
      rectangle.cornerSize.width != rectangle.cornerSize.height
    {
      return nil
    }
    return shape as? any BuiltInShape
  }

  /// The element of a shape that few views measure: they have an element inside that asks for its size.
  var content: ElementContent {
    if let box { return ElementContent(decorated(box)) }
    let fit = fit
    if !fit.needsSize { return ElementContent(decorated(drawing(fit, size: nil))) }
    var element = ViewElement(.box)
    element.style = frame
    return ElementContent(element, content: MeasuredShape(drawing: self, fit: fit))
  }

  /// Returns the element, which asks for its size if the drawing depends on more than its proportions.
  ///
  /// - Parameters:
  ///   - model: The size, once it is measured.
  ///   - known: The way in which the shape goes into a frame, if that is known.
  @MainActor
  func content(measuredBy model: MeasuredSize, fit known: OutlineFit? = nil) -> ElementContent {
    if let box { return ElementContent(decorated(box)) }
    let fit = known ?? fit
    let size = fit.needsSize ? model.value : nil
    var content = ElementContent(decorated(drawing(fit, size: size)))
    if fit.needsSize { content.handlers.add(.resize, frame: model.update) }
    return content
  }

  /// Returns an element with the shadows of the layers.
  private func decorated(_ element: ViewElement) -> ViewElement {
    var element = element
    let shadows = layers.flatMap(\.paint.shadows)
    if let drop = shadows.drop { element.style.shadow = drop }
    let inner = shadows.inner
    if !inner.isEmpty, case .box = element.details { element.style.effects.innerShadows = inner }
    return element
  }

  /// The frame that takes all the space: the same boxes for all shapes of the same ratio.
  private var frame: ElementStyle {
    switch builtIn?.aspectRatio {
    case nil: Self.greedy
    case 1: Self.greedySquare
    case let ratio?: Self.greedy(aspectRatio: ratio)
    }
  }

  private static let greedy = greedy(aspectRatio: nil)
  private static let greedySquare = greedy(aspectRatio: 1)

  private static func greedy(aspectRatio: Double?) -> ElementStyle {
    var style = ElementStyle()
    style.aspectRatio = aspectRatio
    style.maxWidth = .infinity
    style.maxHeight = .infinity
    return style
  }

  /// The element of a built-in shape with a fill, a border inside or both; `nil` for anything else.
  private var box: ViewElement? {
    guard let builtIn, layers.count <= 2 else { return nil }
    var element = ViewElement(details: .box(shape is Ellipse ? .ellipse : .rectangle))
    element.style = frame
    element.style.cornerRadius = shape is Ellipse ? nil : builtIn.cornerRadius
    for (index, layer) in layers.enumerated() {
      switch layer {
      case .fill(let paint, _) where index == 0:
        element.style.background = paint.color
        element.style.backdrop = paint.backdrop
      case .border(let paint, let style)
      where style.isPlain && paint.gradient == nil && index == layers.count - 1:
        element.style.border = paint.color.map {
          ElementBorder(color: $0, width: Double(style.lineWidth))
        }
      default: return nil
      }
    }
    return element
  }

  /// The way in which the shape goes into a frame, with its gradients.
  private var fit: OutlineFit {
    if roundedFrame != nil { return .points }
    let insets = Set(layers.map(\.inset))
    let fits = insets.map { inset in OutlineFit { path(in: $0, inset: inset) } }
    guard let first = fits.first else { return .points }
    if fits.contains(where: { $0 != first }) { return .measured(first: .stretched) }
    let gradients = layers.compactMap(\.paint.gradient)
    switch first {
    case .points: return gradients.isEmpty ? .points : .measured(first: .points)
    case .stretched:
      return gradients.allSatisfy(\.isStretchable) ? .stretched : .measured(first: .stretched)
    case .fitted: return gradients.isEmpty ? .fitted : .measured(first: .fitted)
    case .measured: return first
    }
  }

  /// The radius of the corners of a rectangle that is drawn as the element's own frame.
  private var roundedFrame: Double? {
    guard let rectangle = shape as? RoundedRectangle, builtIn != nil,
      layers.allSatisfy({ $0.inset == 0 && $0.paint.gradient == nil })
    else { return nil }
    return Double(max(rectangle.cornerSize.width, 0))
  }

  /// Returns the element of the drawing in a frame of a size, if that is measured.
  private func drawing(_ fit: OutlineFit, size measured: CGSize?) -> ViewElement {
    let size = measured ?? OutlineFit.drawingSize
    let rect = CGRect(origin: .zero, size: size)
    var element = ViewElement(
      details: .drawing(
        DrawingDetails(
          width: size.width, height: size.height, fit: measured == nil ? fit.elementFit : .points,
          marks: layers.compactMap { mark($0, in: rect) })))
    element.style = frame
    return element
  }

  private func mark(_ layer: ShapeLayer, in rect: CGRect) -> DrawingMark? {
    guard let paint = layer.paint.paint(in: rect) else { return nil }
    let outline =
      roundedFrame.map(DrawingOutline.frame(cornerRadius:))
      ?? .path(path(in: rect, inset: layer.inset))
    return switch layer {
    case .fill(_, let style): .fill(outline, paint, style)
    case .stroke(_, let style), .border(_, let style): .stroke(outline, paint, style)
    }
  }

  private func path(in rect: CGRect, inset: CGFloat) -> Path {
    guard inset != 0, let shape = shape as? any InsettableShape else {
      return shape.path(in: rect)
    }
    func inner(_ shape: some InsettableShape) -> Path { shape.inset(by: inset).path(in: rect) }
    return inner(shape)
  }
}

/// A shape that asks for its size.
struct MeasuredShape: View, PrimitiveView {
  let drawing: ShapeDrawing
  var fit: OutlineFit?

  func content(in environment: EnvironmentValues) -> ViewContent {
    .observing(
      ObservingContent(model: MeasuredSize.init) {
        ElementView(drawing.content(measuredBy: $0, fit: fit))
      })
  }
}

extension ElementGradient {
  /// Whether the gradient in a stretched rectangle is the stretched gradient.
  nonisolated var isStretchable: Bool {
    switch kind {
    case .linear(let start, let end): start.x == end.x || start.y == end.y
    case .elliptical: true
    case .radial, .angular: false
    }
  }
}

/// The dependence of an outline on the size of its frame.
nonisolated enum OutlineFit: Hashable {
  /// The outline is the same in every frame.
  case points
  /// The outline stretches with its frame.
  case stretched
  /// The outline is in the largest square in the middle of its frame.
  case fitted
  /// The outline is another one for each size; until that is known, it is drawn in another way.
  case measured(first: DrawingDetails.Fit)

  /// The size in which outlines are drawn that are stretched or fitted.
  static let drawingSize = CGSize(width: 240, height: 240)

  var needsSize: Bool { if case .measured = self { true } else { false } }

  /// The fit of the drawing while the size is not known.
  var elementFit: DrawingDetails.Fit {
    switch self {
    case .points: .points
    case .stretched: .stretched
    case .fitted: .fitted
    case .measured(let first): first
    }
  }

  /// Finds the dependence by comparing the outlines in frames of three proportions.
  init(_ path: (CGRect) -> Path) {
    let square = CGRect(origin: .zero, size: Self.drawingSize)
    let frames = [
      CGRect(x: 0, y: 0, width: 180, height: 120), CGRect(x: 0, y: 0, width: 120, height: 300),
    ]
    let base = path(square)
    let paths = frames.map(path)
    func matches(_ transform: (CGRect) -> CGAffineTransform?) -> Bool {
      zip(frames, paths).allSatisfy { frame, path in
        transform(frame).map { base.applying($0).isNear(path) } ?? false
      }
    }
    if matches({ _ in .identity }) {
      self = .points
    } else if matches({ .mapping(square, to: $0) }) {
      self = .stretched
    } else if matches({ .mapping(square, to: $0.middleSquare) }) {
      self = .fitted
    } else {
      self = .measured(first: .stretched)
    }
  }
}

extension CGRect {
  /// The largest square in the middle.
  nonisolated var middleSquare: CGRect {
    let side = min(width, height)
    return CGRect(x: midX - side / 2, y: midY - side / 2, width: side, height: side)
  }
}

extension Path {
  /// Whether the path has the same steps as another one, to points that nobody can tell apart.
  nonisolated func isNear(_ other: Path) -> Bool {
    func near(_ lhs: CGPoint, _ rhs: CGPoint) -> Bool {
      abs(lhs.x - rhs.x) < 0.01 && abs(lhs.y - rhs.y) < 0.01
    }
    return elements.count == other.elements.count
      && zip(elements, other.elements).allSatisfy { lhs, rhs in
        switch (lhs, rhs) {
        case (.move(let one), .move(let two)), (.line(let one), .line(let two)): near(one, two)
        case (.quadCurve(let one, let control), .quadCurve(let two, let other)):
          near(one, two) && near(control, other)
        case (.curve(let one, let first, let second), .curve(let two, let other1, let other2)):
          near(one, two) && near(first, other1) && near(second, other2)
        case (.closeSubpath, .closeSubpath): true
        default: false
        }
      }
  }
}
#endif
