/// Takes reads of state, which are not registered with `Observation` then.
///
/// So the code that reads observes nothing: a row that is found through its list must not observe the
/// list.
package protocol ReadTracker: AnyObject, Sendable {
  /// Called when a property is read, on the thread that the tracker was set for; returns whether the
  /// tracker takes the read.
  func didRead(_ property: TrackedProperty, of source: ReadSource) -> Bool
}

/// A property that is tracked: its bit among the bits of its state, and its key path.
///
/// Properties may share a bit, which is compared first because key paths take longer.
package struct TrackedProperty {
  package let bits: UInt64
  /// `nil` if all properties are meant.
  package let keyPath: AnyKeyPath?

  package init(bits: UInt64, keyPath: AnyKeyPath?) {
    self.bits = bits
    self.keyPath = keyPath
  }

  /// All properties.
  package static var all: Self { Self(bits: .max, keyPath: nil) }

  /// Whether a read of one property and a change of the other concern each other.
  func overlaps(_ other: Self) -> Bool {
    guard bits & other.bits != 0 else { return false }
    guard let keyPath, let changed = other.keyPath else { return true }
    return keyPath === changed || keyPath == changed
  }

  /// Whether both were made from the same place in the code.
  package func isIdentical(to other: Self) -> Bool {
    keyPath === other.keyPath && bits == other.bits
  }
}
