#if PortableViews
/// The effect of dragging the content of a sheet that people can resize.
public struct PresentationContentInteraction: Equatable, Sendable {
  let scrollsFirst: Bool

  /// The default: resizing.
  public static let automatic = Self(scrollsFirst: false)
  /// Dragging resizes the sheet first, and scrolls its content once the sheet is as high as it can be.
  public static let resizes = Self(scrollsFirst: false)
  /// Dragging scrolls the content, and only the top of the sheet resizes it.
  public static let scrolls = Self(scrollsFirst: true)
}

extension View {
  /// Sets whether a finger that drags the content of the sheet around the view resizes the sheet.
  ///
  /// A mouse resizes a sheet only by its top.
  nonisolated public func presentationContentInteraction(
    _ behavior: PresentationContentInteraction
  ) -> some View {
    wishing(.contentInteraction(scrolls: behavior.scrollsFirst))
  }
}
#endif
