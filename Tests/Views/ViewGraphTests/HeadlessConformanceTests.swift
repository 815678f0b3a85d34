#if PortableViews
import ComposableUI
import HeadlessRenderer
import RendererTesting
import Testing
import ViewGraph

/// The conformance of the headless renderer.
@MainActor
struct HeadlessConformanceTests {
  // quoted: conformance
  private let conformance = RendererConformance { HeadlessRenderer() }

  @Test("each role is drawn, changed and used", arguments: ViewElement.Role.allCases)
  func roles(role: ViewElement.Role) {
    #expect(conformance.problems(with: role) == [])
  }

  @Test("children come, go and move")
  func children() {
    #expect(conformance.problemsWithChildren() == [])
  }
  // end

  @Test("a renderer that forgets texts, events and patches has problems")
  func forgetful() {
    let conformance = RendererConformance { ForgetfulRenderer() }
    #expect(conformance.problems(with: .button).contains { $0.hasPrefix("The text of a button") })
    #expect(conformance.problems(with: .button).contains("tap on a button sends nothing"))
    #expect(conformance.problems(with: .toggle).contains { $0.hasPrefix("An update to toggle") })
    #expect(conformance.problemsWithChildren().count == 20)
  }
}

extension HeadlessRenderer: ConformingRenderer {
  public var drawing: String { tree.map { "\($0)" } ?? "" }

  public func action(
    _ event: ElementEvent, on node: NodeID, value: String?
  ) -> RendererAction? {
    func find(_ tree: ElementTree) -> ViewElement? {
      tree.id == node ? tree.element : tree.children.lazy.compactMap(find).first
    }
    guard let element = tree.flatMap(find), element.events.contains(event) else { return nil }
    return RendererAction(event, on: node, value: value)
  }
}

/// A renderer that draws the roles of the first tree, and nothing else.
private final class ForgetfulRenderer: ConformingRenderer {
  private(set) var drawing = ""

  func mount(_ tree: ElementTree) {
    drawing = "\(tree.element.role) \(tree.element.details)"
    for child in tree.children { drawing += " \(child)".filter { !"Chestnut".contains($0) } }
  }

  func apply(_ patches: [Patch]) {}

  func action(_ event: ElementEvent, on node: NodeID, value: String?) -> RendererAction? { nil }
}
#endif
