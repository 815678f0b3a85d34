#if PortableViews
public import Foundation

/// An image: a symbol by its name, a picture of an asset catalogue, or one that the program has loaded.
public struct Image: Equatable, Sendable {
  private let symbol: String
  private var label: String?
  private var isDecorative = false
  /// Whether the name may name a picture.
  private var isNamed = false
  private var isResizable = false
  private var layers: SymbolRenderingMode?
  private var value: Double?
  private var source: String?
  /// The model that is notified when the image cannot be loaded.
  private var failure: LoadingFailure?
  private var loaded: UIImage?

  /// Creates an image that the renderer loads from a URL.
  init(source: URL, failure: LoadingFailure? = nil) {
    symbol = ""
    self.source = source.absoluteString
    self.failure = failure
  }

  init(loaded image: UIImage) {
    symbol = if case .symbol(let name) = image.source { name } else { "" }
    loaded = image.isSymbolImage ? nil : image
  }

  /// The bytes of the file, if the program has loaded it.
  var content: PictureContent? { loaded?.content }

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

  /// Creates an image of an asset catalogue or of a resource folder, by its name.
  ///
  /// Of an image set, the file with the smallest scale counts, and its variant for the dark appearance.
  /// Without such an image, the name is a symbol's.
  ///
  /// - Parameters:
  ///   - name: The name of the image set, or of a file without its ending.
  ///   - bundle: The bundle with the image; all resource bundles beside the executable if `nil`. Of a
  ///     bundle that is not beside it, images are not found.
  public init(_ name: String, bundle: Bundle? = nil) {
    symbol = name
    isNamed = true
  }

  /// Creates an image of an asset catalogue or of a resource folder, which screen readers skip.
  ///
  /// - Parameters:
  ///   - name: The name of the image set, or of a file without its ending.
  ///   - bundle: The bundle with the image; all resource bundles beside the executable if `nil`. Of a
  ///     bundle that is not beside it, images are not found.
  public init(decorative name: String, bundle: Bundle? = nil) {
    symbol = name
    isNamed = true
    isDecorative = true
  }

  /// Lets the image grow and shrink with its frame.
  ///
  /// The insets and the mode have no effect: all of the image stretches.
  public func resizable(
    capInsets: EdgeInsets = EdgeInsets(), resizingMode: ResizingMode = .stretch
  ) -> Image { with { $0.isResizable = true } }

  /// Has no effect: the browser decides how pixels are mixed.
  public func interpolation(_ interpolation: Interpolation) -> Image { self }

  /// Has no effect: the browser decides how edges are drawn.
  public func antialiased(_ isAntialiased: Bool) -> Image { self }

  /// Has no effect: symbols always have the colour of text.
  public func renderingMode(_ renderingMode: TemplateRenderingMode?) -> Image { self }

  /// Sets how the layers of the symbol are drawn.
  public func symbolRenderingMode(_ renderingMode: SymbolRenderingMode?) -> Image {
    with { $0.layers = renderingMode }
  }

  /// The way in which an image fills its frame, without effect.
  public enum ResizingMode: Hashable, Sendable {
    case tile, stretch
  }

  /// The quality of an image that is larger or smaller than its pixels, without effect.
  public enum Interpolation: Hashable, Sendable {
    case none, low, medium, high
  }

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
    let files =
      isNamed ? ImageCatalog.shared.files(named: symbol, for: environment.colorScheme) : [:]
    let picture =
      source.map { PictureDetails(address: $0, size: size) }
      ?? loaded.map { PictureDetails(loaded: $0, size: size) }
      ?? PictureDetails(scaled: files, size: size)
    var image = ImageDetails(drawing(in: environment), size: size)
    let mode = layers ?? environment.symbolLayers.mode
    image.isLayered = mode?.hasLayers ?? environment.symbolLayers.hasSecondStyle
    var element = ViewElement(details: picture.map(ElementDetails.picture) ?? .image(image))
    element.traits.label = isDecorative ? "" : label ?? (files.isEmpty ? nil : symbol)
    var content = ElementContent(element)
    if let failure, let source {
      content.handlers.add(.fail) { failure.address.set(source) }
    }
    return .element(content)
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
