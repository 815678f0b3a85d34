#if PortableViews
public import ComposableUI
import ViewGraph
import ViewLayout

extension ViewTester {
  /// The most rounds of measuring, which stops views whose sizes keep changing each other.
  private static var measuringLimit: Int { 20 }

  /// Draws pending changes, and tells the elements that ask for it their sizes.
  func measure() {
    for _ in 0..<Self.measuringLimit {
      graph.flush()
      // The nodes that get a frame, with the node that has it.
      var nodes: [(node: NodeID, measured: NodeID)] = []
      var arranged: [NodeID] = []
      var observesScrolling = false
      Self.visit(drawnTree, in: drawnTree.id) { tree, container in
        if tree.element.events.contains(.resize) {
          let measuresContainer = tree.element.style.knownEffects?.measuresContainer == true
          nodes.append((tree.id, measuresContainer ? container : tree.id))
        }
        if !tree.element.events.isDisjoint(with: [.scrolling, .visibility]) {
          observesScrolling = true
        }
        if tree.element.style.arrangement != nil { arranged.append(tree.id) }
      }
      if nodes.isEmpty, arranged.isEmpty, !observesScrolling, !renderer.reportsAppearances {
        return
      }
      let layout = layout()
      var hasChanged = report(arranged, in: layout)
      for (node, measured) in nodes {
        guard let frame = layout.frame(of: measured), measuredFrames[node] != frame else {
          continue
        }
        measuredFrames[node] = frame
        hasChanged = true
        let value = EventValue.frame(
          x: frame.minX, y: frame.minY, width: frame.width, height: frame.height)
        graph.handle(ViewEvent(node: node, kind: .resize, value: value))
      }
      // Views in a layout that lacks sizes are not in their places yet.
      if !hasChanged { hasChanged = reportAppearances(in: layout) }
      if !hasChanged, observesScrolling { hasChanged = reportScrolling(in: layout) }
      if !hasChanged { return }
    }
  }

  /// Reports the sizes that arrangements ask for; returns whether one of them is new.
  private func report(_ arranged: [NodeID], in layout: LayoutTree) -> Bool {
    var reports: [NodeID: ArrangementReport] = [:]
    for node in arranged {
      guard let report = layout.report(for: node), reported[node] != report else { continue }
      reports[node] = report
    }
    guard !reports.isEmpty else { return false }
    reported.merge(reports) { $1 }
    graph.take(reports)
    return true
  }

  /// The layout of the drawn tree in the window of the environment.
  func layout() -> LayoutTree {
    let layout = LayoutTree(drawnTree, measurer: textMeasurer)
    layout.layoutDirection = graph.layoutDirection
    layout.layOut(in: graph.environment.size)
    for scrolling in renderer.scrollings {
      switch scrolling {
      case .reveal(let node, let anchor): layout.reveal(node, anchor: anchor)
      case .offset(let node, let offset): layout.scroll(node, to: offset)
      }
    }
    return layout
  }

  /// Calls a function with each element and the scroll view or the screen around it.
  private static func visit(
    _ tree: ElementTree, in container: NodeID, _ body: (ElementTree, NodeID) -> Void
  ) {
    body(tree, container)
    let isContainer =
      switch tree.element.role {
      case .scroll, .screen, .tabPanel, .sheet, .popover: true
      default: false
      }
    for child in tree.children { visit(child, in: isContainer ? tree.id : container, body) }
  }
}

extension TestElement {
  /// The place of the element in the tester's window, in points.
  ///
  /// Computed by SwiftUI's rules from the tester's measures of text, by default from a table of
  /// widths of characters, the same on every machine.
  public var frame: CGRect {
    tester.layout().frame(of: tree.id) ?? .null
  }
}
#endif
