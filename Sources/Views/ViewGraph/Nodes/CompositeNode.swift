#if PortableViews
import ComposableUI

/// The node of a view with a body: it keeps the view's state.
final class CompositeNode<V: View>: ObservingNode, CompositeNodeType {
  private var view: V
  private let layout: ValueLayout
  private var storage: [AnyObject?] = []
  /// The context around the view, if the view is the first of its module.
  private var outerContext: NodeContext?

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
    let view = view as! V
    guard ValueLayout.isSame(self.view, view, layout) else {
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

  /// The context of the view's own module, the same as before as long as that around it is.
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

  override func unmount() {
    // As in SwiftUI: what shows a feature that was dismissed is evaluated once more. Nothing else
    // is: where a row has gone, a body that asks for `rows[index]` would stop the process.
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

  /// Reads from the environment what the view wants to know; returns whether any of it has
  /// changed.
  @discardableResult
  private func resolve() -> Bool {
    var isChanged = false
    let environment = context.environment
    for property in layout.properties {
      withAddress(property.offset) { address in
        func resolve<P: InstalledProperty>(_ type: P.Type) -> Bool {
          address.assumingMemoryBound(to: type).pointee.resolve(in: environment)
        }
        if resolve(property.type) { isChanged = true }
      }
    }
    return isChanged
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
