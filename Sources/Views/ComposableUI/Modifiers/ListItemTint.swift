#if PortableViews
/// A tint of the symbols of labels in a list.
public struct ListItemTint: Sendable {
  /// The colour; the text's if `nil`.
  let color: ElementColor?

  /// No tint: the symbols have the colour of the text.
  public static let monochrome = Self(color: nil)

  /// Returns a colour.
  public static func fixed(_ tint: Color) -> Self { Self(color: tint.element) }

  /// Returns a colour that some systems override; here, none does.
  public static func preferred(_ tint: Color) -> Self { fixed(tint) }
}

private struct ListItemTintKey: EnvironmentKey {
  static let defaultValue: ElementColor? = nil
}

extension EnvironmentValues {
  /// The colour of the symbols of labels in a list; the text's if `nil`.
  var listItemTint: ElementColor? {
    get { self[ListItemTintKey.self] }
    set { self[ListItemTintKey.self] = newValue }
  }
}

extension View {
  /// Sets the colour of the symbols of labels in a list; `nil` keeps the colour set around the view.
  nonisolated public func listItemTint(_ tint: Color?) -> some View {
    listItemTint(tint.map(ListItemTint.fixed))
  }

  /// Sets the tint of the symbols of labels in a list; `nil` keeps the tint set around the view.
  nonisolated public func listItemTint(_ tint: ListItemTint?) -> some View {
    EnvironmentView(
      content: self, change: ItemTint(isSet: tint != nil, color: tint.flatMap(\.color)))
  }
}

/// The tint of labels' symbols, if one is set.
private struct ItemTint: EnvironmentChange {
  let isSet: Bool
  let color: ElementColor?

  func apply(to values: inout EnvironmentValues) {
    if isSet { values.listItemTint = color }
  }

  func isSame(as other: any EnvironmentChange) -> Bool {
    guard let other = other as? Self else { return false }
    return isSet == other.isSet && color == other.color
  }
}
#endif
