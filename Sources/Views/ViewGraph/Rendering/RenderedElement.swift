#if PortableViews
import ComposableUI

/// An element that is, or will be, part of the rendered tree.
@MainActor
final class RenderedElement {
  /// The source of the elements inside.
  enum Content {
    case none
    case layer(RenderedElement)
    case node(Unowned<ViewNode>)
  }

  let id: NodeID
  var content = Content.none
  @exclusivity(unchecked) private(set) var element: ViewElement
  @exclusivity(unchecked) private(set) var handlers: EventHandlers
  private(set) unowned var parent: RenderedElement?
  /// The elements inside, as renderers last got them.
  @exclusivity(unchecked) private(set) var children: [RenderedElement] = []

  private unowned let graph: ViewGraph
  /// The nodes of views that are shown in the element, before those inside of it.
  private(set) var hoisted: [HoistedNode] = []

  // Small properties are together, without gaps between them.

  /// The number of nodes above.
  let depth: Int32
  /// The position in the old list while `KeyedDiff` compares two lists.
  var mark: Int32 = -1
  /// The index of the pending update of the description in the graph's `updates`; -1 if none is.
  @exclusivity(unchecked) private var pendingUpdate: Int32 = -1
  /// Whether renderers have got the element.
  private(set) var isRendered = false
  private var isQueuedForChildren = false

  init(id: NodeID, element: ViewElement, handlers: EventHandlers, depth: Int32, graph: ViewGraph) {
    self.id = id
    self.element = element
    self.handlers = handlers
    self.depth = depth
    self.graph = graph
  }

  /// The description that renderers last got; `nil` before they got the element.
  var rendered: ViewElement? {
    guard isRendered else { return nil }
    return isUpdatePending ? graph.updates[Int(pendingUpdate)].old : element
  }

  /// Sets a new description, and new handlers, which take effect immediately.
  func update(_ new: consuming ViewElement, handlers: consuming EventHandlers) {
    self.handlers = handlers
    // The views do not set these: the elements inside do, and the layout around the element.
    new.layout = element.layout
    if element.style.hasEffects, let place = element.style.effects.gridPlace {
      new.style.effects.gridPlace = place
    }
    if element.style.isArranged { graph.arranged.keepLayout(of: self, in: &new) }
    if new.style.layoutDirection != element.style.layoutDirection {
      graph.arranged.needsDirections = true
    }
    set(new)
  }

  /// Changes a part of the description that views do not set.
  func change(_ body: (inout ViewElement) -> Void) {
    var new = element
    body(&new)
    set(new)
  }

  private func set(_ new: consuming ViewElement) {
    let fields = new.fields(differentFrom: element)
    guard !fields.isEmpty else { return }
    setNeedsUpdate(of: fields)
    element = new
  }

  /// Records that the screen shows the outcome of a user's action already.
  ///
  /// The next pass compares the element with what the screen shows: an accepted action needs no
  /// correction, a rewritten one does.
  func noteShown(after event: ElementEvent, _ value: EventValue?) {
    guard let value, let rendered, let shown = rendered.shown(after: event, value) else { return }
    setNeedsUpdate(of: [])
    graph.updates[Int(pendingUpdate)].shown = shown
  }

  /// Resolves the layout of the element alone; returns whether it has changed.
  private func takeLayout() -> Bool {
    guard isRendered else { return false }
    var resolution = LayoutResolution(of: element)
    for child in children {
      if resolution.isDecided { break }
      resolution.add(child.element)
    }
    let layout = resolution.framed(as: element)
    guard layout != element.layout else { return false }
    setNeedsUpdate(of: .layout)
    element.layout = layout
    return true
  }

  private var isUpdatePending: Bool { pendingUpdate >= 0 }

  private func setNeedsUpdate(of fields: ViewElement.Fields) {
    guard isRendered else { return }
    if isUpdatePending { return graph.updates[Int(pendingUpdate)].changeAgain() }
    pendingUpdate = Int32(graph.updates.count)
    graph.updates.append(ElementUpdate(element: self, old: element, fields: fields))
  }

  /// Marks the elements inside, or their order, as changed.
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
  /// Ends the pending update at an index of the graph's `updates`.
  ///
  /// Returns `false` if the update is obsolete, because the element was rendered or removed since.
  func takeUpdate(at place: Int) -> Bool {
    guard pendingUpdate == Int32(place) else { return false }
    pendingUpdate = -1
    return true
  }

