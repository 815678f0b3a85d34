#if PortableViews
import ComposableUI
import ViewGraph

/// The checks that every renderer passes, role by role and event by event, from the table of roles.
///
/// The checks need no framework for tests: a test expects their lists of problems to be empty.
@MainActor
public struct RendererConformance {
  private let makeRenderer: () -> any ConformingRenderer

  /// Creates the checks of a kind of renderer.
  ///
  /// - Parameter makeRenderer: A function that returns a new renderer, which has drawn nothing.
  public init(_ makeRenderer: @escaping @MainActor () -> any ConformingRenderer) {
    self.makeRenderer = makeRenderer
  }

  /// Returns the problems that a renderer has with the elements of a role, each a sentence.
  ///
  /// - The text of an element is drawn if its role has one.
  /// - An element that has changed is drawn as one that was drawn anew, and so is one whose value was
  ///   refused.
  /// - Each event that an element takes can be sent, with its value, and no other.
  public func problems(with role: ViewElement.Role) -> [String] {
    textProblems(role) + updateProblems(role) + eventProblems(role)
  }

  /// Returns the problems that a renderer has with children that come, go and move.
  public func problemsWithChildren() -> [String] {
    let all = (1...4).map { SampleTree.text(NodeID(rawValue: 10 + $0), "row \($0)") }
    let parent = NodeID(rawValue: 1)
    var problems: [String] = []
    func check(_ name: String, from old: [ElementTree], to new: [ElementTree], _ patch: Patch) {
      let renderer = drawing(SampleTree.stack(parent, old))
      renderer.apply([patch])
      let expected = drawing(SampleTree.stack(parent, new)).drawing
      guard renderer.drawing != expected else { return }
      problems.append("\(name) draws\n\(renderer.drawing)\ninstead of\n\(expected)")
    }
    for (index, child) in all.enumerated() {
      let others = all.filter { $0.id != child.id }
      let before = index + 1 < all.count ? all[index + 1].id : nil
      check(
        "An insertion at \(index)", from: others, to: all,
        .insert(child, parent: parent, before: before))
      check("A removal at \(index)", from: all, to: others, .remove(child.id))
      for target in 0...others.count {
        var moved = others
        moved.insert(child, at: target)
        let before = target + 1 < moved.count ? moved[target + 1].id : nil
        check(
          "A move from \(index) to \(target)", from: all, to: moved,
          .move(child.id, before: before))
      }
    }
    return problems
  }

  private func drawing(_ tree: ElementTree) -> any ConformingRenderer {
    let renderer = makeRenderer()
    renderer.mount(tree)
    return renderer
  }
}

extension RendererConformance {
  private func textProblems(_ role: ViewElement.Role) -> [String] {
    guard RoleDescription(role).hasText else { return [] }
    let sample = SampleTree(ViewElement(role, text: "Chestnut"))
    let drawn = drawing(sample.tree).drawing
    return drawn.contains("Chestnut") ? [] : ["The text of a \(role) is not drawn: \(drawn)"]
  }

  private func updateProblems(_ role: ViewElement.Role) -> [String] {
    let elements = ViewElement.samples(of: role)
    var problems: [String] = []
    for (old, new) in zip(elements, elements.dropFirst() + elements.prefix(1)) {
      let sample = SampleTree(old)
      let renderer = drawing(sample.tree)
      renderer.apply(sample.updates(to: SampleTree(new)))
      let expected = drawing(SampleTree(new).tree).drawing
      if renderer.drawing != expected {
        problems.append(
          "An update to \(new.details) draws\n\(renderer.drawing)\ninstead of\n\(expected)")
      }
      renderer.apply([.restore(sample.node)])
      if renderer.drawing != expected {
        problems.append("A restored \(role) draws\n\(renderer.drawing)\ninstead of\n\(expected)")
      }
    }
    return problems
  }

  private func eventProblems(_ role: ViewElement.Role) -> [String] {
    let description = RoleDescription(role)
    return description.events.all.flatMap { event -> [String] in
      var element = ViewElement(role, text: "Chestnut")
      element.events = [event]
      let sample = SampleTree(element)
      let value = event.valueKind(input: description.input).map {
        element.details.sampleText(of: $0)
      }
      let action = RendererAction(event, on: sample.node, value: value)
      let sent = drawing(sample.tree).action(event, on: sample.node, value: value)
      element.events = []
      let other = drawing(SampleTree(element).tree).action(event, on: sample.node, value: value)
      return
        (sent == action
        ? [] : ["\(event.name) on a \(role) sends \(sent.map { "\($0)" } ?? "nothing")"])
        + (other == nil ? [] : ["A \(role) that takes no events sends \(event.name)"])
    }
  }
}
#endif
