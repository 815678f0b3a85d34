#if PortableViews
import ComposableUI

/// The views below one node that take part in a preference, and the value that they add up to.
///
/// The scopes of one key form a tree of their own, much smaller than the nodes' tree. A change of
/// a value settles the scopes from there up to the first whose value stays the same.
@MainActor
class PreferenceScope {
  /// The identity of the preference's key.
  let key: ObjectIdentifier
  /// The closest scope around this one, of any key.
  private(set) unowned var enclosing: PreferenceScope?
  /// The closest scope of the same key around this one.
  private(set) unowned var outer: PreferenceScope?
  /// The closest scopes of the same key inside, in the order of the views.
  private(set) final var parts: [PreferenceScope] = []
  /// The number of nodes above.
  let depth: Int
  private(set) unowned final var node: ViewNode
  /// Whether the value must be computed again.
  private(set) final var isDirty = true
  /// Whether the node is mounted.
  private(set) final var isActive = true
  private var isOrdered = true
  /// Whether the views inside are being made, which add their scopes in the right order.
  private var isNew = true

  init(key: ObjectIdentifier, node: ViewNode, enclosing: PreferenceScope?) {
    self.key = key
    self.node = node
    depth = node.depth
    self.enclosing = enclosing
    var scope = enclosing
    while let current = scope, current.key != key { scope = current.enclosing }
    outer = scope
  }

  /// Computes the value; returns whether it has changed.
  func update() -> Bool {
    preconditionFailure("\(type(of: self)) does not override 'update()'")
  }

  /// Computes the value if something inside has changed since.
  final func settle() {
    guard isDirty, isActive else { return }
    isDirty = false
    isNew = false
    orderParts()
    if update() { outer?.setNeedsUpdate() }
  }

  final func setNeedsUpdate() {
    guard !isDirty, isActive else { return }
    isDirty = true
    node.graph.enqueue(preferences: self)
  }

  /// Adds the scope to the one around it, after the scopes that it has so far.
  final func attach() {
    outer?.insert(self)
  }

  /// Removes the scope from the one around it.
  final func detach() {
    isActive = false
    parts = []
    // A scope that is being unmounted as well loses all of its parts at once.
    guard let outer, outer.isActive, outer.node.isMounted else { return }
    outer.parts.removeAll { $0 === self }
    outer.setNeedsUpdate()
  }

  /// Records that views inside have changed places.
  final func viewsHaveMoved() {
    var scope: PreferenceScope? = self
    while let current = scope {
      if current.parts.count > 1 { current.setNeedsOrder() }
      scope = current.enclosing
    }
  }

  private func insert(_ part: PreferenceScope) {
    parts.append(part)
    if !isNew { setNeedsOrder() }
  }

  private func setNeedsOrder() {
    isOrdered = false
    setNeedsUpdate()
  }

  private func orderParts() {
    guard !isOrdered else { return }
    isOrdered = true
    guard parts.count > 1 else { return }
    parts.removeAll(keepingCapacity: true)
    collectParts(below: node)
  }

  private func collectParts(below node: ViewNode) {
    node.forEachChild { child in
      if let scope = child.preferenceScope, scope.outer === self {
        parts.append(scope)
      } else {
        collectParts(below: child)
      }
    }
  }
}

/// A scope of a known key.
final class PreferenceCollector<Key: PreferenceKey>: PreferenceScope {
  private var effect: PreferenceEffect<Key>
  /// The value that the scope adds to the one around it; `nil` if no view sets one.
  private var value: Key.Value?
  private var lastRead: Key.Value?

  init(effect: PreferenceEffect<Key>, node: ViewNode, enclosing: PreferenceScope?) {
    self.effect = effect
    super.init(key: ObjectIdentifier(Key.self), node: node, enclosing: enclosing)
  }

  /// Replaces the effect by the effect of the view's new value.
  func update(to effect: PreferenceEffect<Key>) {
    let isSame = self.effect.isSame(as: effect)
    self.effect = effect
    if !isSame { setNeedsUpdate() }
  }

  override func update() -> Bool {
    let old = value
    switch effect {
    case .set(let newValue):
      value = newValue
    case .transform(let transform):
      var newValue = combined() ?? Key.defaultValue
      transform(&newValue)
      value = newValue
    case .read(let reader):
      value = combined()
      read(value ?? Key.defaultValue, by: reader)
    }
    return !ValueLayout.isSame(old, value)
  }

  private func combined() -> Key.Value? {
    var result: Key.Value?
    for part in parts {
      // Parts have the key of the scope.
      guard let next = (part as! Self).value else { continue }
      if result == nil {
        result = next
      } else {
        Key.reduce(value: &result!) { next }
      }
    }
    return result
  }

  private func read(_ value: Key.Value, by reader: PreferenceReader<Key.Value>) {
    if let lastRead, reader.isSame(lastRead, value) { return }
    lastRead = value
    if reader.isDeferred {
      node.graph.afterPass { reader.action(value) }
    } else {
      reader.action(value)
    }
  }
}
#endif
