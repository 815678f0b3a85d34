import ConcurrencyExtras

/// A property wrapper that shares a value with other parts of an application.
///
/// ```swift
/// @ObservableState
/// struct State {
///   @Shared(.fileStorage(.documentsDirectory.appending(component: "chores.json")))
///   var chores: IdentifiedArrayOf<Chore> = []
/// }
/// ```
///
/// All holders of the projected value, and all users of the same key, see the same value. Reading
/// is observed. Change the value in one step with ``withLock(_:fileID:filePath:line:column:)``:
///
/// ```swift
/// state.$chores.withLock { $0.append(chore) }
/// ```
@dynamicMemberLookup
@propertyWrapper
public struct Shared<Value> {
  // Copies of the property share it, and so the reference.
  private let target: Locked<any MutableReference<Value>>

  init(reference: any MutableReference<Value>) {
    target = Locked(reference)
  }

  /// Creates a shared value that is not persisted.
  ///
  /// Use it in initialisers and tests: `_count = Shared(value: 0)`.
  public init(value: sending Value) {
    self.init(reference: StoredReference(value))
  }

  /// Creates a property that shares the value of another.
  public init(projectedValue: Shared<Value>) {
    self.init(reference: projectedValue.reference)
  }

  /// The current value; a read is observed.
  ///
  /// A change through the setter is a read and a write, and other threads may write in between. To
  /// change the value, use ``withLock(_:fileID:filePath:line:column:)``.
  public var wrappedValue: Value {
    get { reference.value }
    @available(*, noasync, message: "Use '$shared.withLock' to change a shared value.")
    @available(*, deprecated, message: "Use '$shared.withLock' to change a shared value.")
    nonmutating set { withLock { $0 = newValue } }
  }

  /// The property itself, for passing it on, changing its value or reading its load state.
  ///
  /// Setting it makes this property, and its copies, share the value of another property.
  public var projectedValue: Self {
    get { self }
    nonmutating set { point(to: newValue.reference) }
  }

  /// Changes the value while no other thread can change it.
  ///
  /// Until the operation returns, reads through a property get the old value. A large collection is
  /// changed in place: other threads wait, and a read inside of the operation reports an issue.
  ///
  /// Inside of the operation, read and change the value through the argument. A nested `withLock`
  /// of the same value reports an issue, and its change is lost.
  public func withLock<R>(
    _ operation: (inout Value) throws -> R,
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) rethrows -> R {
    try reference.withLock(operation)
  }

  var reference: any MutableReference<Value> { target.value }

  /// The state of the value; it is another one after each change.
  package var referenceRevision: ReferenceRevision { reference.revision }

  /// Makes the property share another value, and notifies the observers of the old one.
  func point(to reference: any MutableReference<Value>) {
    target.exchange(reference).touch()
  }

  /// Makes the property share another value, and notifies observers only once the value differs.
  func point(quietlyTo reference: any MutableReference<Value>, isNew: Bool) {
    moveObservers(from: self.reference, to: reference, isNew: isNew) {
      _ = target.exchange(reference)
    }
  }
}

// Safe for every type of value: references guard the value with locks, and are `Sendable`.
extension Shared: Sendable {}
