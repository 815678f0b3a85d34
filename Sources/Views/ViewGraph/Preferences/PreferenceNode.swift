#if PortableViews
import ComposableUI

/// The node of a modifier that sets, changes or reads the value of a preference.
final class PreferenceNode<Key: PreferenceKey>: WrapperNode {
  // Set by the initializer after `super.init`, because the scope refers to the node.
  private var scope: PreferenceCollector<Key>!

  init(
    _ view: any PrimitiveView, effect: PreferenceEffect<Key>, child: any View, parent: ViewNode,
    context: NodeContext
  ) {
    super.init(view, parent: parent, context: context)
    scope = PreferenceCollector(effect: effect, node: self, enclosing: context.preferences)
    makeChild(child, context: childContext)
    scope.settle()
    scope.attach()
  }

  override func update(content: consuming ViewContent) {
    guard case .preference(let modifier, let child) = consume content,
      let effect = modifier as? PreferenceEffect<Key>
    else { unexpected() }
    scope.update(to: effect)
    updateChild(child, context: childContext)
    scope.settle()
  }

  override var preferenceScope: PreferenceScope? { scope }

  override func unmount() {
    super.unmount()
    scope.detach()
  }

  private var childContext: NodeContext {
    context.with(preferences: scope)
  }
}
#endif
