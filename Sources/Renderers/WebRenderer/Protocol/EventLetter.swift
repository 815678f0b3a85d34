#if PortableViews && Web
import ComposableUI
import ViewGraph

/// The letter of a kind of event in the wire protocol.
enum EventLetter: String, CaseIterable, Sendable {
  case tap = "t"
  case doubleTap = "d"
  case input = "i"
  case submit = "s"
  case dismiss = "x"
  case navigate = "v"
  case delete = "r"
  case increment = "+"
  case decrement = "-"
  case focus = "f"
  case moveUp = "u"
  case moveDown = "w"
  case hover = "h"
  case longPress = "p"

  var kind: ViewEvent.Kind {
    switch self {
    case .tap: .tap
    case .doubleTap: .doubleTap
    case .input: .input
    case .submit: .submit
    case .dismiss: .dismiss
    case .navigate: .navigate
    case .delete: .delete
    case .increment: .increment
    case .decrement: .decrement
    case .focus: .focus
    case .moveUp, .moveDown: .move
    case .hover: .hover
    case .longPress: .longPress
    }
  }

  /// The value that the letter implies, if any: one place up or down for moving a row.
  var value: String? {
    switch self {
    case .moveUp: "-1"
    case .moveDown: "1"
    default: nil
    }
  }

  /// The events that an element must take for its markup to have the letter.
  var events: ElementEvents { kind.elementEvent }
}
#endif
