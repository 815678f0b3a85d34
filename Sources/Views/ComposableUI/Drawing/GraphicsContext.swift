#if PortableViews
public import Foundation

/// The destination of the drawing of a canvas, with the state in which it draws.
///
/// A copy draws into the same canvas, with a state of its own.
public struct GraphicsContext {
  let recorder: DrawingRecorder
  let sources: DrawingSources

  /// The environment of the canvas.
  public let environment: EnvironmentValues
  /// The opacity of what is drawn from now on, from 0 to 1.
  public var opacity = 1.0
  /// The way in which the colours drawn from now on are mixed with those behind them.
  public var blendMode = BlendMode.normal
  /// The transform from the coordinates of drawing to the canvas'.
  public var transform = CGAffineTransform.identity
  /// The bounds of what the outlines for clipping leave, in the coordinates of the canvas.
  public var clipBoundingRect: CGRect {
    clips.filter { !$0.isInverse }.reduce(.infinite) { $0.intersection($1.path.boundingRect) }
  }

  private var filters: [ElementFilter] = []
  private var shadow: ElementShadow?
  private var clips: [Clip] = []

  fileprivate struct Clip {
    var path: Path
    var style: FillStyle
    var isInverse: Bool
  }

  init(recorder: DrawingRecorder, environment: EnvironmentValues, sources: DrawingSources) {
    self.recorder = recorder
    self.environment = environment
    self.sources = sources
  }

  /// Multiplies the scale along both axes.
  public mutating func scaleBy(x: CGFloat, y: CGFloat) {
    transform = transform.scaledBy(x: x, y: y)
  }

  /// Moves the origin.
  public mutating func translateBy(x: CGFloat, y: CGFloat) {
    transform = transform.translatedBy(x: x, y: y)
  }

  /// Rotates the axes clockwise.
  public mutating func rotate(by angle: Angle) {
    transform = transform.rotated(by: CGFloat(angle.radians))
  }

  /// Applies a transform before the current one.
  public mutating func concatenate(_ matrix: CGAffineTransform) {
    transform = matrix.concatenating(transform)
  }

  /// Adds an outline outside of which nothing is drawn from now on.
  public mutating func clip(
    to path: Path, style: FillStyle = FillStyle(), options: ClipOptions = ClipOptions()
  ) {
    clips.append(
      Clip(
        path: path.applying(transform), style: style, isInverse: options.contains(.inverse)))
  }

  /// Adds an effect on what is drawn from now on; the options have no effect.
  public mutating func addFilter(_ filter: Filter, options: FilterOptions = FilterOptions()) {
    switch filter.kind {
    case .effect(let effect): filters.append(effect)
    case .shadow(let value): shadow = value
    }
  }

  /// Draws together what a function draws, in the current state.
  ///
  /// The function begins with the opacity 1, without filters, and in the same coordinates.
  public func drawLayer(content: (inout GraphicsContext) throws -> Void) rethrows {
    let layer = DrawingRecorder()
    var context = GraphicsContext(recorder: layer, environment: environment, sources: sources)
    context.transform = transform
    try content(&context)
    guard !layer.marks.isEmpty else { return }
    var group = group
    group.transform = .identity
    recorder.add(.group(group, layer.marks), in: clips)
  }

  /// Draws a mark in the current state.
  func draw(_ mark: DrawingMark) {
    let group = group
    if clips.isEmpty { return recorder.add(mark, in: group) }
    recorder.add(group == DrawingGroup() ? mark : .group(group, [mark]), in: clips)
  }

  private var group: DrawingGroup {
    var group = DrawingGroup()
    group.transform = transform
    group.opacity = opacity
    group.blendMode = blendMode.element
    group.filters = filters
    group.shadow = shadow
    return group
  }
}

extension DrawingRecorder {
  /// Adds a mark inside of outlines.
  fileprivate func add(_ mark: DrawingMark, in clips: [GraphicsContext.Clip]) {
    var mark = mark
    var groups = clips.map { clip in
      var group = DrawingGroup()
      group.clip = clip.path
      group.clipStyle = clip.style
      group.isClipInverse = clip.isInverse
      return group
    }
    let outermost = groups.isEmpty ? DrawingGroup() : groups.removeFirst()
    for group in groups.reversed() { mark = .group(group, [mark]) }
    add(mark, in: outermost)
  }
}

extension GraphicsContext {
  /// The options of an outline that clips.
  public struct ClipOptions: OptionSet, Sendable {
    /// The options as bits.
    public let rawValue: UInt32

    /// Creates options from their bits.
    public init(rawValue: UInt32) {
      self.rawValue = rawValue
    }

    /// Cuts off what is inside of the outline instead.
    public static let inverse = Self(rawValue: 1)
  }

  /// The options of a filter, without effect.
  public struct FilterOptions: OptionSet, Sendable {
    /// The options as bits.
    public let rawValue: UInt32

    /// Creates options from their bits.
    public init(rawValue: UInt32) {
      self.rawValue = rawValue
    }

    /// Computes colours in a linear space.
    public static let linearColor = Self(rawValue: 1)
  }

  /// An effect on what is drawn.
  public struct Filter: Sendable {
    enum Kind {
      case effect(ElementFilter)
      case shadow(ElementShadow)
    }

    let kind: Kind

    /// A shadow behind what is drawn.
    public static func shadow(
      color: Color = Color(.sRGB, white: 0, opacity: 0.33), radius: CGFloat, x: CGFloat = 0,
      y: CGFloat = 0
    ) -> Self {
      Self(
        kind: .shadow(
          ElementShadow(
            color: color.element, radius: Double(radius),
            offset: ElementOffset(x: Double(x), y: Double(y)))))
    }

    /// A blur with a radius in points.
    public static func blur(radius: CGFloat) -> Self {
      Self(kind: .effect(.blur(radius: Double(radius))))
    }

    /// A change of the brightness, from 0 for none to 1 for white.
    public static func brightness(_ amount: Double) -> Self {
      Self(kind: .effect(.brightness(1 + amount)))
    }

    /// A factor of the contrast.
    public static func contrast(_ amount: Double) -> Self {
      Self(kind: .effect(.contrast(amount)))
    }

    /// A factor of the saturation.
    public static func saturation(_ amount: Double) -> Self {
      Self(kind: .effect(.saturation(amount)))
    }

    /// Shades of grey, from 0 for no change to 1 for no colours.
    public static func grayscale(_ amount: Double) -> Self {
      Self(kind: .effect(.grayscale(amount)))
    }

    /// The product of each colour and another one, by its value for a light background.
    public static func colorMultiply(_ color: Color) -> Self {
      let (red, green, blue, opacity) = color.element.components
      return Self(
        kind: .effect(.multiplication(red: red, green: green, blue: blue, opacity: opacity)))
    }

    /// A rotation of all hues.
    public static func hueRotation(_ angle: Angle) -> Self {
      Self(kind: .effect(.hueRotation(angle.degrees)))
    }
  }
}
#endif
