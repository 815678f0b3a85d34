import Observation

/// The source of a shared property's value: a stored value, or a part of another reference's.
@_spi(SharedReferences)
public protocol Reference<Value>: AnyObject, Observable, Sendable, CustomStringConvertible {
  /// The type of the value.
  associatedtype Value

  /// The value as the current task sees it: while a test store asserts, the expected one.
  ///
  /// Reading it registers an observation.
  var value: Value { get }

  /// The value as the current task sees it, or `nil` while the current thread changes it in place.
  ///
  /// Reading it registers an observation.
  var readableValue: Value? { get }

  /// The real value, even while a test store asserts: the one after the asserted action.
  ///
  /// Reading it registers an observation.
  var actualValue: Value { get }

  /// The state of the stored value; it is another one after each change.
  ///
  /// Reading it registers no observation.
  var revision: ReferenceRevision { get }

  /// Whether the value is being loaded.
  var isLoading: Bool { get }

  /// The error of the last attempt to load the value, unless it succeeded.
  var loadError: (any Error)? { get }

  /// Loads the value again; does nothing for a value without a key.
  func load() async throws

  /// Notifies the observers of the value, as if it had changed.
  func touch()

  /// A function that does the same as ``touch()``, and does not keep the reference alive.
  var valueNotifier: @Sendable () -> Void { get }

  /// Notifies the observers of loading and of errors, as if these had changed.
  func touchStatus()
}

/// The number of changes of the stored value that a reference depends on.
@_spi(SharedReferences)
public struct ReferenceRevision: Equatable, Sendable {
  let reference: ObjectIdentifier
  let number: Int

  /// Whether another revision is of the same stored value, before or after changes.
  package func isOfSameReference(as other: Self) -> Bool { reference == other.reference }
}

/// A reference whose value can be changed.
@_spi(SharedReferences)
public protocol MutableReference<Value>: Reference {
  /// The error of the last attempt to save the value, unless it succeeded.
  var saveError: (any Error)? { get }

  /// Changes the value while no other thread can change it.
  func withLock<R>(_ operation: (inout Value) throws -> R) rethrows -> R

  /// Saves the value now; does nothing for a value without a key.
  func save() async throws
}
