/// The observers of some state: a registrar of `Observation`, and watchers.
///
/// Both are made on the first read, since much state is created, copied and compared without ever
/// being observed.
package class ReadSource: @unchecked Sendable {
  // Safe: constant.
  @usableFromInline final let read = PropertyBits()
  @usableFromInline final let madeRegistrar = OnceReference<RegistrarBox>()
  // Most state outside of views has none.
  @usableFromInline final let madeWatchers = OnceReference<Watchers>()

  @inlinable
  package init() {}

  /// Records a read of properties, given as bits, and returns the registrar to report it to.
  ///
  /// The registrar lives as long as this.
  @inlinable
  package final func registrar(accessing properties: UInt64) -> Unmanaged<RegistrarBox> {
    read.insert(properties)
    return madeRegistrar.object { RegistrarBox() }
  }

  /// Returns whether any of the properties was ever read.
  @inlinable
  package final func hasRead(_ properties: UInt64) -> Bool {
    read.containsAny(of: properties)
  }

  /// The registrar to report changes to, which lives as long as this; `nil` if all reads were taken
  /// by trackers.
  @inlinable
  package final var registrar: Unmanaged<RegistrarBox>? { madeRegistrar.made }

  /// Adds a watcher, told once before a property changes.
  package final func watch(_ property: TrackedProperty, for watcher: any Watcher) {
    read.insert(property.bits)
    madeWatchers.object { Watchers() }._withUnsafeGuaranteedRef { $0.add(watcher, of: property) }
  }

  /// Removes a watcher of the property with a key path, or of all properties if that is `nil`.
  package final func stopWatching(_ keyPath: AnyKeyPath?, for watcher: any Watcher) {
    madeWatchers.made?._withUnsafeGuaranteedRef { $0.remove(watcher, of: keyPath) }
  }

  /// Tells the watchers of a property that it changes.
  @inlinable
  package final func tellWatchers(of property: TrackedProperty) {
    madeWatchers.made?._withUnsafeGuaranteedRef { $0.tell(property) }
  }
}

/// A registrar in a box: to copy a registrar itself, the runtime has to look up how.
package final class RegistrarBox: Sendable {
  package let registrar = ObservationRegistrar()

  package init() {}
}
