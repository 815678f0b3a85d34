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
    get { AddressOpener.current?.copied() }
    set { if let newValue { AddressOpener.current?.copy(newValue) } }
  }

  /// Whether the app has copied a text.
  public var hasStrings: Bool { string != nil }

  /// The address that the app has copied last; setting it copies the address as a text.
  public var url: URL? {
    get { string.flatMap(URL.init(string:)) }
    set { string = newValue?.absoluteString }
  }
}

/// The app of the user whose event is being handled.
@MainActor
public final class UIApplication {
  /// The keys of options for opening an address, of which there are none here.
  public struct OpenExternalURLOptionsKey: RawRepresentable, Hashable, Sendable {
    /// The name of the option.
    public let rawValue: String

    /// Creates the key of an option.
    public init(rawValue: String) {
      self.rawValue = rawValue
    }
  }

  /// The app.
  public static let shared = UIApplication()

  private init() {}

  /// Opens an address in a new tab, then calls a function with whether that succeeded.
  ///
  /// Only `http`, `https` and `mailto` addresses open. Options have no effect.
  public func open(
    _ url: URL, options: [OpenExternalURLOptionsKey: Any] = [:],
    completionHandler completion: (@MainActor @Sendable (Bool) -> Void)? = nil
  ) {
    let hasOpened = AddressOpener.open(url)
    completion?(hasOpened)
  }

  /// Returns whether an address is one that opens: an `http`, `https` or `mailto` address.
  public func canOpenURL(_ url: URL) -> Bool { AddressOpener.canOpen(url) }
}
#endif
