#if PortableViews
import ComposableUI
import PerceptionCore

/// The node of a view with a body: it keeps the view's state.
final class CompositeNode<V: View>: ObservingNode, CompositeNodeType {
  @exclusivity(unchecked) private var view: V
  private let layout: ValueLayout
  private var storage: [AnyObject?] = []
  /// The context around the view, if the view is the first of its module.
  @exclusivity(unchecked) private var outerContext: NodeContext?

  init(_ view: V, parent: ViewNode, context: NodeContext) {
    self.view = view
    layout = ValueLayout.of(V.self)
    let inner = context.entering(layout.module)
    if inner !== context { outerContext = context }
    super.init(viewType: V.self, parent: parent, context: inner)
    if !layout.properties.isEmpty {
      makeStorage()
      install()
      resolve()
    }
    evaluate()
  }

  override func update(to view: any View, context: NodeContext) {
    let context = enter(context)
    // The caller has compared the types.
    var view = view as! V
    guard layout.isSame(&self.view, as: &view) else {
      self.view = view
      self.context = context
      install()
      resolve()
      return evaluate()
    }
    update(inner: context)
  }

  override func update(context: NodeContext) {
    update(inner: enter(context))
  }

  private func update(inner context: NodeContext) {
    let old = self.context
    self.context = context
    let readsChanged = !old.environment.isIdentical(to: context.environment) && resolve()
    if readsChanged || isDirty { return evaluate() }
    if !old.isIdentical(to: context) { updateChildContext() }
  }

  /// Returns the context of the view's own module: the same instance while the outer one is.
  private func enter(_ context: NodeContext) -> NodeContext {
    guard layout.module != nil else { return context }
    if let outerContext, outerContext.isIdentical(to: context) { return self.context }
    let inner = context.entering(layout.module)
    outerContext = inner === context ? nil : context
    return inner
  }

  override var layoutOfReaders: ValueLayout? { layout }

  override func makeView() -> any View {
    updateCustomProperties()
    graph.countBodyEvaluation(of: V.self)
    return view.body
  }

  override func noteObjects(readBy visitor: Visitor) {
    for object in withAddress(0, { layout.objects($0) }) {
      if let visited = object as? any VisitedObject {
        if let visitors = visited.visitors { graph.note(visitors, readBy: visitor) }
      } else if layout.isReader {
        graph.note(VisitedObjects.record(of: object), readBy: visitor)
      }
    }
  }

  override func unmount() {
    // As in SwiftUI, a view that shows a dismissed feature is evaluated once more. Other views are
    // not: a body that reads `rows[index]` of a removed row would trap.
    if isDirty, withAddress(0, { layout.holdsDismissedSource($0) }) {
      isDirty = false
      _ = makeView()
    }
    super.unmount()
  }
}

extension CompositeNode {
  private func makeStorage() {
    storage = layout.properties.map { property in
      withAddress(property.offset) { address in
        func make<P: InstalledProperty>(_ type: P.Type) -> AnyObject? {
          address.assumingMemoryBound(to: type).pointee.makeStorage()
        }
        return make(property.type)
      }
    }
  }

  private func install() {
    for (property, storage) in zip(layout.properties, storage) {
      withAddress(property.offset) { address in
        func install<P: InstalledProperty>(_ type: P.Type) {
          address.assumingMemoryBound(to: type).pointee.install(storage)
        }
        install(property.type)
      }
    }
  }

  /// Resolves the view's properties in the environment; returns whether any of them has changed.
  @discardableResult
  private func resolve() -> Bool {
    withAddress(0) { layout.resolve($0, in: context.environment) }
  }

  private func updateCustomProperties() {
    for property in layout.updated {
      withAddress(property.offset) { address in
        func update<P: DynamicProperty>(_ type: P.Type) {
          address.assumingMemoryBound(to: type).pointee.update()
        }
        update(property.type)
      }
    }
  }

  private func withAddress<T>(_ offset: Int, _ body: (UnsafeMutableRawPointer) -> T) -> T {
    withUnsafeMutablePointer(to: &view) { body(UnsafeMutableRawPointer($0) + offset) }
  }
}
#endif
