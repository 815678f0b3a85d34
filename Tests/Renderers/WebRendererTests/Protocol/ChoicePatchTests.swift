#if PortableViews && Web
import Testing

@testable import ComposableUI
import ViewGraph
@testable import WebRenderer

/// Patches of choices and of the focus.
@MainActor
struct ChoicePatchTests {
  private func segments(chosen: String) -> ElementTree {
    let details = PickerDetails(selection: chosen)
    let picker = ViewElement(details: .segments(details), text: "Size")
    let children = ["S", "L"].enumerated().map { index, tag in
      let segment = ViewElement(details: .segment(ChoiceDetails(tag: tag)), text: tag)
      return ElementTree(id: NodeID(rawValue: index + 2), element: segment)
    }
    return ElementTree(id: NodeID(rawValue: 1), element: picker, children: children)
  }

  @Test("selecting another visible choice patches its checked state only")
  func segmentChosen() throws {
    let (old, new) = (segments(chosen: "S"), segments(chosen: "L"))
    let encoder = EncodedTree(old)
    let operations = encoder.encode(.update(old.id, from: old.element, to: new.element))
    #expect(operations == [.checked(.init(node: NodeID(rawValue: 3), part: .control), true)])
    let document = try DocumentModel(old.html(in: .init()))
    for operation in operations { try document.apply(operation) }
    #expect(document == (try DocumentModel(new.html(in: .init()))))
  }

  @Test("a selection that matches no choice makes no patch")
  func noSegment() {
    let (old, new) = (segments(chosen: "S"), segments(chosen: "XXL"))
    let encoder = EncodedTree(old)
    #expect(encoder.encode(.update(old.id, from: old.element, to: new.element)) == [])
    #expect(encoder.valueOperation(of: old.id) == nil)
    #expect(encoder.valueOperation(of: NodeID(rawValue: 99)) == nil)
  }

  @Test("a field's focus is patched when the view changes it")
  func focus() {
    var plain = ViewElement(.textField)
    plain.traits.isFocused = false
    var focused = plain
    focused.traits.isFocused = true
    let target = Operation.Target(node: NodeID(rawValue: 1), part: .control)
    let gain = FacetDifference(
      node: target.node, from: Facets(plain, language: .english),
      to: Facets(focused, language: .english))
    #expect(gain.operations.contains(.focus(target, true)))
    let loss = FacetDifference(
      node: target.node, from: Facets(focused, language: .english),
      to: Facets(plain, language: .english))
    #expect(loss.operations.contains(.focus(target, false)))
    var json = JSONWriter()
    Operation.focus(target, true).write(to: &json)
    #expect(String(decoding: json.bytes, as: UTF8.self) == #"["o","v1",1]"#)
  }

  @Test(
    "the letters of row and stepper events are decoded",
    arguments: ElementEvent.allCases)
  func letters(kind: ElementEvent) throws {
    let message = try ClientMessage(Array("[1,7,\"\(kind.letter)\"]".utf8))
    #expect(
      message == .event(sequence: 1, ClientEvent(node: NodeID(rawValue: 7), kind: kind)))
  }
}
#endif
