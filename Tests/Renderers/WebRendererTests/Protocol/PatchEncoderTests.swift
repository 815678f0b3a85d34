#if PortableViews && Web
import Testing

@testable import ComposableUI
import ViewGraph
@testable import WebRenderer

@MainActor
struct PatchEncoderTests {
  @Test(
    "patches of an update lead to the HTML of the new element", arguments: ViewElement.Role.allCases
  )
  func updates(role: ViewElement.Role) throws {
    var generator = SeededGenerator(seed: 7)
    let id = NodeID(rawValue: 2)
    for _ in 0..<100 {
      // A tree resolves the layout of its elements.
      let (old, new) = (
        ElementTree(id: id, element: .random(role, using: &generator)).element,
        ElementTree(id: id, element: .random(role, using: &generator)).element
      )
      // A symbol's name and the parts of a row are written once, with the element.
      func tree(_ element: ViewElement) -> ElementTree {
        ElementTree(
          id: NodeID(rawValue: 1), element: ViewElement(.root),
          children: [ElementTree(id: id, element: element)])
      }
      let document = try DocumentModel(tree(old).html(in: .init()))
      let encoder = EncodedTree(tree(old))
      for operation in encoder.encode(.update(id, from: old, to: new)) {
        try document.apply(operation)
      }
      #expect(document == (try DocumentModel(tree(new).html(in: .init()))))
    }
  }

  @Test("patches of inserts, removals and moves lead to the new tree's HTML")
  func structure() throws {
    var generator = SeededGenerator(seed: 11)
    for container in [ViewElement.Role.list, .verticalStack, .section, .screen, .sheet, .picker] {
      var tree = ElementTree(
        id: NodeID(rawValue: 1), element: ViewElement(.root),
        children: [ElementTree(id: NodeID(rawValue: 2), element: ViewElement(container))])
      let encoder = EncodedTree(tree)
      let document = try DocumentModel(tree.html(in: .init()))
      var lastID = 2
      for _ in 0..<200 {
        let patch = change(&tree.children[0], &lastID, container, &generator)
        for operation in encoder.encode(patch) { try document.apply(operation) }
        #expect(document == (try DocumentModel(tree.html(in: .init()))))
      }
    }
  }

  private func change(
    _ parent: inout ElementTree, _ lastID: inout Int, _ container: ViewElement.Role,
    _ generator: inout SeededGenerator
  ) -> Patch {
    let count = parent.children.count
    let choice = Int.random(in: 0..<3, using: &generator)
    if count == 0 || (choice == 0 && count < 8) {
      lastID += 1
      let role: ViewElement.Role =
        container == .picker ? .option : [.row, .section, .text, .button].random(&generator)
      let child = ElementTree(id: NodeID(rawValue: lastID), element: ViewElement(role, text: "x"))
      let index = Int.random(in: 0...count, using: &generator)
      let before = index < count ? parent.children[index].id : nil
      parent.children.insert(child, at: index)
      return .insert(child, parent: parent.id, before: before)
    }
    let child = parent.children.remove(at: Int.random(in: 0..<count, using: &generator))
    guard choice == 1 else { return .remove(child.id) }
    let index = Int.random(in: 0..<count, using: &generator)
    let before = index < parent.children.count ? parent.children[index].id : nil
    parent.children.insert(child, at: index)
    return .move(child.id, before: before)
  }

  @Test("a changed text is encoded as a text operation")
  func text() {
    let text = ViewElement(.text, text: "0")
    let id = NodeID(rawValue: 12)
    let encoder = EncodedTree(ElementTree(id: id, element: text))
    let operations = encoder.encode(.update(id, from: text, to: ViewElement(.text, text: "1")))
    #expect(operations == [.text(.init(node: id), "1")])
  }

