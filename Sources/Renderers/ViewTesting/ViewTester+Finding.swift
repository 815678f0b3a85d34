#if PortableViews
public import ComposableUI

extension ViewTester {
  /// Returns the button with a label; throws if there is none.
  public func button(
    _ label: String, fileID: StaticString = #fileID, line: UInt = #line
  ) throws -> TestElement {
    try find(.button, label, fileID: fileID, line: line)
  }

  /// Returns the link with a label; throws if there is none.
  public func link(
    _ label: String, fileID: StaticString = #fileID, line: UInt = #line
  ) throws -> TestElement {
    try find(.link, label, fileID: fileID, line: line)
  }

  /// Returns the text field with a label or a placeholder; throws if there is none.
  public func textField(
    _ label: String, fileID: StaticString = #fileID, line: UInt = #line
  ) throws -> TestElement {
    try find(.textField, label, fileID: fileID, line: line)
  }

  /// Returns the toggle with a label; throws if there is none.
  public func toggle(
    _ label: String, fileID: StaticString = #fileID, line: UInt = #line
  ) throws -> TestElement {
    try find(.toggle, label, fileID: fileID, line: line)
  }

  /// Returns the segmented or menu picker with a label; throws if there is none.
  public func picker(
    _ label: String, fileID: StaticString = #fileID, line: UInt = #line
  ) throws -> TestElement {
    if let segments = try? find(.segments, label, fileID: fileID, line: line) { return segments }
    return try find(.picker, label, fileID: fileID, line: line)
  }

  /// Returns the stepper with a label; throws if there is none.
  public func stepper(
    _ label: String, fileID: StaticString = #fileID, line: UInt = #line
  ) throws -> TestElement {
    try find(.stepper, label, fileID: fileID, line: line)
  }

  /// Returns the slider with a label, or the first one; throws if there is none.
  public func slider(
    _ label: String? = nil, fileID: StaticString = #fileID, line: UInt = #line
  ) throws -> TestElement {
    try find(.slider, label, fileID: fileID, line: line)
  }

  /// Returns the menu with a label; throws if there is none.
  ///
  /// The controls inside can be used without opening the menu.
  public func menu(
    _ label: String, fileID: StaticString = #fileID, line: UInt = #line
  ) throws -> TestElement {
    try find(.menu, label, fileID: fileID, line: line)
  }

  /// Returns the bar of tabs; throws if there is none.
  public func tabs(fileID: StaticString = #fileID, line: UInt = #line) throws -> TestElement {
    try find(.tabBar, fileID: fileID, line: line)
  }

  /// Returns the disclosure group whose button has a label; throws if there is none.
  public func disclosure(
    _ label: String, fileID: StaticString = #fileID, line: UInt = #line
  ) throws -> TestElement {
    let place = CallPlace(fileID: fileID, line: line)
    let disclosures = front.all(.disclosure)
    guard let found = disclosures.first(where: { (try? $0.button(label)) != nil }) else {
      throw ViewTestError("There is no disclosure \"\(label)\"", in: front, at: place)
    }
    return found.found(at: place)
  }

  /// Returns the text element with a text; throws if there is none.
  public func text(
    _ text: String, fileID: StaticString = #fileID, line: UInt = #line
  ) throws -> TestElement {
    try find(.text, text, fileID: fileID, line: line)
  }

  /// The rows of the lists on the screen, from top to bottom.
  public var rows: [TestElement] {
    front.all(.row)
  }

  /// Returns the first element with a role and, if given, a label; throws if there is none.
  ///
  /// The error names the line of the call and the labels that there are.
  public func find(
    _ role: ViewElement.Role, _ label: String? = nil, fileID: StaticString = #fileID,
    line: UInt = #line
  ) throws -> TestElement {
    let front = front
    if let found = try? front.find(role, label, fileID: fileID, line: line) { return found }
    return try root.find(role, label, fileID: fileID, line: line)
  }

  /// Returns the element with an accessibility identifier; throws if there is none.
  public func element(
    identifiedBy identifier: String, fileID: StaticString = #fileID, line: UInt = #line
  ) throws -> TestElement {
    try root.element(identifiedBy: identifier, fileID: fileID, line: line)
  }

  /// Returns whether there is an element with a role and, if given, a label.
  public func has(_ role: ViewElement.Role, _ label: String? = nil) -> Bool {
    (try? find(role, label)) != nil
  }

  /// Presses the keyboard shortcut of a button, such as `Control+S`.
  public func press(
    _ keys: String, fileID: StaticString = #fileID, line: UInt = #line
  ) throws {
    let place = CallPlace(fileID: fileID, line: line)
    let button = front.descendants.last { $0.tree.element.traits.shortcut?.text == keys }
    guard let button else {
      throw ViewTestError("No button has the shortcut \(keys)", in: front, at: place)
    }
    try button.found(at: place).tap()
  }

  /// Goes back by one screen of the navigation stack.
  public func navigateBack(fileID: StaticString = #fileID, line: UInt = #line) throws {
    let place = CallPlace(fileID: fileID, line: line)
    guard let screen = front.screens.last, screen.tree.element.events.contains(.dismiss) else {
      throw ViewTestError("There is no screen to go back from", in: front, at: place)
    }
    try screen.found(at: place).dismiss()
  }

  /// Navigates to a URL path, as the back and forward buttons of a browser do.
  public func navigate(
    to location: String, fileID: StaticString = #fileID, line: UInt = #line
  ) throws {
    try find(.navigation, fileID: fileID, line: line).send(.navigate, value: location)
  }
}
#endif
