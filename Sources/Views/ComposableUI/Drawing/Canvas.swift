#if PortableViews
public import Foundation

/// The colour space in which a canvas mixes colours, without effect: it is sRGB.
public enum ColorRenderingMode: Hashable, Sendable {
  case nonLinear, linear, extendedLinear
}

/// A view whose content a function draws.
///
/// The function runs again when the size changes that the renderer measures, and when observable
/// state changes that it has read. Nothing is drawn before the first measurement.
public struct Canvas<Symbols: View> {
  /// The views that the function can draw by their tags.
  public var symbols: Symbols
  /// The function that draws, with the size of the view.
  public var renderer: (inout GraphicsContext, CGSize) -> Void
  /// Whether nothing shows through the canvas, without effect.
  public var isOpaque: Bool
  /// The colour space in which colours are mixed, without effect.
  public var colorMode: ColorRenderingMode
  /// Whether the function may run later than the views around it, without effect.
  public var rendersAsynchronously: Bool

  /// Creates a canvas with views that its function can draw.
  @MainActor
  public init(
    opaque: Bool = false, colorMode: ColorRenderingMode = .nonLinear,
    rendersAsynchronously: Bool = false,
    renderer: @escaping (inout GraphicsContext, CGSize) -> Void,
    @ViewBuilder symbols: () -> Symbols
  ) {
    self.symbols = symbols()
    self.renderer = renderer
    isOpaque = opaque
    self.colorMode = colorMode
    self.rendersAsynchronously = rendersAsynchronously
  }

  /// Creates a canvas.
  public init(
    opaque: Bool = false, colorMode: ColorRenderingMode = .nonLinear,
    rendersAsynchronously: Bool = false,
    renderer: @escaping (inout GraphicsContext, CGSize) -> Void
  ) where Symbols == EmptyView {
    symbols = EmptyView()
    self.renderer = renderer
    isOpaque = opaque
    self.colorMode = colorMode
    self.rendersAsynchronously = rendersAsynchronously
  }
}

extension Canvas: View, PrimitiveView {
  package func content(in environment: EnvironmentValues) -> ViewContent {
    .observing(
      ObservingContent(model: MeasuredSize.init) { model in
        var details = DrawingDetails()
        if let size = model.value {
          let drawing = DrawingRecorder()
          var context = GraphicsContext(
            recorder: drawing, environment: environment,
            sources: DrawingSources(symbols: symbols, environment: environment))
          renderer(&context, size)
          details = DrawingDetails(width: size.width, height: size.height, marks: drawing.marks)
        }
        var element = ViewElement(details: .drawing(details))
        element.style.maxWidth = .infinity
        element.style.maxHeight = .infinity
        var content = ElementContent(element)
        content.handlers.add(.resize, frame: model.update)
        return ElementView(content)
      })
  }
}

/// The images and views that a canvas draws.
struct DrawingSources {
  /// A function that returns the source of an image.
  let image: (Image) -> DrawingImage.Source?
  /// A function that returns the view with a tag as marks.
  let symbol: (AnyHashable) -> DrawnSymbol?

  @MainActor
  init(symbols: some View, environment: EnvironmentValues) {
    image = { image in
      guard case .element(let content) = image.content(in: environment) else { return nil }
      return switch content.element.details {
      case .image(let details): details.symbol.map(DrawingImage.Source.symbol)
      case .picture(let picture): picture.address.map(DrawingImage.Source.address)
      default: nil
      }
    }
    symbol = { SymbolDrawing(environment: environment).symbol($0, in: symbols) }
  }
}

/// The marks that a canvas has drawn so far.
final class DrawingRecorder {
  private(set) var marks: [DrawingMark] = []

  /// Adds a mark, next to the one before if both are only moved or clipped in the same way.
  func add(_ mark: DrawingMark, in group: DrawingGroup) {
    if case .group(let last, let inner)? = marks.last, last == group, group.isPlacement {
      marks[marks.count - 1] = .group(group, inner + [mark])
    } else {
      marks.append(group == DrawingGroup() ? mark : .group(group, [mark]))
    }
  }
}

extension DrawingGroup {
  /// Whether the group changes nothing but the place of its marks and what shows of them.
  fileprivate var isPlacement: Bool {
    opacity == 1 && blendMode == nil && filters.isEmpty && shadow == nil
      && (clip != nil || transform != .identity)
  }
}
#endif