  @Test("a navigation's new location is encoded, on insert and on update")
  func location() {
    let root = NodeID(rawValue: 1)
    let id = NodeID(rawValue: 2)
    let encoder = EncodedTree(ElementTree(id: root, element: ViewElement(.root)))
    let navigation = ViewElement(details: .navigation(location: "/"))
    let tree = ElementTree(id: id, element: navigation)
    #expect(encoder.encode(.insert(tree, parent: root, before: nil)).last == .location("/"))
    var moved = navigation
    moved.details = .navigation(location: "/counter")
    #expect(
      encoder.encode(.update(id, from: navigation, to: moved)).last == .location("/counter"))
    #expect(encoder.location == "/counter")
  }

  @Test("the visible stack has the location, whichever is updated first")
  func visibleStack() {
    let (first, second) = (NodeID(rawValue: 2), NodeID(rawValue: 3))
    func stack(_ location: String?) -> ViewElement {
      ViewElement(details: .navigation(location: location))
    }
    let encoder = EncodedTree(
      ElementTree(
        id: NodeID(rawValue: 1), element: ViewElement(.root),
        children: [
          ElementTree(id: first, element: stack("/a")),
          ElementTree(id: second, element: stack(nil)),
        ]))
    let show = Patch.update(second, from: stack(nil), to: stack("/"))
    let hide = Patch.update(first, from: stack("/a"), to: stack(nil))
    #expect(encoder.encode(show, hide) == [.location("/")])
    let hideAgain = Patch.update(second, from: stack("/"), to: stack(nil))
    let showAgain = Patch.update(first, from: stack(nil), to: stack("/a"))
    #expect(encoder.encode(showAgain, hideAgain) == [.location("/a")])
    #expect(encoder.location == "/a")
  }

  @Test("the location that the browser shows already is not sent again")
  func shownLocation() {
    let id = NodeID(rawValue: 2)
    func stack(_ location: String) -> ViewElement {
      ViewElement(details: .navigation(location: location))
    }
    let encoder = EncodedTree(
      ElementTree(
        id: NodeID(rawValue: 1), element: ViewElement(.root),
        children: [ElementTree(id: id, element: stack("/"))]))
    #expect(encoder.encode(.update(id, from: stack("/b"), to: stack("/b"))) == [])
    #expect(encoder.encode(.update(id, from: stack("/x"), to: stack("/b"))) == [.location("/b")])
    #expect(encoder.encode(.update(id, from: stack("/x"), to: stack("/"))) == [.location("/")])
  }

  @Test("a navigation in a sheet or popover doesn't change the location", arguments: [true, false])
  func presentedLocation(isSheet: Bool) {
    let root = NodeID(rawValue: 1)
    let id = NodeID(rawValue: 3)
    let screen = ViewElement(details: .navigation(location: "/counter"))
    let encoder = EncodedTree(
      ElementTree(
        id: root, element: ViewElement(.root),
        children: [ElementTree(id: NodeID(rawValue: 2), element: screen)]))
    let navigation = ViewElement(details: .navigation(location: "/"))
    let sheet = ElementTree(
      id: NodeID(rawValue: 4), element: ViewElement(isSheet ? .sheet : .popover),
      children: [ElementTree(id: id, element: navigation)])
    #expect(encoder.encode(.insert(sheet, parent: root, before: nil)).count == 1)
    var moved = navigation
    moved.details = .navigation(location: "/elsewhere")
    #expect(encoder.encode(.update(id, from: navigation, to: moved)) == [])
    #expect(encoder.location == "/counter")
  }

  @Test("patches in one pass are encoded in order")
  func pass() {
    let root = NodeID(rawValue: 1)
    let encoder = EncodedTree(ElementTree(id: root, element: ViewElement(.list)))
    func row(_ id: Int) -> ElementTree {
      ElementTree(id: NodeID(rawValue: id), element: ViewElement(.row))
    }
    let operations = encoder.encode(
      .insert(row(2), parent: root, before: nil),
      .insert(row(3), parent: root, before: NodeID(rawValue: 2)),
      .move(NodeID(rawValue: 2), before: NodeID(rawValue: 3)),
      .remove(NodeID(rawValue: 3)))
    let target = Operation.Target(node: root)
    var context = MarkupContext()
    context.isInList = true
    #expect(
      operations == [
        .insert(target, before: nil, row(2).html(in: context)),
        .insert(target, before: NodeID(rawValue: 2), row(3).html(in: context)),
        .move(NodeID(rawValue: 2), before: NodeID(rawValue: 3)),
        .remove(.init(node: NodeID(rawValue: 3))),
      ])
  }

  @Test("an insert into a removed node encodes no operation")
  func insertIntoRemoved() {
    let encoder = EncodedTree(ElementTree(id: NodeID(rawValue: 1), element: ViewElement(.root)))
    let text = ElementTree(id: NodeID(rawValue: 3), element: ViewElement(.text))
    #expect(encoder.encode(.insert(text, parent: NodeID(rawValue: 2), before: nil)) == [])
  }
}
#endif
