#if PortableViews
extension ShapeStyle where Self == Color {
  /// Red, adapted to light and dark.
  public static var red: Color { Color.red }
  /// Orange, adapted to light and dark.
  public static var orange: Color { Color.orange }
  /// Yellow, adapted to light and dark.
  public static var yellow: Color { Color.yellow }
  /// Green, adapted to light and dark.
  public static var green: Color { Color.green }
  /// Mint, adapted to light and dark.
  public static var mint: Color { Color.mint }
  /// Teal, adapted to light and dark.
  public static var teal: Color { Color.teal }
  /// Cyan, adapted to light and dark.
  public static var cyan: Color { Color.cyan }
  /// Blue, adapted to light and dark.
  public static var blue: Color { Color.blue }
  /// Indigo, adapted to light and dark.
  public static var indigo: Color { Color.indigo }
  /// Purple, adapted to light and dark.
  public static var purple: Color { Color.purple }
  /// Pink, adapted to light and dark.
  public static var pink: Color { Color.pink }
  /// Brown, adapted to light and dark.
  public static var brown: Color { Color.brown }
  /// Gray, adapted to light and dark.
  public static var gray: Color { Color.gray }
  /// Black, in light and dark appearance.
  public static var black: Color { Color.black }
  /// White, in light and dark appearance.
  public static var white: Color { Color.white }
  /// A fully transparent colour.
  public static var clear: Color { Color.clear }
}
#endif
