#if PortableViews
/// A colour named for its purpose, as in `Color(.systemBackground)`.
public struct SystemColor: Hashable, Sendable {
  let element: ElementColor

  init(_ name: ElementColor.Name, opacity: Double = 1) {
    element = .named(name, opacity: opacity)
  }

  init(element: ElementColor) {
    self.element = element
  }

  /// The colour of text.
  public static let label = Self(.primary)
  /// The colour of less important text.
  public static let secondaryLabel = Self(.secondary)
  /// The colour of the least important text.
  public static let tertiaryLabel = Self(.secondary, opacity: 0.6)
  /// The colour of lines between rows or sections.
  public static let separator = Self(.gray, opacity: 0.35)
  /// The background colour.
  public static let systemBackground = Self(.background)
  /// The colour of areas that stand out from the background.
  public static let secondarySystemBackground = Self(.gray, opacity: 0.12)
  /// The red of the system.
  public static let systemRed = Self(.red)
  /// The orange of the system.
  public static let systemOrange = Self(.orange)
  /// The yellow of the system.
  public static let systemYellow = Self(.yellow)
  /// The green of the system.
  public static let systemGreen = Self(.green)
  /// The mint of the system.
  public static let systemMint = Self(.mint)
  /// The teal of the system.
  public static let systemTeal = Self(.teal)
  /// The cyan of the system.
  public static let systemCyan = Self(.cyan)
  /// The blue of the system.
  public static let systemBlue = Self(.blue)
  /// The indigo of the system.
  public static let systemIndigo = Self(.indigo)
  /// The purple of the system.
  public static let systemPurple = Self(.purple)
  /// The pink of the system.
  public static let systemPink = Self(.pink)
  /// The brown of the system.
  public static let systemBrown = Self(.brown)
  /// The gray of the system.
  public static let systemGray = Self(.gray)
  /// A gray closer to the background than ``systemGray``.
  public static let systemGray2 = Self(.gray, opacity: 0.75)
  /// A gray closer to the background than ``systemGray2``.
  public static let systemGray3 = Self(.gray, opacity: 0.5)
  /// A gray closer to the background than ``systemGray3``.
  public static let systemGray4 = Self(.gray, opacity: 0.35)
  /// A gray closer to the background than ``systemGray4``.
  public static let systemGray5 = Self(.gray, opacity: 0.22)
  /// The gray closest to the background.
  public static let systemGray6 = Self(.gray, opacity: 0.12)
}

extension Color {
  /// Creates a colour from a system colour.
  public init(_ systemColor: SystemColor) {
    self.init(element: systemColor.element)
  }
}
#endif
