#if PortableViews
import Foundation

/// An image: a symbol by its name.
public struct Image: Equatable, Sendable {
  private let symbol: String
  private var label: String?
  private var isDecorative = false
  private var isResizable = false
  private var value: Double?
  private var source: String?

  /// Creates an image that the renderer loads from a URL.
  init(source: URL) {
    symbol = ""
    self.source = source.absoluteString
  }

  /// Creates an image of a system symbol.
  public init(systemName: String) {
    symbol = systemName
  }

  /// Creates an image of a system symbol that shows a value from 0 to 1.
  ///
  /// The signals `wifi` and `cellularbars`, `speaker.wave.2`, `speaker.wave.3` and `chart.bar` show one:
  /// the parts above it are pale. Other symbols are drawn without it.
  public init(systemName name: String, variableValue value: Double?) {
    symbol = name
    self.value = value
  }

  /// Creates an image of a symbol by its name.
  public init(_ name: String) {
    symbol = name
  }

  /// Creates an image of a symbol by its name, which screen readers skip.
  public init(decorative name: String) {
    symbol = name
    isDecorative = true
  }

  /// Lets the image grow and shrink with its frame.
  public func resizable() -> Image { with { $0.isResizable = true } }

  /// Has no effect: symbols always have the colour of text.
  public func renderingMode(_ renderingMode: TemplateRenderingMode?) -> Image { self }

  /// Whether an image is drawn in the colour of text.
  public enum TemplateRenderingMode: Hashable, Sendable {
    case template, original
  }

  private func with(_ change: (inout Image) -> Void) -> Image {
    var copy = self
    change(&copy)
    return copy
  }

  /// The size of a symbol relative to text.
  public enum Scale: Hashable, Sendable {
    case small, medium, large
  }
}

extension Image: View, PrimitiveView {
  package func content(in environment: EnvironmentValues) -> ViewContent {
    let size = isResizable ? .resizable : ImageSize(environment.imageScale)
    var element = ViewElement(
      details: source.map { .picture(PictureDetails(address: $0, size: size)) }
        ?? .image(ImageDetails(drawing(in: environment), size: size)))
    element.traits.label = isDecorative ? "" : label
    return .element(ElementContent(element))
  }

  private func drawing(in environment: EnvironmentValues) -> ImageDetails.Source {
    let name = environment.symbolVariants.name(of: symbol)
    return value.map { .variableSymbol(name, value: $0) } ?? .symbol(name)
  }
}

extension ImageSize {
  fileprivate init(_ scale: Image.Scale) {
    switch scale {
    case .small: self = .small
    case .medium: self = .medium
    case .large: self = .large
    }
  }
}
#endif
