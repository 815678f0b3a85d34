import ConcurrencyExtras

/// The properties of one type of state that stores have read in place.
///
/// They are known so that the observers of all of them can be told when the state is replaced, of
/// which they are not told otherwise.
final class ObservedProperties: Sendable {
  // Safe: immutable, as key paths are, and the function holds nothing else.
  private struct Property: @unchecked Sendable {
    let keyPath: AnyKeyPath
    let notify: (ObservationStorage, UnsafeMutableRawPointer) -> Void
  }

  private let properties = Locked<[Property]>([])

  private static let all = Locked<[ObjectIdentifier: ObservedProperties]>([:])

  /// Adds a property, and returns the properties of its type.
  ///
  /// - Parameters:
  ///   - keyPath: The property.
  ///   - bits: The bits that stand for the property in a record of reads.
  static func adding<State: ObservableState>(
    _ keyPath: KeyPath<State, some Any>, _ bits: UInt64
  ) -> ObservedProperties {
    let known = all.withValue { all in
      let known = all[ObjectIdentifier(State.self)] ?? ObservedProperties()
      all[ObjectIdentifier(State.self)] = known
      return known
    }
    known.properties.withValue { properties in
      guard !properties.contains(where: { $0.keyPath == keyPath }) else { return }
      properties.append(
        Property(keyPath: keyPath) { observers, state in
          observers.registrar(changing: bits)?.notify(
            &state.assumingMemoryBound(to: State.self).pointee, keyPath: keyPath)
        })
    }
    return known
  }

  /// Notifies the observers of all properties.
  ///
  /// - Parameter state: The address of a value of the type, which is not changed.
  func notify(_ observers: ObservationStorage, state: UnsafeMutableRawPointer) {
    for property in properties.value { property.notify(observers, state) }
  }
}
