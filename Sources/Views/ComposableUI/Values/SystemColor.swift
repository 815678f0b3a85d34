#if PortableViews
/// A colour named for its purpose, as in `Color(.systemBackground)`.
public struct SystemColor: Hashable, Sendable {
  fileprivate let element: ElementColor

  private init(_ name: ElementColor.Name, opacity: Double = 1) {
    element = .named(name, opacity: opacity)
  }

  /// The colour of texts.
  public static let label = Self(.primary)
  /// The colour of texts that are less important.
  public static let secondaryLabel = Self(.secondary)
  /// The colour of texts that are still less important.
  public static let tertiaryLabel = Self(.secondary, opacity: 0.6)
  /// The colour of lines between things.
  public static let separator = Self(.gray, opacity: 0.35)
  /// The background colour.
  public static let systemBackground = Self(.background)
  /// The colour of areas that stand out from the background.
  public static let secondarySystemBackground = Self(.gray, opacity: 0.12)
  /// A red.
  public static let systemRed = Self(.red)
  /// An orange.
  public static let systemOrange = Self(.orange)
  /// A yellow.
  public static let systemYellow = Self(.yellow)
  /// A green.
  public static let systemGreen = Self(.green)
  /// A mint.
  public static let systemMint = Self(.mint)
  /// A teal.
  public static let systemTeal = Self(.teal)
  /// A cyan.
  public static let systemCyan = Self(.cyan)
  /// A blue.
  public static let systemBlue = Self(.blue)
  /// An indigo.
  public static let systemIndigo = Self(.indigo)
  /// A purple.
  public static let systemPurple = Self(.purple)
  /// A pink.
  public static let systemPink = Self(.pink)
  /// A brown.
  public static let systemBrown = Self(.brown)
  /// A gray.
  public static let systemGray = Self(.gray)
  /// A gray nearer to the background.
  public static let systemGray2 = Self(.gray, opacity: 0.75)
  /// A gray nearer to the background.
  public static let systemGray3 = Self(.gray, opacity: 0.5)
  /// A gray nearer to the background.
  public static let systemGray4 = Self(.gray, opacity: 0.35)
  /// A gray nearer to the background.
  public static let systemGray5 = Self(.gray, opacity: 0.22)
  /// The gray nearest to the background.
  public static let systemGray6 = Self(.gray, opacity: 0.12)
}

extension Color {
  /// Creates a colour from a system colour.
  public init(_ systemColor: SystemColor) {
    self.init(element: systemColor.element)
  }
}
#endif
