#if PortableViews && Web
/// The letter of an operation in the wire protocol.
enum OperationLetter: String, CaseIterable, Sendable {
  case text = "t"
  case attribute = "a"
  /// The value of a text control, or whether a check box is on.
  case value = "p"
  case focus = "o"
  case insert = "i"
  case drawing = "h"
  case remove = "r"
  case move = "m"
  case tag = "g"
  case location = "l"
  case language = "d"
  case colorScheme = "s"
  case reveal = "v"
  case scroll = "x"
  case open = "u"
  case copy = "y"
  case feedback = "b"
  case download = "w"
  case replaceAll = "f"
  case animated = "n"
}

extension Operation {
  var letter: OperationLetter {
    switch self {
    case .text: .text
    case .attribute: .attribute
    case .value, .checked: .value
    case .focus: .focus
    case .insert: .insert
    case .drawing: .drawing
    case .remove: .remove
    case .move: .move
    case .tag: .tag
    case .location: .location
    case .language: .language
    case .colorScheme: .colorScheme
    case .reveal: .reveal
    case .scroll: .scroll
    case .open: .open
    case .copy: .copy
    case .feedback: .feedback
    case .download: .download
    case .replaceAll: .replaceAll
    case .animated: .animated
    }
  }
}
#endif
