#if PortableViews
public import Foundation

/// The clipboard of the user whose event is being handled.
///
/// A page may write to the clipboard shortly after a click or a key. It cannot read what other apps have
/// copied: reading returns what this app has copied in the same window.
@MainActor
public final class UIPasteboard {
  /// The clipboard.
  public static let general = UIPasteboard()

  private init() {}

  /// The text that the app has copied last; setting it copies a text.
  ///
  /// Has no effect outside of the actions and tasks of a view.
  public var string: String? {
    get { UserServices.current?.copied() }
    set { if let newValue { UserServices.current?.copy(newValue) } }
  }

  /// Whether the app has copied a text.
  public var hasStrings: Bool { string != nil }

  /// The address that the app has copied last; setting it copies the address as a text.
  public var url: URL? {
    get { string.flatMap(URL.init(string:)) }
    set { string = newValue?.absoluteString }
  }
}
#endif
