import ConcurrencyExtras

/// The access to the state of a child: in memory where that is possible, else by a key path.
///
/// A key path to an observed property reads and writes the value: it copies the child's state.
/// While the parent holds the state, too, changing a collection in it copies the collection.
final class ChildPath<Root, Value> {
  private let keyPath: WritableKeyPath<Root, Value>
  @exclusivity(unchecked) private var isResolved = false
  @exclusivity(unchecked) private var isInMemory = false
  @exclusivity(unchecked) private var offset = 0
  @exclusivity(unchecked) private var identity: StateIdentityReader?

  init(_ keyPath: WritableKeyPath<Root, Value>) {
    self.keyPath = keyPath
  }

  /// Calls a function with the value, to be changed in place.
  func modify(_ root: inout Root, _ body: (inout Value) -> Void) {
    if !isResolved { resolve() }
    guard isInMemory else { return modifyByKeyPath(&root, body) }
    var isReplaced = false
    withUnsafeMutablePointer(to: &root) { root in
      let value = UnsafeMutableRawPointer(root) + offset
      guard let identity else {
        return body(&value.assumingMemoryBound(to: Value.self).pointee)
      }
      let before = identity.read(value)
      body(&value.assumingMemoryBound(to: Value.self).pointee)
      isReplaced = identity.read(value) != before
    }
    if isReplaced { replace(&root) }
  }

  // Not inlined: features that contain themselves would need its stack frame at every level.
  @inline(never)
  private func modifyByKeyPath(_ root: inout Root, _ body: (inout Value) -> Void) {
    body(&root[keyPath: keyPath])
  }

  /// Calls a function with the value, if that is in memory.
  ///
  /// The function must keep the identity of the value; observers are not told of changes.
  func modifySilently(_ root: inout Root, _ body: (inout Value) -> Void) {
    guard isInMemory else { return }
    withUnsafeMutablePointer(to: &root) { root in
      let value = UnsafeMutableRawPointer(root) + offset
      body(&value.assumingMemoryBound(to: Value.self).pointee)
    }
  }

  /// Calls a function with the value, which the function must not change.
  func read(_ root: inout Root, _ body: (inout Value) -> Void) {
    if !isResolved { resolve() }
    if isInMemory { return modifySilently(&root, body) }
    var value = root[keyPath: keyPath]
    body(&value)
  }

  /// Tells observers that the value was replaced, as if it had been set.
  @inline(never)
  private func replace(_ root: inout Root) {
    let new = withUnsafeMutablePointer(to: &root) { root in
      let value = UnsafeMutableRawPointer(root) + offset
      let new = value.assumingMemoryBound(to: Value.self).pointee
      // The old value needs another identity than the new one, or observers are not told.
      identity?.renew(value)
      return new
    }
    root[keyPath: keyPath] = new
  }

  // Called on first use, because features are composed more often than they are used.
  private func resolve() {
    isResolved = true
    guard
      let memory = PropertyMemory(
        keyPath, valuesToldApart: StateIdentityReader(for: Value.self))
    else { return }
    offset = memory.offset
    identity = memory.identity
    isInMemory = true
  }
}

/// The location of a property in the memory of the value it belongs to.
struct PropertyMemory {
  let offset: Int

  /// Reads the identities of values, if observers have to be told of a replacement.
  let identity: StateIdentityReader?

  /// Finds a property; `nil` if observers would miss a change in memory.
  ///
  /// - Parameters:
  ///   - keyPath: The property.
  ///   - identity: Reads the identities of values; without it observers can't be told of a change.
  init?<Root, Value>(
    _ keyPath: KeyPath<Root, Value>,
    valuesToldApart identity: @autoclosure () -> StateIdentityReader?
  ) {
    guard RuntimeHook.layout.isEnabled else { return nil }
    if let offset = MemoryLayout<Root>.offset(of: keyPath) {
      self.offset = offset
      self.identity = nil
      return
    }
    guard let offset = Self.offset(of: keyPath), let identity = identity() else { return nil }
    self.offset = offset
    self.identity = identity
  }

  /// Returns the offset of a property, or of the storage of an observed one.
  static func offset<Root, Value>(of keyPath: KeyPath<Root, Value>) -> Int? {
    if let offset = MemoryLayout<Root>.offset(of: keyPath) { return offset }
    func storage<State: ObservableState>(_: State.Type) -> AnyKeyPath? {
      (keyPath as AnyKeyPath as? PartialKeyPath<State>).flatMap(State._$storage)
    }
    guard let type = Root.self as? any ObservableState.Type,
      let storage = storage(type) as? KeyPath<Root, Value>
    else { return nil }
    return MemoryLayout<Root>.offset(of: storage)
  }
}

/// The access to a property in memory, for changes that observers need not be told of.
final class SilentPath<Root, Value> {
  private let keyPath: WritableKeyPath<Root, Value>
  private lazy var offset =
    RuntimeHook.layout.isEnabled ? PropertyMemory.offset(of: keyPath) : nil

  init(_ keyPath: WritableKeyPath<Root, Value>) {
    self.keyPath = keyPath
  }

  /// Calls a function with the property, to be changed in place, if its offset is known.
  func modify(_ root: inout Root, _ body: (inout Value) -> Void) {
    guard let offset else { return }
    withUnsafeMutablePointer(to: &root) { root in
      let value = UnsafeMutableRawPointer(root) + offset
      body(&value.assumingMemoryBound(to: Value.self).pointee)
    }
  }
}
