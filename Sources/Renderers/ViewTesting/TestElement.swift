#if PortableViews
public import ComposableUI
public import ViewGraph

/// An element on the screen, with the state that it had when it was found.
@MainActor
public struct TestElement {
  /// The element and all elements inside.
  public let tree: ElementTree

  let tester: ViewTester

  /// The line of the test that found the element, or one around it.
  var place: CallPlace?

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
    let children = tree.shownChildren.map { TestElement(tree: $0, tester: tester, place: place) }
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
  ///
  /// The error names the line of the call and the labels that there are.
  public func find(
    _ role: ViewElement.Role, _ label: String? = nil, fileID: StaticString = #fileID,
    line: UInt = #line
  ) throws -> TestElement {
    let place = CallPlace(fileID: fileID, line: line)
    let candidates = all(role)
    let found = candidates.first {
      label == nil || $0.label == label || $0.placeholder == label
    }
    guard let found else {
      let name = label.map { "\(role.rawValue) \"\($0)\"" } ?? role.rawValue
      let labels = candidates.compactMap { $0.label ?? $0.placeholder }.map { "\"\($0)\"" }
      let others =
        labels.isEmpty
        ? "no element has the role \(role.rawValue)"
        : "the role \(role.rawValue) has \(labels.joined(separator: ", "))"
      throw ViewTestError("There is no \(name): \(others)", in: self, at: place)
    }
    return found.found(at: place)
  }

  func found(at place: CallPlace) -> TestElement {
    var copy = self
    copy.place = place
    return copy
  }

  /// Returns the button inside with a label; throws if there is none.
  public func button(
    _ label: String, fileID: StaticString = #fileID, line: UInt = #line
  ) throws -> TestElement {
    try find(.button, label, fileID: fileID, line: line)
  }

  /// Returns the element inside with an accessibility identifier; throws if there is none.
  public func element(
    identifiedBy identifier: String, fileID: StaticString = #fileID, line: UInt = #line
  ) throws -> TestElement {
    let place = CallPlace(fileID: fileID, line: line)
    guard
      let found = descendants.first(where: {
        $0.tree.element.traits.identifier == identifier
      })
    else {
      throw ViewTestError(
        "There is no element identified by \"\(identifier)\"", in: self, at: place)
    }
    return found.found(at: place)
  }

  var screens: [TestElement] { all(.screen) }

  var modals: [TestElement] {
    descendants.filter { RoleDescription($0.role).isModal }
  }
}

/// The line of a test that looks for an element.
struct CallPlace {
  let fileID: StaticString
  let line: UInt
}

/// A failed step of a test, with its line and a snapshot of the screen.
public struct ViewTestError: Error, CustomStringConvertible {
  /// The cause of the failure, the line that looked for the element, and a snapshot of the screen.
  public let description: String

  @MainActor
  init(_ problem: String, in element: TestElement, at place: CallPlace? = nil) {
    let location = (place ?? element.place).map { " (\($0.fileID):\($0.line))" } ?? ""
    description = "\(problem)\(location). On the screen:\n\(element.snapshot())"
  }
}
#endif
