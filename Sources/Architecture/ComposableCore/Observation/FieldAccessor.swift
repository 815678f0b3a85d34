import ConcurrencyExtras
import PerceptionCore

/// Finds a property of some state in memory, so that reading it does not copy the state.
///
/// The read is registered with observers, as by the getter of an observed property.
final class FieldAccessor: @unchecked Sendable {
  // Safe: immutable.
  private let offset: Int
  private let register: ((UnsafeMutableRawPointer) -> Void)?

  /// Finds a property in memory; `nil` if it can be read only by its getter.
  ///
  /// - Parameter root: Any value to try the key path on; it is not changed.
  init?<Root, Value>(_ keyPath: KeyPath<Root, Value>, in root: UnsafeMutablePointer<Root>) {
    guard RuntimeHook.layout.isEnabled else { return nil }
    if let offset = MemoryLayout<Root>.offset(of: keyPath) {
      self.offset = offset
      register = nil
      return
    }
    func observed<State: ObservableState>(
      _: State.Type
    ) -> (offset: Int, register: (UnsafeMutableRawPointer) -> Void)? {
      let state = UnsafeMutableRawPointer(root).assumingMemoryBound(to: State.self)
      // A presented value is read through another property than the observed one.
      guard !(Value.self is any AnyPresentationState.Type),
        let property = keyPath as AnyKeyPath as? KeyPath<State, Value>,
        let storage = State._$storage(of: property),
        let offset = MemoryLayout<State>.offset(of: storage)
      else { return nil }
      let reader = PropertyReader()
      ReadTracking.with(reader) { _ = state.pointee[keyPath: property] }
      guard let properties = reader.onlyRead, let registrar = State._$registrarOffset else {
        return nil
      }
      let observersOffset = registrar + MemoryLayout<ObservableStateID>.size
      return (
        offset,
        { root in
          // Unmanaged: the state that is read retains all of it.
          let observers = (root + observersOffset).load(as: Unmanaged<ReadSource>.self)
          observers._withUnsafeGuaranteedRef { observers in
            if let tracker = ReadTracking.current,
              tracker.didRead(TrackedProperty(bits: properties, keyPath: property), of: observers)
            {
              return
            }
            observers.registrar(accessing: properties)._withUnsafeGuaranteedRef {
              access(
                &root.assumingMemoryBound(to: State.self).pointee, property, in: $0.registrar)
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

  /// Returns the address of the property from the address of the state.
  func take(from root: UnsafeMutableRawPointer, observing isObserving: Bool)
    -> UnsafeMutableRawPointer
  {
    if isObserving, let register { register(root) }
    return root + offset
  }
}

/// Reports a read of a value, which is `inout` to avoid a copy, and is not changed.
private func access<Subject: Observable>(
  _ subject: inout Subject, _ keyPath: KeyPath<Subject, some Any>,
  in registrar: ObservationRegistrar
) {
  registrar.access(subject, keyPath: keyPath)
}

/// Records which observed properties a getter reads.
private final class PropertyReader: ReadTracker, @unchecked Sendable {
  // Safe: made and asked by one function.
  private var reads: [UInt64] = []

  func didRead(_ property: TrackedProperty, of source: ReadSource) -> Bool {
    reads.append(property.bits)
    return true
  }

  /// The properties of the read, if there was exactly one.
  var onlyRead: UInt64? { reads.count == 1 ? reads[0] : nil }
}
