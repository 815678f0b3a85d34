import ComposableUI
import ViewGraph

// quoted: renderer
/// A renderer that draws a screen as lines of text, and takes actions by their numbers.
@MainActor
public final class TextRenderer: Renderer {
  /// An action that is drawn with its number, such as `[2 tap]`.
  public struct Action: Hashable {
    public let event: ElementEvent
    public let node: NodeID
    /// The value that the action always has; `nil` if it has none, or if a person enters one.
    public let value: String?
  }

  /// The lines of the screen.
  public private(set) var lines: [String] = []
  /// The actions on the screen, numbered from 1.
  public private(set) var actions: [Action] = []

  private var elements = PatchedTree()

  public init() {}

  public func mount(_ tree: ElementTree) {
    elements = PatchedTree(tree)
    draw()
  }

  public func apply(_ patches: [Patch]) {
    for patch in patches {
      if let problem = elements.apply(patch) { preconditionFailure(problem) }
    }
    draw()
  }
}
// end

extension TextRenderer {
  // quoted: draw
  private func draw() {
    lines = []
    actions = []
    if let tree = elements.tree { draw(tree, indent: 0, isEnabled: true) }
  }

  private func draw(_ tree: ElementTree, indent: Int, isEnabled: Bool) {
    let element = tree.element
    let isEnabled = isEnabled && !element.isDisabled
    let words = words(for: element) + marks(for: element, tree.id, isEnabled: isEnabled)
    // An element that says nothing takes no line, and its children stay where they are.
    if !words.isEmpty {
      lines.append(String(repeating: "  ", count: indent) + words.joined(separator: " "))
    }
    for child in tree.shownChildren {
      draw(child, indent: words.isEmpty ? indent : indent + 1, isEnabled: isEnabled)
    }
  }
  // end

  // quoted: words
  private func words(for element: ViewElement) -> [String] {
    if element.traits.isHidden { return [] }
    var words = [element.traits.label ?? element.text ?? ""].filter { !$0.isEmpty }
    switch element.details {
    case .divider: words.append("---")
    case .image(let image): if let symbol = image.symbol, words.isEmpty { words.append(symbol) }
    case .picture(let picture): words.append("<\(picture.address ?? "no picture")>")
    case .toggle(let toggle): words.append(toggle.isOn ? "(on)" : "(off)")
    case .secureField(let field): words.append(String(repeating: "*", count: field.text.count))
    case .row(isSelected: true): words.append(">")
    default: if let value = element.details.valueText { words.append("= \(value)") }
    }
    if let level = element.traits.headingLevel {
      words.insert(String(repeating: "#", count: level), at: 0)
    }
    if let hint = element.traits.hint { words.append("(\(hint))") }
    return words
  }
  // end

  // quoted: marks
  /// The numbers and names of what a person can do with an element.
  private func marks(for element: ViewElement, _ node: NodeID, isEnabled: Bool) -> [String] {
    guard isEnabled else { return element.events.isEmpty ? [] : ["[disabled]"] }
    return element.events.all.flatMap { event -> [String] in
      let values: [String?] =
        switch event.valueKind(input: RoleDescription(element.role).input) {
        case .flag where event != .input: ["true", "false"]
        case .integer: ["-1", "1"]
        default: [nil]
        }
      return values.map { value in
        actions.append(Action(event: event, node: node, value: value))
        return "[\(actions.count) \(event.name)\(value.map { " \($0)" } ?? "")]"
      }
    }
  }
  // end
}

// quoted: perform
extension ViewGraph {
  /// Carries out a command such as `2`, or `3 a text` for an action with a value.
  ///
  /// - Returns: Whether there is such an action, and the graph has accepted it.
  public func perform(_ command: String, on renderer: TextRenderer) -> Bool {
    let parts = command.split(separator: " ", maxSplits: 1, omittingEmptySubsequences: false)
    guard let number = Int(parts[0]), renderer.actions.indices.contains(number - 1) else {
      return false
    }
    let action = renderer.actions[number - 1]
    let entered = parts.count > 1 ? String(parts[1]) : nil
    return handle(action.event, of: action.node, text: action.value ?? entered) == .handled
  }
}
// end
