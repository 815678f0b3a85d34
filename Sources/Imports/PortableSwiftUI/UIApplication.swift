#if PortableViews
public import ComposableUI
public import Foundation

/// The app, with the functions of UIKit's class that open addresses; `\.openURL` replaces them.
///
/// An address opens for the user whose event is being handled: in a browser, in a new tab. Renderers
/// open only `http`, `https` and `mailto` addresses.
@MainActor
public final class UIApplication {
  /// The option of an opened address, without effect.
  public struct OpenExternalURLOptionsKey: Hashable, RawRepresentable, Sendable {
    /// The name of the option.
    public let rawValue: String

    /// Creates an option from its name.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// The option to open an app alone, and no browser.
    public static let universalLinksOnly = Self(rawValue: "universalLinksOnly")
  }

  /// The app.
  public static let shared = UIApplication()

  private init() {}

  /// Whether a renderer opens an address of this kind.
  ///
  /// - Parameter url: The address.
  public func canOpenURL(_ url: URL) -> Bool { AddressOpener.takes(url) }

  /// Opens an address.
  ///
  /// - Parameters:
  ///   - url: The address.
  ///   - options: Options, without effect.
  ///   - completion: A function that gets whether the address was opened.
  public func open(
    _ url: URL, options: [OpenExternalURLOptionsKey: Any] = [:],
    completionHandler completion: (@MainActor @Sendable (Bool) -> Void)? = nil
  ) {
    let isOpen = AddressOpener.open(url)
    completion?(isOpen)
  }

  /// Opens an address, and returns whether it was opened.
  ///
  /// - Parameters:
  ///   - url: The address.
  ///   - options: Options, without effect.
  @discardableResult
  public func open(_ url: URL, options: [OpenExternalURLOptionsKey: Any] = [:]) async -> Bool {
    AddressOpener.open(url)
  }
}
#endif
