#if PortableViews
/// The event handlers of an element.
package struct EventHandlers {
  /// A function that handles an event with its value, and returns `false` for an invalid value.
  package typealias Handler = (String?) -> Bool

  private var entries: [(event: ElementEvents, handler: Handler)] = []

  package init() {}

  package var events: ElementEvents {
    entries.reduce(into: []) { $0.formUnion($1.event) }
  }

  /// The first handler of an event; for `focus`, a handler that calls all of them.
  package subscript(event: ElementEvents) -> Handler? {
    let handlers = entries.lazy.filter { $0.event == event }.map(\.handler)
    guard event == .focus, let first = handlers.first else { return handlers.first }
    let others = Array(handlers.dropFirst())
    return { value in others.reduce(first(value)) { $1(value) && $0 } }
  }

  /// Adds a handler for an event that carries a value.
  package mutating func add(_ event: ElementEvents, handler: @escaping Handler) {
    entries.append((event, handler))
  }

  /// Adds a handler for an event without a value.
  package mutating func add(_ event: ElementEvents, action: @escaping () -> Void) {
    add(event) { (_: String?) in
      action()
      return true
    }
  }

  /// Adds a handler for an event that carries `true` or `false`.
  package mutating func add(_ event: ElementEvents, flagAction: @escaping (Bool) -> Void) {
    add(event) { value in
      guard let flag = value.flatMap(Bool.init) else { return false }
      flagAction(flag)
      return true
    }
  }

  package mutating func merge(_ other: EventHandlers) {
    entries.append(contentsOf: other.entries)
  }
}
#endif
