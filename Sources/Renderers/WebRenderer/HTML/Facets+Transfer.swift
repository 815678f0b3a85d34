#if PortableViews && Web
import ComposableUI

extension Facets {
  /// Adds the attributes of an element that is dragged, of a row that can be moved, and of a button that
  /// gets items from the user.
  mutating func addTransfer(of element: ViewElement, in language: BuiltInLanguage) {
    add(.dataFiles, element.traits.transfer?.chosenFiles)
    add(.dataPaste, when: element.traits.transfer == .clipboard)
    let isDragged = element.events.contains(.drag)
    let isMoved = element.role == .row && element.events.contains(.move)
    if isDragged || isMoved { add(.draggable, "true") }
    guard isDragged else { return }
    add(.ariaDescription, BuiltInWord.canBeDragged.text(in: language))
    // Anything that is dragged must be within reach of the keyboard, and so have a role.
    let role = RoleDescription(element.role)
    guard role.focus != .control else { return }
    add(.tabindex, "0")
    if [.none, .group, .text].contains(role.accessibleRole) { add(.role, "group") }
  }
}

extension ElementTransfer {
  /// The value of the attribute `data-files`: "o" if the chooser opens at once, "m" if several files can be
  /// chosen, a space, and the accepted types.
  fileprivate var chosenFiles: String? {
    guard case .files(let accepted, let allowsMultiple, let opensAtOnce) = self else { return nil }
    return "\(opensAtOnce ? "o" : "")\(allowsMultiple ? "m" : "") \(accepted)"
  }
}
#endif
