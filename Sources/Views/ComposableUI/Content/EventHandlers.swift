#if PortableViews
import Foundation

/// The event handlers of an element.
package struct EventHandlers {
  /// A function that handles an event with its value, and returns `false` for an invalid value.
  package typealias Handler = (EventValue?) -> Bool

  private var entries: [(event: ElementEvent, handler: Handler)] = []

  package init() {}

  package var events: ElementEvents {
    entries.reduce(into: []) { $0.insert($1.event) }
  }

  /// The first handler of an event; for `focus`, `resize` and `appear`, a handler that calls all of them.
  package subscript(event: ElementEvent) -> Handler? {
    let handlers = entries.lazy.filter { $0.event == event }.map(\.handler)
    guard [.focus, .resize, .appear].contains(event), let first = handlers.first else {
      return handlers.first
    }
    let others = Array(handlers.dropFirst())
    return { value in others.reduce(first(value)) { $1(value) && $0 } }
  }

  /// Adds a handler that checks the value of the event itself.
  package mutating func add(_ event: ElementEvent, handler: @escaping Handler) {
    entries.append((event, handler))
  }

  package mutating func merge(_ other: EventHandlers) {
    entries.append(contentsOf: other.entries)
  }
}

extension EventHandlers {
  /// Adds a handler for an event without a value.
  package mutating func add(_ event: ElementEvent, action: @escaping () -> Void) {
    add(event) { (_: EventValue?) in
      action()
      return true
    }
  }

  /// Adds a handler for an event that carries a flag.
  mutating func add(_ event: ElementEvent, flag action: @escaping (Bool) -> Void) {
    add(event) { value in
      guard case .flag(let flag) = value else { return false }
      action(flag)
      return true
    }
  }

  /// Adds a handler for an event that carries a number.
  mutating func add(_ event: ElementEvent, number action: @escaping (Double) -> Void) {
    add(event) { value in
      guard case .number(let number) = value else { return false }
      action(number)
      return true
    }
  }

  /// Adds a handler for an event that carries a date.
  mutating func add(_ event: ElementEvent, date action: @escaping (Date) -> Void) {
    add(event) { value in
      guard case .date(let date) = value else { return false }
      action(date)
      return true
    }
  }

  /// Adds a handler for an event that carries a colour.
  mutating func add(_ event: ElementEvent, color action: @escaping (ElementColor) -> Void) {
    add(event) { value in
      guard case .color(let color) = value else { return false }
      action(color)
      return true
    }
  }

  /// Adds a handler for an event that carries a frame.
  mutating func add(_ event: ElementEvent, frame action: @escaping (CGRect) -> Void) {
    add(event) { value in
      guard case .frame(let x, let y, let width, let height) = value else { return false }
      action(CGRect(x: x, y: y, width: width, height: height))
      return true
    }
  }

  /// Adds a handler for a step of pointers.
  mutating func add(_ event: ElementEvent, pointer action: @escaping (PointerInput) -> Void) {
    add(event) { value in
      guard case .pointer(let input) = value else { return false }
      action(input)
      return true
    }
  }

  /// Adds a handler for an event that carries a text.
  mutating func add(_ event: ElementEvent, text action: @escaping (String) -> Void) {
    add(
      event,
      checkedText: { text in
        action(text)
        return true
      })
  }

  /// Adds a handler for an event that carries a text; the handler returns whether it is valid.
  mutating func add(_ event: ElementEvent, checkedText handler: @escaping (String) -> Bool) {
    add(event) { value in
      guard case .text(let text) = value else { return false }
      return handler(text)
    }
  }
}
#endif
