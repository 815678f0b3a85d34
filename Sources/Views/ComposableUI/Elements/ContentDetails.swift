#if PortableViews
/// The details of a symbol.
public struct ImageDetails: Hashable, Sendable {
  /// The source of an image.
  public enum Source: Hashable, Sendable {
    /// A symbol by its name.
    case symbol(String)
    /// A symbol by its name, drawn for a value from 0 to 1 if it can show one.
    case variableSymbol(String, value: Double)
  }

  /// The symbol that the image shows.
  public var source: Source
  /// The size of the image.
  public var size: ImageSize
  /// Whether the sign and the filled frame around it, if the symbol has one, have colours of their own.
  public var isLayered = false

  /// Creates the details of an image.
  public init(_ source: Source, size: ImageSize = .medium) {
    self.source = source
    self.size = size
  }

  /// The name of the symbol, if the image shows one.
  public var symbol: String? {
    switch source {
    case .symbol(let name), .variableSymbol(let name, _): name
    }
  }
}

/// The size of an image.
public enum ImageSize: String, Hashable, Sendable {
  /// A size relative to the text beside the image.
  case small, medium, large
  /// All available space.
  case resizable
}

/// The details of an image from an address.
public struct PictureDetails: Hashable, Sendable {
  /// The address of the image.
  public var address: String?
  /// The addresses of the image for numbers of pixels in a point; empty if there is but one image.
  public var scaledAddresses: [Int: String] = [:]
  /// The size of the image.
  public var size: ImageSize
  /// The width of the image divided by its height; `nil` if it is not known before the renderer has loaded it.
  public var aspectRatio: Double?
  /// The bytes of the image, which its address stands for.
  private var content: PictureContent?

  /// The bytes of the image if the program has loaded it; `nil` if the renderer does, from the address.
  public var data: Data? { content?.data }

  /// Creates the details of a picture.
  public init(address: String? = nil, size: ImageSize = .medium) {
    self.address = address
    self.size = size
  }

  /// Creates the details of an image that the program has loaded.
  init(loaded image: UIImage, size: ImageSize) {
    self.size = size
    guard let content = image.content else { return }
    self.content = content
    address = content.address
    aspectRatio = content.header.aspectRatio
    let scale = Int(image.scale.rounded())
    if scale > 1 { scaledAddresses = [scale: content.address] }
  }

  /// Creates the details of an image by its files for numbers of pixels in a point; `nil` without any.
  init?(scaled files: ImageCatalog.Scales, size: ImageSize) {
    guard let (scale, file) = files.min(by: { $0.key < $1.key }) else { return nil }
    self.init(address: file.address, size: size)
    aspectRatio = file.aspectRatio
    if files.count > 1 || scale != 1 { scaledAddresses = files.mapValues(\.address) }
  }
}

/// The shape of a box.
public enum BoxShape: String, Hashable, Sendable {
  /// No shape of its own: the box carries style for its children.
  case container
  /// A rectangle with rounded corners or without.
  case rectangle
  case ellipse
  /// A header or footer of a section.
  case edge
  /// A space in which the child has a position of its own.
  case space
  /// The swipe actions of a row, at its start or at its end.
  case leadingActions = "actions-leading"
  case trailingActions = "actions-trailing"
  /// The same, of which a full swipe runs none.
  case partialLeadingActions = "actions-leading look-partial"
  case partialTrailingActions = "actions-trailing look-partial"
  /// The preview of a drag, which shows under the pointer in place of the view beside it.
  case dragPreview = "drag-preview"
}

/// The axes along which an element scrolls.
public enum ScrollAxes: String, Hashable, Sendable {
  case vertical, horizontal, both
}

/// The details of a list.
public struct ListDetails: Hashable, Sendable {
  /// Whether rows have no background of their own.
  public var isPlain: Bool
  /// Whether the controls that move and delete rows are shown all the time.
  public var isEditing: Bool
  /// The way in which the list scrolls.
  public var scrolling: ScrollDetails

  /// Creates the details of a list.
  public init(
    isPlain: Bool = false, isEditing: Bool = false, scrolling: ScrollDetails = ScrollDetails()
  ) {
    self.isPlain = isPlain
    self.isEditing = isEditing
    self.scrolling = scrolling
  }
}

/// The place of a toolbar on its screen.
public enum ToolbarPosition: String, Hashable, Sendable {
  case leading, principal, trailing, bottom
}

/// The height of a sheet.
public enum SheetSize: Hashable, Sendable {
  /// The renderer's default height.
  case automatic
  /// Half of the screen.
  case half
  /// Nearly all of the screen.
  case tall
  /// All of the screen, which only a control inside of the sheet closes.
  case full
  /// A fraction of nearly all of the screen.
  case fraction(Double)
  /// A length in points.
  case height(Double)

  /// The name of the size, without its number.
  public var name: String {
    switch self {
    case .automatic: "automatic"
    case .half: "half"
    case .tall: "tall"
    case .full: "full"
    case .fraction: "fraction"
    case .height: "height"
    }
  }
}
#endif
