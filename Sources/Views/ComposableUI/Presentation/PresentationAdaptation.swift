#if PortableViews
/// The presentation that takes the place of another in a small window.
public struct PresentationAdaptation: Hashable, Sendable {
  private enum Kind {
    case automatic, none, popover, sheet, fullScreenCover
  }

  private let kind: Kind

  /// The default: the presentation stays what it is.
  public static let automatic = Self(kind: .automatic)
  /// None: the presentation stays what it is.
  public static let none = Self(kind: .none)
  /// A popover.
  public static let popover = Self(kind: .popover)
  /// A sheet.
  public static let sheet = Self(kind: .sheet)
  /// A cover of the whole window.
  public static let fullScreenCover = Self(kind: .fullScreenCover)

  /// The element of the presentation; `nil` if it stays what it is.
  var details: ElementDetails? {
    switch kind {
    case .automatic, .none: nil
    case .popover: .popover
    case .sheet: .sheet(.automatic)
    case .fullScreenCover: .sheet(.full)
    }
  }
}

extension View {
  /// Sets what the sheet or the popover that contains the view is in a narrow or low window.
  nonisolated public func presentationCompactAdaptation(
    _ adaptation: PresentationAdaptation
  ) -> some View {
    presentationCompactAdaptation(horizontal: adaptation, vertical: adaptation)
  }

  /// Sets what the sheet or the popover that contains the view is in a narrow and in a low window.
  ///
  /// - Parameters:
  ///   - horizontalAdaptation: The presentation in a narrow window.
  ///   - verticalAdaptation: The presentation in a low window, which may be narrow, too.
  nonisolated public func presentationCompactAdaptation(
    horizontal horizontalAdaptation: PresentationAdaptation,
    vertical verticalAdaptation: PresentationAdaptation
  ) -> some View {
    wishing(.adaptation(horizontal: horizontalAdaptation, vertical: verticalAdaptation))
  }
}
#endif
