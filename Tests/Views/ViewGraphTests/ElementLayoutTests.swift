#if PortableViews
import ComposableUI
import Testing
@testable import ViewGraph

@MainActor @Suite struct ElementLayoutTests {
  private func element(_ role: ViewElement.Role, _ children: ElementTree...) -> ElementTree {
    ElementTree(id: NodeID(rawValue: 0), element: ViewElement(role), children: children)
  }

  @Test func aStackFillsTheAxisOfItsSpacer() {
    #expect(element(.horizontalStack, element(.spacer)).element.layout == .fillsWidth)
    #expect(element(.verticalStack, element(.spacer)).element.layout == .fillsHeight)
    #expect(element(.verticalStack, element(.text)).element.layout == [])
  }

  @Test func aStackFillsAcrossItsDivider() {
    #expect(element(.horizontalStack, element(.divider)).element.layout == .fillsHeight)
    #expect(element(.verticalStack, element(.divider)).element.layout == .fillsWidth)
  }

  @Test func aLayerDoesNotStretchTheElementBesideIt() {
    let layer = element(.layer, element(.form))
    #expect(element(.layers, element(.text), layer).element.layout == .hasGroups)
  }

  @Test func aCellFillsNoAxisThatItDoesNotSize() {
    var divider = ViewElement(.divider)
    divider.style.effects.gridCell = ElementGridCell()
    func grid() -> ElementTree {
      element(.grid, ElementTree(id: NodeID(rawValue: 0), element: divider, children: []))
    }
    #expect(grid().element.layout == .fillsWidth)
    divider.style.effects.gridCell?.unsizedAxes = .vertical
    #expect(grid().element.layout == .fillsWidth)
    divider.style.effects.gridCell?.unsizedAxes = .horizontal
    #expect(grid().element.layout == [])
  }

  @Test func aFixedWidthEndsWhatTheContentFills() {
    var box = ViewElement(.box)
    box.style.width = 100
    let tree = ElementTree(
      id: NodeID(rawValue: 0), element: box, children: [element(.textField), element(.form)])
    #expect(tree.element.layout == [.fillsHeight, .hasGroups])
  }

  @Test func onlyAnInfiniteGreatestWidthFills() {
    for (width, layout) in [(Double.infinity, ElementLayout.fillsWidth), (200, [])] {
      var text = ViewElement(.text)
      text.style.maxWidth = width
      #expect(ElementTree(id: NodeID(rawValue: 0), element: text).element.layout == layout)
    }
  }

  @Test func oneFixedLengthEndsWhatAnElementWithARatioFills() {
    var (box, shape) = (ViewElement(.box), ViewElement(details: .box(.rectangle)))
    shape.style.aspectRatio = 2
    func layout() -> ElementLayout {
      let inside = ElementTree(id: NodeID(rawValue: 1), element: shape)
      return ElementTree(id: NodeID(rawValue: 0), element: box, children: [inside]).element.layout
    }
    #expect(layout() == [.fills, .keepsRatio])
    box.style.height = 50
    #expect(layout() == [])
    box.style.width = 50
    #expect(layout() == .framesRatio)
  }

  @Test func aFixedSizeFillsNothing() {
    var stack = ViewElement(.verticalStack)
    stack.style.fixedAxes = [.horizontal, .vertical]
    let tree = ElementTree(
      id: NodeID(rawValue: 0), element: stack, children: [element(.textField)])
    #expect(tree.element.layout == [])
  }

  @Test func aChildThatBeginsToFillUpdatesTheElementsAroundIt() throws {
    let renderer = RecordingLayouts()
    let graph = ViewGraph(Switch(), renderer: renderer)
    graph.mount()
    let button = try #require(renderer.id(of: .button))
    #expect(renderer.layouts(of: .verticalStack) == [[], []])
    _ = graph.handle(ViewEvent(node: button, kind: .tap))
    graph.flush()
    let filling = renderer.updates.filter { $0.1 == .fillsWidth }
    #expect(filling.map(\.0) == [.verticalStack, .verticalStack])
    renderer.updates = []
    _ = graph.handle(ViewEvent(node: button, kind: .tap))
    graph.flush()
    #expect(renderer.updates.filter { $0.0 == .verticalStack }.map(\.1) == [[], []])
  }
}

private struct Switch: View {
  @State private var isWide = false

  var body: some View {
    VStack {
      Button("Switch") { isWide.toggle() }
      VStack { if isWide { HStack { Spacer() } } }
    }
  }
}

/// A renderer that keeps the tree, and the layouts of updates.
@MainActor
private final class RecordingLayouts: Renderer {
  var tree: ElementTree?
  var updates: [(ViewElement.Role, ElementLayout)] = []

  func mount(_ tree: ElementTree) { self.tree = tree }

  func apply(_ patches: [Patch]) {
    for case .update(_, let change) in patches {
      updates.append((change.new.role, change.new.layout))
    }
  }

  func id(of role: ViewElement.Role) -> NodeID? { all.first { $0.element.role == role }?.id }

  func layouts(of role: ViewElement.Role) -> [ElementLayout] {
    all.filter { $0.element.role == role }.map(\.element.layout)
  }

  private var all: [ElementTree] {
    func flatten(_ tree: ElementTree) -> [ElementTree] { [tree] + tree.children.flatMap(flatten) }
    return tree.map(flatten) ?? []
  }
}
#endif
