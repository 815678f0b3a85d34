#if PortableViews
import ComposableUI

/// An element that is, or is about to be, part of the rendered tree.
@MainActor
final class RenderedElement {
  /// Where the elements inside come from.
  enum Content {
    case none
    case layer(RenderedElement)
    case node(Unowned<ElementNode>)
    case root(Unowned<RootNode>)
  }

  let id: NodeID
  let depth: Int
  var content = Content.none
  private(set) var element: ViewElement
  private(set) var handlers: EventHandlers
  private(set) unowned var parent: RenderedElement?
  /// The elements inside, as renderers know them.
  private(set) var children: [RenderedElement] = []
  /// Whether renderers know the element.
  private(set) var isRendered = false
  /// A place for the position in a list while it is compared with another.
  var mark = -1

  private unowned let graph: ViewGraph
  private var hoisted: [HoistedNode] = []
  /// The update that is to tell renderers of the description, by its place among the graph's.
  private var pendingUpdate: Int?
  private var isQueuedForChildren = false

  init(
    id: NodeID, element: ViewElement, handlers: EventHandlers, depth: Int, graph: ViewGraph
  ) {
    self.id = id
    self.element = element
    self.handlers = handlers
    self.depth = depth
    self.graph = graph
  }

  /// The description that renderers know; `nil` while they do not know the element.
  var rendered: ViewElement? {
    guard isRendered else { return nil }
    return pendingUpdate.map { graph.updates[$0].old } ?? element
  }

  /// Takes a new description; the handlers take effect at once.
  func update(_ element: ViewElement, handlers: EventHandlers) {
    self.handlers = handlers
    guard self.element != element else { return }
    setNeedsUpdate()
    self.element = element
  }

  /// Notes what a person's input has made of a control's value on the screen.
  func noteInput(_ value: String) {
    setNeedsUpdate()
    if let pendingUpdate { graph.updates[pendingUpdate].shownValue = value }
  }

  private func setNeedsUpdate() {
    guard isRendered, pendingUpdate == nil else { return }
    pendingUpdate = graph.updates.count
    graph.updates.append(ElementUpdate(element: self, old: element))
  }

  /// Notes that other elements are inside now, or in another order.
  func setNeedsChildren() {
    guard isRendered, !isQueuedForChildren else { return }
    isQueuedForChildren = true
    graph.enqueue(children: self)
  }

  func insert(hoisted node: HoistedNode) {
    hoisted.append(node)
    setNeedsChildren()
  }

  func remove(hoisted node: HoistedNode) {
    hoisted.removeAll { $0 === node }
    setNeedsChildren()
  }
}

extension RenderedElement {
  /// Takes note that renderers are told of the description, by the update at a place.
  ///
  /// Returns `false` if the update means nothing: renderers were told of the element anew since.
  func takeUpdate(at place: Int) -> Bool {
    guard pendingUpdate == place else { return false }
    pendingUpdate = nil
    return true
  }

  /// Appends the changes of what is inside since renderers were told.
  func takeChildren(into patches: inout [Patch]) {
    isQueuedForChildren = false
    guard isRendered else { return }
    let old = children
    children = currentChildren()
    KeyedDiff.append(from: old, to: children, of: self, into: &patches)
  }

  /// Becomes part of the rendered tree with all that is inside, and returns it as a value.
  func render(in parent: RenderedElement?) -> ElementTree {
    self.parent = parent
    isRendered = true
    pendingUpdate = nil
    isQueuedForChildren = false
    children = currentChildren()
    graph.didRender(self)
    return ElementTree(id: id, element: element, children: children.map { $0.render(in: self) })
  }

  /// Stops being part of the rendered tree.
  func removeFromTree() {
    isRendered = false
    pendingUpdate = nil
    parent = nil
    graph.didRemove(self)
    for child in children { child.removeFromTree() }
    children = []
  }

  /// The rendered tree from here on.
  var tree: ElementTree {
    ElementTree(id: id, element: rendered ?? element, children: children.map(\.tree))
  }

  private func currentChildren() -> [RenderedElement] {
    var elements: [RenderedElement] = []
    elements.reserveCapacity(children.count + 1)
    for node in hoisted { node.collectChild(into: &elements) }
    switch content {
    case .none: break
    case .layer(let inner): elements.append(inner)
    case .node(let node): node.object.collectContent(into: &elements)
    case .root(let node): node.object.collectContent(into: &elements)
    }
    return elements
  }
}

/// A reference to an object that is known to live longer.
struct Unowned<Object: AnyObject> {
  unowned let object: Object

  init(_ object: Object) {
    self.object = object
  }
}
#endif
