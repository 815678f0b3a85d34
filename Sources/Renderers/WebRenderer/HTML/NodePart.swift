#if PortableViews && Web
import ViewGraph

/// The parts of an element's markup that patches and events address.
///
/// Each part has an identifier made of its letter and the node's number, such as `n12`.
enum NodePart: String, CaseIterable, Hashable, Sendable {
  /// The element itself.
  case node = "n"
  /// The label, title or heading.
  case label = "t"
  /// The container of the children, if that is not the element itself.
  case content = "c"
  /// The control inside a label.
  case control = "v"
  /// The button that deletes a row.
  case delete = "d"
  /// The button that goes back from a screen.
  case back = "b"
  /// The button that decrements a stepper.
  case less = "l"
  /// The button that increments a stepper.
  case more = "m"
  /// The button that opens a menu.
  case opener = "o"
  /// The ends of the bar of a screen, and its middle.
  case leading = "k"
  case trailing = "h"
  case middle = "p"
  /// The button that resizes a sheet.
  case grip = "g"
  /// The buttons that move a row.
  case up = "u"
  case down = "w"
  /// A symbol or a drawing, and the reference to the shape of a symbol.
  case symbol = "y"
  case symbolShape = "z"

  /// Returns the identifier of this part of a node in the document.
  func identifier(of id: NodeID) -> String { "\(rawValue)\(id.rawValue)" }
}
#endif
