/// One step from some state down to a part of it, taken in memory: nothing on the way is copied.
///
/// It tells observers what is read, as the getter of an observed property does.
final class FieldAccessor: @unchecked Sendable {
  // Safe: immutable.
  private let offset: Int
  private let register: ((UnsafeMutableRawPointer) -> Void)?

  /// Finds the way to a property, or `nil` if only its getter knows.
  ///
  /// - Parameter root: Any value to try it with; it is not changed.
  init?<Root, Value>(_ keyPath: KeyPath<Root, Value>, in root: UnsafeMutablePointer<Root>) {
    if let offset = MemoryLayout<Root>.offset(of: keyPath) {
      self.offset = offset
      register = nil
      return
    }
    func observed<State: ObservableState>(
      _: State.Type
    ) -> (offset: Int, register: (UnsafeMutableRawPointer) -> Void)? {
      let state = UnsafeMutableRawPointer(root).assumingMemoryBound(to: State.self)
      // What is presented is read by another property than it is observed by.
      guard !(Value.self is any AnyPresentationState.Type),
        let property = keyPath as AnyKeyPath as? KeyPath<State, Value>,
        let storage = State._$storage(of: property),
        let offset = MemoryLayout<State>.offset(of: storage)
      else { return nil }
      let reader = PropertyReader()
      ReadTracker.with(reader) { _ = state.pointee[keyPath: property] }
      guard let (properties, observers) = reader.onlyRead,
        let registrar = RegistrarOffset(in: state, observers: observers)
      else { return nil }
      return (
        offset,
        { root in
          // Unmanaged: the state that is read keeps all of it.
          registrar.observers(in: root)._withUnsafeGuaranteedRef { observers in
            if let watcher = ReadTracker.current {
              return watcher.didRead(properties, of: observers)
            }
            observers.registrar(accessing: properties)._withUnsafeGuaranteedRef {
              $0.access(&root.assumingMemoryBound(to: State.self).pointee, keyPath: property)
            }
          }
        }
      )
    }
    guard let type = Root.self as? any ObservableState.Type, let found = observed(type) else {
      return nil
    }
    offset = found.offset
    register = found.register
  }

  /// Returns where the property of the state at an address is.
  func take(from root: UnsafeMutableRawPointer, observing isObserving: Bool)
    -> UnsafeMutableRawPointer
  {
    if isObserving, let register { register(root) }
    return root + offset
  }
}

/// Finds out which property of its state a getter says is read.
private final class PropertyReader: ReadTracker, @unchecked Sendable {
  // Safe: made and asked by one function.
  private var reads: [(properties: UInt64, storage: ObservationStorage)] = []

  override func didRead(_ properties: UInt64, of storage: ObservationStorage) {
    reads.append((properties, storage))
  }

  /// What was read, if it was read once and nothing else was.
  var onlyRead: (properties: UInt64, storage: ObservationStorage)? {
    reads.count == 1 ? reads[0] : nil
  }
}

/// Where in a type of state the registrar is.
private struct RegistrarOffset {
  private let offset: Int

  /// Looks for the registrar that has the identity of some state, and given observers.
  ///
  /// No other value has both, and so the same bytes.
  init?<State: ObservableState>(
    in state: UnsafeMutablePointer<State>, observers: ObservationStorage
  ) {
    let size = MemoryLayout<ObservationStateRegistrar>.size
    let id = state.pointee._$id
    let last = MemoryLayout<State>.size - size
    let offsets = stride(
      from: 0, through: last, by: MemoryLayout<ObservationStateRegistrar>.alignment)
    let found = offsets.first { offset in
      let words = UnsafeRawPointer(state) + offset
      let storage = words.load(
        fromByteOffset: MemoryLayout<ObservableStateID>.size, as: UnsafeRawPointer?.self)
      return words.load(as: UInt64.self) == id.location
        && words.load(fromByteOffset: 8, as: UInt64.self) == id.tags
        && storage == UnsafeRawPointer(Unmanaged.passUnretained(observers).toOpaque())
    }
    guard let found else { return nil }
    offset = found
  }

  func observers(in state: UnsafeMutableRawPointer) -> Unmanaged<ObservationStorage> {
    (state + offset).load(
      fromByteOffset: MemoryLayout<ObservableStateID>.size, as: Unmanaged<ObservationStorage>.self)
  }
}
