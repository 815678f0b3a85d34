import Observation
import PerceptionCore

/// Keeps the identity of a value of observable state, and tells observers of its changes.
///
/// The macros put one in every ``ObservableState``. Copies of a registrar tell the same observers.
/// It never takes part in comparing, hashing or coding the state.
public struct ObservationStateRegistrar: Sendable {
  /// The identity of the state.
  public private(set) var id = ObservableStateID()
  let source = ReadSource()

  /// Creates the registrar of a new value.
  public init() {}

  /// Gives the state a new identity.
  public mutating func _$willModify() {
    id._$willModify()
  }

  /// Registers that a property is read.
  public func access<Subject: Observable, Member>(
    _ subject: Subject, keyPath: KeyPath<Subject, Member>
  ) {
    _$access(subject, keyPath: keyPath, slot: nil)
  }

  /// Replaces a property.
  ///
  /// Tells observers if the two values differ by both functions.
  public func mutate<Subject: Observable, Member, Value>(
    _ subject: Subject,
    keyPath: KeyPath<Subject, Member>,
    _ value: inout Value,
    _ newValue: Value,
    _ isIdentityEqual: (Value, Value) -> Bool,
    _ shouldNotify: (Value, Value) -> Bool = { _, _ in true }
  ) {
    if !isIdentityEqual(value, newValue), shouldNotify(value, newValue) {
      _$willSet(subject, keyPath: keyPath, slot: nil)
      value = newValue
      _$didSet(subject, keyPath: keyPath, slot: nil)
    } else {
      value = newValue
    }
  }

  /// Prepares a property for being changed in place, and returns the value to pass to `didModify`.
  public func willModify<Subject: Observable, Member>(
    _ subject: Subject, keyPath: KeyPath<Subject, Member>, _ member: inout Member
  ) -> Member {
    member
  }

  /// Prepares a property for being changed in place, and returns the value to pass to `didModify`.
  public func willModify<Subject: Observable, Member: ObservableState>(
    _ subject: Subject, keyPath: KeyPath<Subject, Member>, _ member: inout Member
  ) -> Member {
    member._$willModify()
    return member
  }

  /// Tells the observers of a property that was changed in place, if the two values differ by both
  /// functions.
  public func didModify<Subject: Observable, Member>(
    _ subject: Subject,
    keyPath: KeyPath<Subject, Member>,
    _ member: inout Member,
    _ oldValue: Member,
    _ isIdentityEqual: (Member, Member) -> Bool,
    _ shouldNotify: (Member, Member) -> Bool = { _, _ in true }
  ) {
    guard !isIdentityEqual(oldValue, member), shouldNotify(oldValue, member) else { return }
    _$notify(subject, keyPath: keyPath, slot: nil)
  }
}

// The hooks that the macros call. They differ from the ones above in that no old value is kept
// while a property is changed in place, which would make every collection in it copy its elements.
// A slot stands for one property, or for a few: its number is the number of a bit.
extension ObservationStateRegistrar {
  /// Registers that a property is read.
  public func _$access<Subject: Observable, Member>(
    _ subject: Subject, keyPath: KeyPath<Subject, Member>, slot: UInt64?
  ) {
    if let tracker = ReadTracking.current,
      tracker.didRead(TrackedProperty(bits: bits(slot), keyPath: keyPath), of: source)
    {
      return
    }
    source.registrar(accessing: bits(slot))._withUnsafeGuaranteedRef {
      $0.registrar.access(subject, keyPath: keyPath)
    }
  }

  /// Tells whether anyone may be observing a property.
  public func _$isObserved(slot: UInt64?) -> Bool {
    source.hasRead(bits(slot))
  }

  /// Tells observers that a property will be replaced.
  public func _$willSet<Subject: Observable, Member>(
    _ subject: Subject, keyPath: KeyPath<Subject, Member>, slot: UInt64?
  ) {
    let property = TrackedProperty(bits: bits(slot), keyPath: keyPath)
    guard source.hasRead(property.bits) else { return }
    source.tellWatchers(of: property)
    source.registrar?._withUnsafeGuaranteedRef { $0.registrar.willSet(subject, keyPath: keyPath) }
  }

  /// Tells observers that a property was replaced.
  public func _$didSet<Subject: Observable, Member>(
    _ subject: Subject, keyPath: KeyPath<Subject, Member>, slot: UInt64?
  ) {
    guard source.hasRead(bits(slot)) else { return }
    source.registrar?._withUnsafeGuaranteedRef { $0.registrar.didSet(subject, keyPath: keyPath) }
  }

  /// Tells observers that a property was changed in place.
  public func _$notify<Subject: Observable, Member>(
    _ subject: Subject, keyPath: KeyPath<Subject, Member>, slot: UInt64?
  ) {
    let property = TrackedProperty(bits: bits(slot), keyPath: keyPath)
    guard source.hasRead(property.bits) else { return }
    source.tellWatchers(of: property)
    source.registrar?._withUnsafeGuaranteedRef {
      $0.registrar.willSet(subject, keyPath: keyPath)
      $0.registrar.didSet(subject, keyPath: keyPath)
    }
  }

  /// Returns the identity of a property, if it is observed, before it is changed in place.
  public func _$modification(
    slot: UInt64?, of identity: @autoclosure () -> _StateIdentity?
  ) -> _StateModification {
    guard _$isObserved(slot: slot) else { return .unobserved }
    return identity().map(_StateModification.identified) ?? .plain
  }

  private func bits(_ slot: UInt64?) -> UInt64 {
    slot.map { 1 << ($0 & 63) } ?? .max
  }
}

extension ObservationStateRegistrar: Equatable, Hashable {
  /// Returns `true`: observers don't make values different.
  public static func == (lhs: Self, rhs: Self) -> Bool { true }

  /// Does nothing: observers don't make values different.
  public func hash(into hasher: inout Hasher) {}
}

extension ObservationStateRegistrar: Codable {
  /// Creates the registrar of a new value, without reading anything.
  public init(from decoder: any Decoder) throws {
    self.init()
  }

  /// Does nothing: observers are not part of a value.
  public func encode(to encoder: any Encoder) throws {}
}

extension KeyedEncodingContainer {
  /// Does nothing, so that encoded state has no trace of its registrar.
  public mutating func encode(_ value: ObservationStateRegistrar, forKey key: Key) throws {}
}

extension KeyedDecodingContainer {
  /// Returns the registrar of a new value, so that state is decoded from data without one.
  public func decode(
    _ type: ObservationStateRegistrar.Type, forKey key: Key
  ) throws -> ObservationStateRegistrar {
    ObservationStateRegistrar()
  }
}
