#if PortableViews
extension Color {
  /// The colour of text.
  public static let primary = Color(element: .named(.primary))
  /// The colour of less important text.
  public static let secondary = Color(element: .named(.secondary))
  // swift-format-ignore: DontRepeatTypeInStaticProperties
  /// The app's accent colour.
  public static let accentColor = Color(element: .named(.accent))
  /// Red, adapted to light and dark.
  public static let red = Color(element: .named(.red))
  /// Orange, adapted to light and dark.
  public static let orange = Color(element: .named(.orange))
  /// Yellow, adapted to light and dark.
  public static let yellow = Color(element: .named(.yellow))
  /// Green, adapted to light and dark.
  public static let green = Color(element: .named(.green))
  /// Mint, adapted to light and dark.
  public static let mint = Color(element: .named(.mint))
  /// Teal, adapted to light and dark.
  public static let teal = Color(element: .named(.teal))
  /// Cyan, adapted to light and dark.
  public static let cyan = Color(element: .named(.cyan))
  /// Blue, adapted to light and dark.
  public static let blue = Color(element: .named(.blue))
  /// Indigo, adapted to light and dark.
  public static let indigo = Color(element: .named(.indigo))
  /// Purple, adapted to light and dark.
  public static let purple = Color(element: .named(.purple))
  /// Pink, adapted to light and dark.
  public static let pink = Color(element: .named(.pink))
  /// Brown, adapted to light and dark.
  public static let brown = Color(element: .named(.brown))
  /// Gray, adapted to light and dark.
  public static let gray = Color(element: .named(.gray))
  /// Black, in light and dark appearance.
  public static let black = Color(element: .named(.black))
  /// White, in light and dark appearance.
  public static let white = Color(element: .named(.white))
  /// A fully transparent colour.
  public static let clear = Color(element: .named(.clear))
}
#endif
