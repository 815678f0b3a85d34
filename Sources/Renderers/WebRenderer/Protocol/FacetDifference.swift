#if PortableViews && Web
import ViewGraph

/// The operations that change an element's markup from some facets to others.
struct FacetDifference {
  let operations: [Operation]

  init(node: NodeID, from old: Facets, to new: Facets) {
    var operations: [Operation] = []
    if let tag = new.tag, tag != old.tag { operations.append(.tag(node, tag)) }
    for attribute in old.attributes where !new.contains(attribute.name, of: attribute.part) {
      operations.append(.attribute(.init(node: node, part: attribute.part), attribute.name, nil))
    }
    for attribute in new.attributes where !old.attributes.contains(attribute) {
      let target = Operation.Target(node: node, part: attribute.part)
      operations.append(.attribute(target, attribute.name, attribute.value))
    }
    if let text = new.text, text.text != old.text?.text {
      operations.append(.text(.init(node: node, part: text.part), text.text))
    }
    if let drawing = new.drawing,
      drawing.marks != old.drawing?.marks
        || drawing.fit != old.drawing?.fit
    {
      let html = HTMLWriter.write { DrawingWriter(of: node, drawing).write(to: &$0) }
      operations.append(.drawing(.init(node: node, part: .symbol), html))
    }
    if let value = new.value, value != old.value { operations.append(value.operation(on: node)) }
    if let focus = new.focus, focus != old.focus ?? .init(part: focus.part, isOn: false) {
      operations.append(.focus(.init(node: node, part: focus.part), focus.isOn))
    }
    self.operations = operations
  }
}

extension Facets {
  fileprivate func contains(_ name: HTMLAttribute, of part: NodePart) -> Bool {
    attributes.contains { $0.part == part && $0.name == name }
  }
}

extension Facets.Value {
  func operation(on node: NodeID) -> Operation {
    switch self {
    case .text(let part, let text): .value(.init(node: node, part: part), text)
    case .checked(let part, let isOn): .checked(.init(node: node, part: part), isOn)
    }
  }
}
#endif
