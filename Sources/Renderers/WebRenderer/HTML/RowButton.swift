#if PortableViews && Web
import ComposableUI
import ViewGraph

/// The buttons of a row for moving and deleting it, in place of swiping and dragging.
enum RowButton: CaseIterable {
  case up, down, delete

  func belongs(to row: ViewElement) -> Bool {
    row.events.contains(details.event)
  }

  /// Writes the button, with a name in a language.
  func write(of id: NodeID, in language: BuiltInLanguage, to writer: inout HTMLWriter) {
    let (part, event, value, cssClasses, word, sign) = details
    writer.element(.button) {
      $0.attribute(.id, part.identifier(of: id))
      $0.attribute(.class, cssClasses)
      $0.attribute(.type, "button")
      $0.attribute(.dataAction, event.letter + value)
      $0.attribute(.ariaLabel, word.text(in: language))
      $0.attribute(.ariaDescribedBy, NodePart.content.identifier(of: id))
      $0.text(sign)
    }
  }

  /// Returns the operations that update the buttons of a row, in order.
  static func operations(
    of id: NodeID, from old: ViewElement, to new: ViewElement, in language: BuiltInLanguage
  ) -> [Operation] {
    let before = allCases.filter { $0.belongs(to: old) }
    let after = allCases.filter { $0.belongs(to: new) }
    guard before != after else { return [] }
    return before.map { .remove(.init(node: id, part: $0.details.part)) }
      + after.map { button in
        .insert(
          .init(node: id), before: nil,
          HTMLWriter.write { button.write(of: id, in: language, to: &$0) })
      }
  }

  private typealias Details = (
    part: NodePart, event: ElementEvent, value: String, cssClasses: String, word: BuiltInWord,
    sign: String
  )

  private var details: Details {
    switch self {
    case .up: (.up, .move, "-1", "move up", .moveUp, "↑")
    case .down: (.down, .move, "1", "move down", .moveDown, "↓")
    case .delete: (.delete, .delete, "", "delete", .delete, "✕")
    }
  }
}
#endif
