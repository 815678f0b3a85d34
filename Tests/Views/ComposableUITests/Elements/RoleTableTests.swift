#if PortableViews
import ComposableUI
import Foundation
import Testing

struct RoleTableTests {
  @Test("details that are made of a role have that role")
  func roles() {
    #expect(ViewElement.Role.allCases.map { ElementDetails($0).role } == ViewElement.Role.allCases)
  }

  @Test("a role takes input events if and only if it has a type of input")
  func input() {
    for role in ViewElement.Role.allCases {
      let description = RoleDescription(role)
      #expect(description.events.contains(.input) == (description.input != nil), "\(role)")
    }
  }

  @Test("the modal roles are those that cover everything else")
  func modal() {
    let modal = ViewElement.Role.allCases.filter { RoleDescription($0).isModal }
    #expect(modal == [.sheet, .alert, .confirmationDialog])
  }

  @Test("the document of roles has the table of the code")
  func document() throws {
    let file = URL(filePath: #filePath)
      .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent().deletingLastPathComponent()
      .appending(path: "Documentation/Internals/ElementRoles.md")
    let text = try String(contentsOf: file, encoding: .utf8)
    let mark = "\n| role | details |"
    let head = text.prefix(upTo: try #require(text.range(of: mark)).lowerBound)
    let expected = head + "\n" + Self.table + "\n"
    if ProcessInfo.processInfo.environment["COMPOSABLE_WRITE_ROLES"] != nil {
      try Data(expected.utf8).write(to: file)
    }
    #expect(
      text == expected,
      """
      Documentation/Internals/ElementRoles.md has another table than the code. To write it, run
      'COMPOSABLE_WRITE_ROLES=1 swift test --filter RoleTableTests'.
      """)
  }
}

extension RoleTableTests {
  /// The table of roles as Markdown, in the order of their declaration.
  private static var table: String {
    let head = """
      | role | details | events | input | focus | role for assistive technology |
      | --- | --- | --- | --- | --- | --- |
      """
    return ([head] + ViewElement.Role.allCases.map(row)).joined(separator: "\n")
  }

  private static func row(_ role: ViewElement.Role) -> String {
    let description = RoleDescription(role)
    let events = description.events.all.filter { !RoleDescription.common.contains($0) }.map(\.name)
    let cells = [
      "`\(role.rawValue)`", details(of: role), events.joined(separator: ", "),
      description.input?.rawValue ?? "",
      description.focus == .never ? "" : description.focus.rawValue,
      description.accessibleRole == .none
        ? "" : description.accessibleRole.rawValue + (description.isModal ? ", modal" : ""),
    ]
    return "| \(cells.joined(separator: " | ")) |"
  }

  /// The names and types of a role's details.
  private static func details(of role: ViewElement.Role) -> String {
    guard let payload = Mirror(reflecting: ElementDetails(role)).children.first?.value else {
      return ""
    }
    let mirror = Mirror(reflecting: payload)
    if mirror.displayStyle == .struct || mirror.displayStyle == .tuple {
      return mirror.children.map { "\($0.label!.drop { $0 == "." }): \(name(type(of: $0.value)))" }
        .joined(separator: ", ")
    }
    return name(type(of: payload))
  }

  private static func name(_ type: Any.Type) -> String {
    "\(type)".replacing(/Optional<(.*)>/) { "\($0.1)?" }
  }
}
#endif
