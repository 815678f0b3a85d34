#if PortableViews
public import Foundation

/// An action that opens an address for the user of a view: in a browser, in a new tab.
public struct OpenURLAction {
  /// The outcome of handling an address.
  public enum Result: Equatable, Sendable {
    /// The handler opened the address.
    case handled
    /// The handler refused the address.
    case discarded
    /// The renderer opens the address, as if there were no handler.
    case systemAction
    /// The renderer opens another address instead.
    case replaced(URL)

    /// The renderer opens another address instead of the given one.
    public static func systemAction(_ url: URL) -> Self { .replaced(url) }
  }

  private let handler: (URL) -> Result

  /// Creates an action from a function that handles an address.
  public init(handler: @escaping (URL) -> Result) {
    self.handler = handler
  }

  /// The default action, which passes addresses to the renderer.
  static var system: Self { OpenURLAction { _ in .systemAction } }

  /// Opens an address; the renderer opens only `http`, `https` and `mailto` addresses.
  @MainActor @preconcurrency
  public func callAsFunction(_ url: URL) {
    callAsFunction(url) { _ in }
  }

  /// Opens an address, then calls a function with whether that succeeded.
  @MainActor @preconcurrency
  public func callAsFunction(_ url: URL, completion: @escaping (_ accepted: Bool) -> Void) {
    switch handler(url) {
    case .handled: completion(true)
    case .discarded: completion(false)
    case .systemAction: completion(UserServices.open(url))
    case .replaced(let other): completion(UserServices.open(other))
    }
  }
}

/// The services of a window, and the language, for the user whose event is being handled.
///
/// A graph sets the current services for the handlers that it calls and for the tasks they start.
package final class UserServices: Sendable {
  /// The services of the graph whose handler is running.
  @TaskLocal package static var current: UserServices?

  /// The language of the window.
  package let localization: Localization
  private let open: @MainActor @Sendable (URL) -> Bool
  /// Copies a text to the user's clipboard.
  package let copy: @MainActor @Sendable (String) -> Void
  /// Returns the text that was copied last, if any.
  package let copied: @MainActor @Sendable () -> String?
  /// Gives the user a signal.
  package let play: @MainActor @Sendable (SensoryFeedback) -> Void
  /// The size of the window.
  package let windowSize: WindowSize
  /// Returns the number of pixels in a point.
  package let displayScale: @MainActor @Sendable () -> Double

  package init(
    localization: Localization,
    windowSize: WindowSize,
    displayScale: @escaping @MainActor @Sendable () -> Double,
    open: @escaping @MainActor @Sendable (URL) -> Bool,
    copy: @escaping @MainActor @Sendable (String) -> Void,
    copied: @escaping @MainActor @Sendable () -> String?,
    play: @escaping @MainActor @Sendable (SensoryFeedback) -> Void
  ) {
    self.localization = localization
    self.windowSize = windowSize
    self.displayScale = displayScale
    self.open = open
    self.copy = copy
    self.copied = copied
    self.play = play
  }

  /// Opens an address; returns `false` outside of a graph, or if the scheme is not allowed.
  @MainActor
  package static func open(_ url: URL) -> Bool {
    guard canOpen(url) else { return false }
    return current?.open(url) ?? false
  }

  /// Returns whether the scheme of an address is allowed.
  package static func canOpen(_ url: URL) -> Bool {
    ["http", "https", "mailto"].contains(url.scheme?.lowercased())
  }
}

extension EnvironmentValues {
  /// The action that opens addresses: the renderer's, unless a view sets another.
  public var openURL: OpenURLAction {
    get { self[typed: OpenURLAction.self] ?? .system }
    set { self[typed: OpenURLAction.self] = newValue }
  }
}
#endif
