#if !canImport(SwiftUI)
  /// What happens on the events of an element.
  package struct EventHandlers {
    /// Handles an event, with the value that it carries; returns `false` if the value is invalid.
    package typealias Handler = (String?) -> Bool

    private var entries: [(event: ElementEvents, handler: Handler)] = []

    package init() {}

    /// The events that have handlers.
    package var events: ElementEvents {
      entries.reduce(into: []) { $0.formUnion($1.event) }
    }

    /// The handler of an event.
    package subscript(event: ElementEvents) -> Handler? {
      entries.first { $0.event == event }?.handler
    }

    /// Adds a handler for an event that carries a value.
    package mutating func add(_ event: ElementEvents, handler: @escaping Handler) {
      entries.append((event, handler))
    }

    /// Adds a handler for an event without a value.
    package mutating func add(_ event: ElementEvents, action: @escaping () -> Void) {
      entries.append(
        (
          event,
          { _ in
            action()
            return true
          }
        ))
    }

    /// Adds all handlers of another set.
    package mutating func merge(_ other: EventHandlers) {
      entries.append(contentsOf: other.entries)
    }
  }
#endif
