#if PortableViews
import ComposableUI
import Foundation
import ViewGraph
import ViewLayout

/// The measures that elements were told last, of scrolling and of visibility.
struct ScrollMeasures {
  /// The phases of the elements that the test scrolls.
  var phases: [NodeID: ScrollPhase] = [:]
  fileprivate var scrolling: [NodeID: ScrollInput] = [:]
  fileprivate var visibility: [NodeID: Double] = [:]
}

extension ViewTester {
  /// Tells the elements that ask for it how they scroll, and which share of them is visible; returns
  /// whether one of that has changed.
  func reportScrolling(in layout: LayoutTree) -> Bool {
    var events: [ViewEvent] = []
    let window = CGRect(origin: .zero, size: graph.environment.size)
    collect(&events, of: drawnTree, in: window, layout)
    for event in events { graph.handle(event) }
    return !events.isEmpty
  }

  private func collect(
    _ events: inout [ViewEvent], of tree: ElementTree, in visible: CGRect, _ layout: LayoutTree
  ) {
    var visible = visible
    if tree.element.events.contains(.visibility), let frame = layout.frame(of: tree.id) {
      let share = Self.share(of: frame, in: visible)
      let thresholds = tree.element.style.knownEffects?.visibilityThresholds ?? []
      let reached = thresholds.filter { share > 0 && share >= $0 }.max() ?? -1
      if scrollMeasures.visibility[tree.id] != reached {
        scrollMeasures.visibility[tree.id] = reached
        events.append(ViewEvent(node: tree.id, kind: .visibility, value: .number(reached)))
      }
    }
    if tree.element.details.scrolling != nil, let frame = layout.frame(of: tree.id) {
      if tree.element.events.contains(.scrolling), var input = layout.scrolling(of: tree.id) {
        input.phase = scrollMeasures.phases[tree.id] ?? .idle
        if scrollMeasures.scrolling[tree.id] != input {
          scrollMeasures.scrolling[tree.id] = input
          events.append(ViewEvent(node: tree.id, kind: .scrolling, value: .scrolling(input)))
        }
      }
      visible = visible.intersection(frame)
    }
    for child in tree.children { collect(&events, of: child, in: visible, layout) }
  }

  private static func share(of frame: CGRect, in visible: CGRect) -> Double {
    let shown = frame.intersection(visible)
    guard !shown.isNull, frame.width > 0, frame.height > 0 else { return 0 }
    return Double((shown.width * shown.height) / (frame.width * frame.height))
  }
}

extension TestElement {
  /// Moves the pointer to a point of the element, without pressing it.
  ///
  /// - Parameter point: The point in the element, in points from its top left corner.
  public func hover(at point: CGPoint) throws {
    if tree.element.events.contains(.hover) { try send(.hover, value: "true") }
    let frame = frame
    let input = HoverInput.moved(
      x: frame.minX + point.x, y: frame.minY + point.y, left: frame.minX, top: frame.minY)
    try send(.hoverMove, value: input.text)
  }
}
#endif
