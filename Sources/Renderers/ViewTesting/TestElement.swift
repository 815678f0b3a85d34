#if PortableViews
public import ComposableUI
public import ViewGraph

/// An element on the screen, with the state that it had when it was found.
@MainActor
public struct TestElement {
  /// The element and all elements inside.
  public let tree: ElementTree

  let tester: ViewTester

  /// The role of the element; `text` for rich text.
  public var role: ViewElement.Role {
    tree.element.role == .richText ? .text : tree.element.role
  }

  /// The element's own text.
  public var text: String? {
    guard tree.element.role == .richText else { return tree.element.text }
    return tree.children.compactMap(\.element.text).joined()
  }

  /// The title of a presentation or a screen.
  public var title: String? { tree.element.text }

  /// The value of a control.
  public var value: String? { tree.element.details.valueText }

  /// The name of the element: its accessibility label, or else its text or the texts inside.
  public var label: String? {
    if let label = tree.element.traits.label ?? text { return label }
    let label = texts.joined(separator: " ")
    return label.isEmpty ? nil : label
  }

  /// The text that a field shows while it is empty.
  private var placeholder: String? {
    switch tree.element.details {
    case .textField(let field), .secureField(let field), .textEditor(let field): field.placeholder
    default: nil
    }
  }

  /// Whether the element is disabled, so that it takes no events.
  public var isDisabled: Bool { tree.element.isDisabled }

  /// The visible elements inside.
  public var children: [TestElement] {
    let children = tree.shownChildren.map { TestElement(tree: $0, tester: tester) }
    // The links in a text can be followed.
    return tree.element.role == .richText ? children.filter { $0.role == .link } : children
  }

  /// The element and all visible elements inside, in order.
  public var descendants: [TestElement] {
    [self] + children.flatMap(\.descendants)
  }

  /// The visible texts inside, from top to bottom.
  public var texts: [String] {
    descendants.compactMap { $0.role == .text ? $0.text : nil }
  }

  /// The message of an alert.
  public var message: String? {
    // The title below an image is hidden from screen readers, which read the alert's own.
    let texts = children.flatMap { $0.all(.text) }.filter { !$0.tree.element.traits.isHidden }
    let message = texts.compactMap(\.text).joined(separator: "\n")
    return message.isEmpty ? nil : message
  }

  /// The labels of the buttons inside.
  public var buttons: [String] {
    all(.button).compactMap(\.label)
  }
}

extension TestElement {
  /// Returns all visible elements with a role, this one included.
  public func all(_ role: ViewElement.Role) -> [TestElement] {
    descendants.filter { $0.role == role }
  }

  /// Returns the first element with a role and, if given, a label or a placeholder; throws if none.
  public func find(_ role: ViewElement.Role, _ label: String? = nil) throws -> TestElement {
    let found = all(role).first {
      label == nil || $0.label == label || $0.placeholder == label
    }
    guard let found else {
      let name = label.map { "\(role.rawValue) \"\($0)\"" } ?? role.rawValue
      throw ViewTestError("There is no \(name)", in: self)
    }
    return found
  }

  /// Returns the button inside with a label; throws if there is none.
  public func button(_ label: String) throws -> TestElement {
    try find(.button, label)
  }

  /// Returns the element inside with an accessibility identifier; throws if there is none.
  public func element(identifiedBy identifier: String) throws -> TestElement {
    guard
      let found = descendants.first(where: {
        $0.tree.element.traits.identifier == identifier
      })
    else { throw ViewTestError("There is no element identified by \"\(identifier)\"", in: self) }
    return found
  }

  var screens: [TestElement] { all(.screen) }

  var modals: [TestElement] {
    descendants.filter { RoleDescription($0.role).isModal }
  }
}

/// A failed step of a test, with a snapshot of the screen.
public struct ViewTestError: Error, CustomStringConvertible {
  /// The cause of the failure, and a snapshot of the screen.
  public let description: String

  @MainActor
  init(_ problem: String, in element: TestElement) {
    description = "\(problem). On the screen:\n\(element.snapshot())"
  }
}
#endif
