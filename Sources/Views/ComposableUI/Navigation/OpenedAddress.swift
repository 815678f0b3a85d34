#if PortableViews
public import Foundation

extension View {
  /// Runs an action with the URL that opens a page, and with URLs from the browser's history that
  /// the navigation stack does not remember.
  ///
  /// The URL is the path with its query, such as `/bookings/17?tab=notes`. The action does not run
  /// when a page is opened with `/`. With this modifier, the navigation stack no longer parses URL
  /// paths into values.
  nonisolated public func onOpenURL(perform action: @escaping (URL) -> Void) -> some View {
    lifecycle(AddressOpening(action: action))
  }
}

/// The actions of the views that open addresses, in one graph.
@MainActor
package final class AddressHandlers {
  fileprivate final class Handler {
    var action: (URL) -> Void

    init(action: @escaping (URL) -> Void) {
      self.action = action
    }
  }

  private var handlers: [Handler] = []

  package init() {}

  /// Whether no view opens addresses.
  package var isEmpty: Bool { handlers.isEmpty }

  /// Runs the actions of the views; returns whether there are any, and the location is an address.
  package func open(_ location: String) -> Bool {
    guard !handlers.isEmpty, let url = URL(string: location) else { return false }
    for handler in handlers { handler.action(url) }
    return true
  }

  fileprivate func add(_ action: @escaping (URL) -> Void) -> Handler {
    let handler = Handler(action: action)
    handlers.append(handler)
    return handler
  }

  fileprivate func remove(_ handler: Handler) {
    handlers.removeAll { $0 === handler }
  }
}

extension EnvironmentValues {
  /// The actions of the views that open addresses.
  package var addressHandlers: AddressHandlers? {
    get { self[typed: AddressHandlers.self] }
    set { self[typed: AddressHandlers.self] = newValue }
  }
}

private struct AddressOpening {
  let action: (URL) -> Void
}

extension AddressOpening: LifecycleModifier {
  typealias Registration = (handlers: AddressHandlers, handler: AddressHandlers.Handler)

  func mount(in pass: any RenderPass, environment: EnvironmentValues) -> Registration? {
    environment.addressHandlers.map { ($0, $0.add(action)) }
  }

  func update(
    _ storage: inout Registration?, in pass: any RenderPass, environment: EnvironmentValues
  ) {
    storage?.handler.action = action
  }

  func unmount(_ storage: Registration?, in pass: any RenderPass) {
    if let storage { storage.handlers.remove(storage.handler) }
  }
}
#endif
