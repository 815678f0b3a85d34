import Observation

/// The place that a shared property points to: where its value is, or what it is derived from.
@_spi(SharedReferences)
public protocol Reference<Value>: AnyObject, Observable, Sendable, CustomStringConvertible {
  /// The type of the value.
  associatedtype Value

  /// The value as the current task sees it: while a test store asserts, the expected one.
  ///
  /// Reading it registers an observation.
  var value: Value { get }

  /// The value as the current task sees it, or `nil` if the current thread is just changing it and
  /// no earlier one is kept.
  ///
  /// Reading it registers an observation.
  var readableValue: Value? { get }

  /// The value as it is, whether a test store asserts or not.
  ///
  /// Reading it registers an observation.
  var actualValue: Value { get }

  /// Whether the value is being loaded.
  var isLoading: Bool { get }

  /// The error of the last attempt to load the value, unless it succeeded.
  var loadError: (any Error)? { get }

  /// Loads the value anew.
  func load() async throws

  /// Notifies the observers of the value, as if it had changed.
  func touch()

  /// Does the same as ``touch()``, and does not keep the reference alive.
  var valueNotifier: @Sendable () -> Void { get }

  /// Notifies the observers of loading and of errors, as if these had changed.
  func touchStatus()
}

/// A place whose value can be changed.
@_spi(SharedReferences)
public protocol MutableReference<Value>: Reference {
  /// The error of the last attempt to save the value, unless it succeeded.
  var saveError: (any Error)? { get }

  /// Changes the value in one step that no other thread can come between.
  func withLock<R>(_ operation: (inout Value) throws -> R) rethrows -> R

  /// Saves the value now.
  func save() async throws
}
