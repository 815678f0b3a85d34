#if PortableViews
public import Foundation

/// A kind of event, which a user's action on an element sends.
public enum ElementEvent: UInt8, Hashable, Sendable, CaseIterable {
  /// A click or a tap.
  case tap
  /// Two clicks or taps.
  case doubleTap
  /// A new value of a control; carries the value.
  case input
  /// The submission of a field.
  case submit
  /// A request to close a presentation or a screen.
  case dismiss
  /// A move through the history of a browser; carries the URL path.
  case navigate
  /// A request to delete a row.
  case delete
  /// A request to increase a value by one step.
  case increment
  /// A request to decrease a value by one step.
  case decrement
  /// A gained or lost keyboard focus; carries whether the element has it.
  case focus
  /// A request to move a row, which carries the number of places, negative for up; or the release of a
  /// dragged sheet, which carries the height in points.
  case move
  /// The pointer's entering or leaving; carries whether it is inside.
  case hover
  /// A press that is longer than a tap.
  case longPress
  /// A measured frame, at first and after each change; carries the frame in the window, in points.
  case resize
  /// Scrolling by the user to another view; carries the number of the view's node.
  case scroll
  /// A step of a pointer on an element with a gesture; carries the step.
  case pointer
  /// A key pressed or released while the element or one inside has the focus; carries the key.
  case key
  /// The beginning or the end of a drag of the element; carries whether it has begun.
  case drag
  /// Items that come to the element: over it, dropped, pasted or chosen; carries the step.
  case drop
  /// The coming of a view in a lazy container near the window, or its going; carries whether it is near.
  case appear
  /// The failure to load the image of a picture.
  case fail
  /// Scrolling, and a change of what scrolls; carries the measured state.
  case scrolling
  /// The coming of a share of the element into the visible part of what scrolls, or its going; carries
  /// the greatest share asked for that is visible, or a negative number.
  case visibility
  /// A move of a pointer that is not pressed over the element; carries its place.
  case hoverMove
}

/// A set of kinds of event.
public struct ElementEvents: Hashable, Sendable, ExpressibleByArrayLiteral {
  // Three bytes, which fit between the small properties of an element.
  private var low: UInt16 = 0
  private var high: UInt8 = 0

  /// Creates a set of kinds of event.
  public init(arrayLiteral events: ElementEvent...) {
    for event in events { insert(event) }
  }

  /// Whether the set has no kind of event.
  public var isEmpty: Bool { bits == 0 }

  /// Returns whether the set has a kind of event.
  public func contains(_ event: ElementEvent) -> Bool { bits & Self.bit(of: event) != 0 }

  /// Adds a kind of event.
  public mutating func insert(_ event: ElementEvent) { bits |= Self.bit(of: event) }

  /// Adds the kinds of another set.
  public mutating func formUnion(_ other: Self) { bits |= other.bits }

  /// Returns whether no kind of event is in both sets.
  public func isDisjoint(with other: Self) -> Bool { bits & other.bits == 0 }

  /// Returns whether all kinds of event are in another set.
  public func isSubset(of other: Self) -> Bool { bits & ~other.bits == 0 }

  /// The kinds of event, in the order of their declaration.
  public var all: [ElementEvent] { ElementEvent.allCases.filter(contains) }

  private var bits: UInt32 {
    get { UInt32(low) | UInt32(high) << 16 }
    set {
      low = UInt16(truncatingIfNeeded: newValue)
      high = UInt8(truncatingIfNeeded: newValue >> 16)
    }
  }

  private static func bit(of event: ElementEvent) -> UInt32 { 1 << event.rawValue }
}

extension ElementEvent {
  /// The name of the kind, such as `doubleTap`.
  public var name: String { "\(self)" }
}

/// The value that an event carries.
public enum EventValue: Hashable, Sendable {
  case text(String)
  case flag(Bool)
  case number(Double)
  case integer(Int)
  case date(Date)
  case color(ElementColor)
  case frame(x: Double, y: Double, width: Double, height: Double)
  indirect case pointer(PointerInput)
  indirect case scrolling(ScrollInput)
  indirect case hover(HoverInput)

  /// The type of a value.
  public enum Kind: String, Hashable, Sendable {
    case text, flag, number, integer, date, color, frame, pointer, scrolling, hover
  }

  /// The type of the value.
  public var kind: Kind {
    switch self {
    case .text: .text
    case .flag: .flag
    case .number: .number
    case .integer: .integer
    case .date: .date
    case .color: .color
    case .frame: .frame
    case .pointer: .pointer
    case .scrolling: .scrolling
    case .hover: .hover
    }
  }
}

extension ElementEvent {
  /// The type of the value that the event carries; `nil` for none.
  ///
  /// - Parameter input: The type of the values of the control that gets the event.
  public func valueKind(input: EventValue.Kind?) -> EventValue.Kind? {
    switch self {
    case .input: input
    case .navigate, .key, .drop: .text
    case .focus, .hover, .drag, .appear: .flag
    case .move, .scroll: .integer
    case .resize: .frame
    case .pointer: .pointer
    case .scrolling: .scrolling
    case .visibility: .number
    case .hoverMove: .hover
    case .tap, .doubleTap, .submit, .dismiss, .delete, .increment, .decrement, .longPress,
      .fail:
      nil
    }
  }
}
#endif
