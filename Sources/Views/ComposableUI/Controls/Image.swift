#if PortableViews
import Foundation

/// An image: a symbol by its name.
public struct Image: Equatable, Sendable {
  private let symbol: String
  private var label: String?
  private var isDecorative = false
  private var size = ImageSize.medium
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
  public func resizable() -> Image { with { $0.size = .resizable } }

  /// Sets the size of the symbol relative to text.
  public func imageScale(_ scale: Scale) -> Image {
    with { $0.size = scale == .small ? .small : scale == .large ? .large : .medium }
  }

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
    var element = ViewElement(
      details: source.map { .picture(PictureDetails(address: $0, size: size)) }
        ?? .image(ImageDetails(.symbol(symbol), size: size)))
    element.traits.label = isDecorative ? "" : label
    return .element(ElementContent(element))
  }
}
#endif
