#if PortableViews
/// The use of the views behind a sheet or a popover while it shows.
public struct PresentationBackgroundInteraction: Hashable, Sendable {
  /// The greatest size at which the views behind can be used; `nil` for none.
  private let greatest: SheetSize?

  /// The default: the views behind cannot be used.
  public static let automatic = Self(greatest: nil)
  /// The views behind can be used.
  public static let enabled = Self(greatest: .tall)
  /// The views behind cannot be used.
  public static let disabled = Self(greatest: nil)

  /// The views behind can be used while the sheet is at most as high as a detent.
  public static func enabled(upThrough detent: PresentationDetent) -> Self {
    Self(greatest: detent.size)
  }

  /// Returns whether the views behind a sheet of a size can be used.
  func isEnabled(at size: SheetSize) -> Bool { greatest.map { size.share <= $0.share } ?? false }
}

extension View {
  /// Sets whether people can use the views behind the sheet or the popover that contains the view.
  ///
  /// Such a sheet does not darken what is behind it, and a click beside it does not dismiss it.
  nonisolated public func presentationBackgroundInteraction(
    _ interaction: PresentationBackgroundInteraction
  ) -> some View {
    wishing(.interaction(interaction))
  }
}
#endif
