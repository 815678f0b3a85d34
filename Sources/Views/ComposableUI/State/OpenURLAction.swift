#if PortableViews
public import Foundation

/// Opens addresses where the person is who sees a view: in a browser, in a tab of its own.
public struct OpenURLAction {
  /// What became of an address.
  public enum Result: Equatable, Sendable {
    /// The handler has opened it.
    case handled
    /// The handler did not want it to be opened.
    case discarded
    /// It is to be opened as if there were no handler.
    case systemAction
    /// Another one is to be opened in its place.
    case replaced(URL)

    /// Opens another address in place of the one that was asked for.
    public static func systemAction(_ url: URL) -> Self { .replaced(url) }
  }

  private let handler: (URL) -> Result

  /// Creates an action.
  public init(handler: @escaping (URL) -> Result) {
    self.handler = handler
  }

  /// The action where no view has said another.
  static var system: Self { OpenURLAction { _ in .systemAction } }

  /// Opens an address: of the web, or to write a mail to.
  @MainActor @preconcurrency
  public func callAsFunction(_ url: URL) {
    callAsFunction(url) { _ in }
  }

  /// Opens an address, and tells whether that was possible.
  @MainActor @preconcurrency
  public func callAsFunction(_ url: URL, completion: @escaping (_ accepted: Bool) -> Void) {
    switch handler(url) {
    case .handled: completion(true)
    case .discarded: completion(false)
    case .systemAction: completion(AddressOpener.open(url))
    case .replaced(let other): completion(AddressOpener.open(other))
    }
  }
}

/// What opens addresses for the person whose doing is being carried out.
///
/// A graph says so for the handlers that it calls, and for the tasks that these start.
package struct AddressOpener: Sendable {
  /// The opener of the graph that has called a handler.
  @TaskLocal package static var current: AddressOpener?

  private let open: @MainActor @Sendable (URL) -> Bool

  /// Creates an opener.
  package init(_ open: @escaping @MainActor @Sendable (URL) -> Bool) {
    self.open = open
  }

  /// Opens an address; returns whether there is somebody to open it for, and it may be opened.
  @MainActor
  package static func open(_ url: URL) -> Bool {
    guard let scheme = url.scheme?.lowercased(), ["http", "https", "mailto"].contains(scheme)
    else { return false }
    return current?.open(url) ?? false
  }
}

private struct OpenURLKey: EnvironmentKey {
  static var defaultValue: OpenURLAction { .system }
}

extension EnvironmentValues {
  /// Opens addresses.
  public var openURL: OpenURLAction {
    get { self[OpenURLKey.self] }
    set { self[OpenURLKey.self] = newValue }
  }
}
#endif
