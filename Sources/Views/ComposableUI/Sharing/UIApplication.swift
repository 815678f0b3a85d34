#if PortableViews
public import Foundation

/// The app of the user whose event is being handled.
@MainActor
public final class UIApplication {
  /// The keys of options for opening an address, which have no effect.
  public struct OpenExternalURLOptionsKey: RawRepresentable, Hashable, Sendable {
    /// The name of the option.
    public let rawValue: String

    /// Creates the key of an option.
    public init(rawValue: String) {
      self.rawValue = rawValue
    }

    /// The option to open an app alone, and no browser.
    public static let universalLinksOnly = Self(rawValue: "universalLinksOnly")
  }

  /// The app.
  public static let shared = UIApplication()

  /// The address of the system's settings for the app, which a browser does not have: it does not open.
  ///
  /// Ask ``canOpenURL(_:)`` before you show a button for it.
  nonisolated public static let openSettingsURLString = "app-settings:"

  private init() {}

  /// Opens an address in a new tab, then calls a function with whether that succeeded.
  ///
  /// Only `http`, `https` and `mailto` addresses open. Options have no effect.
  public func open(
    _ url: URL, options: [OpenExternalURLOptionsKey: Any] = [:],
    completionHandler completion: (@MainActor @Sendable (Bool) -> Void)? = nil
  ) {
    let hasOpened = UserServices.open(url)
    completion?(hasOpened)
  }

  /// Opens an address in a new tab, and returns whether that succeeded.
  @discardableResult
  public func open(_ url: URL, options: [OpenExternalURLOptionsKey: Any] = [:]) async -> Bool {
    UserServices.open(url)
  }

  /// Returns whether an address is one that opens: an `http`, `https` or `mailto` address.
  public func canOpenURL(_ url: URL) -> Bool { UserServices.canOpen(url) }
}
#endif
