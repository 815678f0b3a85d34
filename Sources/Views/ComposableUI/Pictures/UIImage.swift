#if PortableViews
public import Foundation

/// An image that a program has loaded, such as a photo that the user has chosen.
///
/// ```swift
/// struct PhotoView: View {
///   let data: Data
///
///   var body: some View {
///     if let photo = UIImage(data: data) {
///       Image(uiImage: photo).resizable().scaledToFit()
///     }
///   }
/// }
/// ```
///
/// An image is the bytes of a PNG, JPEG, GIF, WebP or AVIF file, which the renderer draws; it is not decoded. Equal bytes
/// are equal images.
public final class UIImage: Sendable {
  enum Source: Hashable {
    case symbol(String)
    case content(PictureContent)
    case empty
  }

  let source: Source
  /// The number of pixels in a point.
  public let scale: CGFloat

  /// The scales that an image can have; any other one counts as 1.
  private static let scales: ClosedRange<CGFloat> = 0.01...100

  private init(_ source: Source, scale: CGFloat = 1) {
    self.source = source
    self.scale = scale
  }

  /// Creates an image without pixels.
  public convenience init() {
    self.init(.empty)
  }

  /// Creates an image of the bytes of a file; fails if they are none that a browser draws.
  public convenience init?(data: Data) {
    self.init(data: data, scale: 1)
  }

  /// Creates an image of the bytes of a file; fails if they are none that a browser draws.
  ///
  /// - Parameters:
  ///   - data: The bytes of a PNG, JPEG, GIF, WebP or AVIF file.
  ///   - scale: The number of pixels in a point, from 0.01 to 100; any other one counts as 1.
  public convenience init?(data: Data, scale: CGFloat) {
    guard let content = PictureContent.of(data) else { return nil }
    self.init(.content(content), scale: Self.scales.contains(scale) ? scale : 1)
  }

  /// Creates an image of a file; fails if it cannot be read, or if a browser does not draw it.
  public convenience init?(contentsOfFile path: String) {
    self.init(contentsOf: URL(fileURLWithPath: path))
  }

  /// Creates an image of a file; fails if it cannot be read, or if a browser does not draw it.
  public convenience init?(contentsOf url: URL) {
    guard url.isFileURL, let data = try? Data(contentsOf: url) else { return nil }
    self.init(data: data)
  }

  /// Creates an image of an asset catalogue or of a resource folder; fails if there is none with the name.
  ///
  /// The variant is the one for the light appearance. Unlike ``Image/init(_:bundle:)``, it takes no SVG file.
  public convenience init?(named name: String) {
    let files = ImageCatalog.shared.files(named: name, for: .light)
    guard let (scale, file) = files.min(by: { $0.key < $1.key }),
      let data = try? Data(contentsOf: file.url)
    else { return nil }
    self.init(data: data, scale: CGFloat(scale))
  }

  /// Creates an image of a system symbol, which has the size of the text around it.
  public convenience init?(systemName name: String) {
    self.init(.symbol(name))
  }

  /// Creates an image of a system symbol, which has the size of the text around it.
  ///
  /// The description has no effect: describe the view by `accessibilityLabel(_:)`.
  public convenience init?(
    systemSymbolName name: String, accessibilityDescription description: String?
  ) {
    self.init(.symbol(name))
  }

  /// The size in points, as the image is seen; zero for a symbol.
  public var size: CGSize {
    guard let header = content?.header else { return .zero }
    return CGSize(width: CGFloat(header.width) / scale, height: CGFloat(header.height) / scale)
  }

  /// Whether the image is a system symbol.
  public var isSymbolImage: Bool {
    if case .symbol = source { true } else { false }
  }

  /// Returns the bytes of a PNG file; `nil` if the image is of another format, as nothing is converted.
  public func pngData() -> Data? { data(of: .png) }

  /// Returns the bytes of a JPEG file, with the quality that they have; `nil` if the image is of another format, as
  /// nothing is converted.
  public func jpegData(compressionQuality: CGFloat) -> Data? { data(of: .jpeg) }

  /// The bytes of the file, if the image is one of a file.
  var content: PictureContent? {
    if case .content(let content) = source { content } else { nil }
  }

  private func data(of format: PictureHeader.Format) -> Data? {
    content.flatMap { $0.header.format == format ? $0.data : nil }
  }
}

extension UIImage: Hashable {
  /// Returns whether two images have the same bytes, or symbol, and the same scale.
  public static func == (lhs: UIImage, rhs: UIImage) -> Bool {
    lhs.source == rhs.source && lhs.scale == rhs.scale
  }

  /// Hashes the identity of the bytes.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(source)
    hasher.combine(scale)
  }
}

/// An image that a program has loaded.
public typealias NSImage = UIImage

extension PictureContent: Hashable {
  package static func == (lhs: PictureContent, rhs: PictureContent) -> Bool { lhs === rhs }

  package func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}

extension Image {
  /// Creates an image of one that the program has loaded.
  public init(uiImage: UIImage) { self.init(loaded: uiImage) }

  /// Creates an image of one that the program has loaded.
  public init(nsImage: NSImage) { self.init(loaded: nsImage) }
}
#endif