  /// Appends patches for the changes of the elements inside since renderers last got them.
  func takeChildren(into patches: inout [Patch]) {
    isQueuedForChildren = false
    guard isRendered else { return }
    let old = children
    children = currentChildren()
    KeyedDiff.append(from: old, to: children, of: self, into: &patches)
  }

  /// Resolves the layout of the element again, and if it has changed, of those around it.
  func resolveLayout() {
    var changed: RenderedElement? = self
    while let element = changed, element.takeLayout() { changed = element.parent }
  }

  /// Adds the element and all elements inside to the rendered tree, and returns them as a value.
  func render(in parent: RenderedElement?) -> ElementTree {
    self.parent = parent
    isRendered = true
    pendingUpdate = -1
    isQueuedForChildren = false
    children = currentChildren()
    graph.didRender(self)
    // A closure would be checked for the main actor, for each element.
    var trees: [ElementTree] = []
    trees.reserveCapacity(children.count)
    for child in children { trees.append(child.render(in: self)) }
    let tree = ElementTree(id: id, element: element, children: trees)
    if element.role == .grid { gridOfRows?.placeGridCells() }
    element.layout = tree.element.layout
    return tree
  }

  /// Removes the element and all elements inside from the rendered tree.
  func removeFromTree() {
    isRendered = false
    pendingUpdate = -1
    parent = nil
    graph.didRemove(self)
    for child in children { child.removeFromTree() }
    children = []
  }

  /// The rendered tree of the element and all elements inside.
  var tree: ElementTree {
    ElementTree(id: id, element: rendered ?? element, children: children.map(\.tree))
  }

  private func currentChildren() -> [RenderedElement] {
    // A leaf has no array, and one that has had children is likely to have about as many again.
    var elements: [RenderedElement] = []
    if !children.isEmpty { elements.reserveCapacity(children.count + 1) }
    for node in hoisted { node.child?.collect(into: &elements) }
    switch content {
    case .none: break
    case .layer(let inner): elements.append(inner)
    case .node(let node): node.object.child?.collect(into: &elements)
    }
    return elements
  }
}

/// An unowned reference to an object that outlives it.
struct Unowned<Object: AnyObject> {
  unowned let object: Object
}

/// The changes of an element's description since renderers last got it.
struct ElementUpdate {
  let element: RenderedElement
  /// The description that renderers last got.
  let old: ViewElement
  /// The description that the screen shows after the user's action, if that differs.
  var shown: ViewElement?
  /// The fields that differ; `nil` after several changes, which may have undone each other.
  private var fields: ViewElement.Fields?

  init(element: RenderedElement, old: ViewElement, fields: ViewElement.Fields) {
    self.element = element
    self.old = old
    self.fields = fields
  }

  /// Records another change.
  mutating func changeAgain() {
    fields = nil
  }

  /// Whether the layout of the element, or of those around it, may be another than before.
  var mayChangeLayout: Bool {
    guard let fields else { return true }
    return !fields.isSubset(of: [.text, .events, .isDisabled])
  }

  /// The patch of the changes; `nil` if neither the old description nor the screen differs.
  @MainActor var patch: Patch? {
    let new = element.element
    if let fields, shown == nil {
      return .update(element.id, ElementChange(from: old, to: new, fields: fields))
    }
    let change = ElementChange(from: shown ?? old, to: new)
    // A value that was written again is drawn, even if the screen shows it.
    guard !change.fields.isEmpty || old != new else { return nil }
    return .update(element.id, change)
  }
}

extension ViewElement {
  /// The description of the element as the screen shows it after a user's action on it.
  ///
  /// `nil` if the screen shows no outcome of such an action by itself.
  fileprivate func shown(after event: ElementEvent, _ value: EventValue) -> ViewElement? {
    var shown = self
    switch (event, value, details) {
    case (.input, _, _): shown.details = details.showing(value)
    case (.focus, .flag(let isFocused), _) where traits.isFocused != nil:
      shown.traits.isFocused = isFocused
    case (.navigate, .text(let path), .navigation): shown.details = .navigation(location: path)
    default: return nil
    }
    return shown
  }
}
#endif
