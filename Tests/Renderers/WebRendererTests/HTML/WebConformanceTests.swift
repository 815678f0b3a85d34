#if PortableViews && Web
import ComposableUI
import RendererTesting
import Testing
import ViewGraph

@testable import WebRenderer

/// The conformance of pages.
@MainActor
struct WebConformanceTests {
  private let conformance = RendererConformance { DocumentRenderer() }

  @Test("each role is drawn, changed and used", arguments: ViewElement.Role.allCases)
  func roles(role: ViewElement.Role) {
    #expect(conformance.problems(with: role) == [])
  }

  @Test("children come, go and move")
  func children() {
    #expect(conformance.problemsWithChildren() == [])
  }
}

/// A document that follows patches as a page does, by markup and operations.
private final class DocumentRenderer: ConformingRenderer {
  private var encoded: EncodedTree?
  private var document: DocumentModel?

  func mount(_ tree: ElementTree) {
    encoded = EncodedTree(tree)
    document = try? DocumentModel(tree.html(in: MarkupContext()))
  }

  func apply(_ patches: [Patch]) {
    for patch in patches {
      for operation in encoded?.encode(patch) ?? [] {
        #expect(throws: Never.self) { try document?.apply(operation) }
      }
    }
  }

  var drawing: String { document?.description ?? "" }

  /// The event as the client script sends it: from the letters in the document.
  func action(_ event: ElementEvent, on node: NodeID, value: String?) -> RendererAction? {
    guard let element = document?.root.first(NodePart.node.identifier(of: node)) else { return nil }
    if element.attributes["data-e"]?.contains(event.letter) == true {
      return sent(event, node, value)
    }
    let button = element.firstButton { $0.hasPrefix(event.letter) }
    guard let action = button?.attributes["data-a"] else { return nil }
    return sent(event, node, action.count > 1 ? String(action.dropFirst()) : nil)
  }

  private func sent(_ event: ElementEvent, _ node: NodeID, _ value: String?) -> RendererAction? {
    let fields = value.map { ",\"\($0)\"" } ?? ""
    let message = try? ClientMessage("[1,\(node.rawValue),\"\(event.letter)\"\(fields)]".utf8)
    guard case .event(_, let event)? = message else { return nil }
    return RendererAction(event.kind, on: event.node, value: event.value)
  }
}

extension DocumentModel.Element {
  /// The first shown and enabled button inside whose action matches.
  fileprivate func firstButton(_ matches: (String) -> Bool) -> DocumentModel.Element? {
    for child in children where child.attributes["hidden"] == nil {
      if let action = child.attributes["data-a"], child.attributes["disabled"] == nil,
        matches(action)
      {
        return child
      }
      if let found = child.firstButton(matches) { return found }
    }
    return nil
  }
}
#endif
