/// Reads the identity of values that are observable state, where only a generic type is known.
class StateIdentityReader {
  fileprivate init() {}

  /// Returns a reader if values of a type are observable state, or optionals of it.
  static func make<Value>(for type: Value.Type) -> StateIdentityReader? {
    func state<State: ObservableState>(_: State.Type) -> StateIdentityReader {
      StateReader<State>()
    }
    func optional<State: OptionalState>(_: State.Type) -> StateIdentityReader {
      OptionalStateReader<State>()
    }
    if let type = Value.self as? any ObservableState.Type { return state(type) }
    if let type = Value.self as? any OptionalState.Type { return optional(type) }
    return nil
  }

  /// Returns the identity of the value at an address, which is not copied; `nil` if it is absent.
  func read(_ value: UnsafeMutableRawPointer) -> ObservableStateID? { nil }

  /// Gives the value at an address another identity.
  func renew(_ value: UnsafeMutableRawPointer) {}

  /// Returns the identity of a value, which is not copied; `nil` if it is absent.
  final func read<Value>(of value: inout Value) -> ObservableStateID? {
    withUnsafeMutablePointer(to: &value) { read($0) }
  }
}

private final class StateReader<State: ObservableState>: StateIdentityReader {
  override init() {}

  override func read(_ value: UnsafeMutableRawPointer) -> ObservableStateID? {
    identity(of: &value.assumingMemoryBound(to: State.self).pointee)
  }

  override func renew(_ value: UnsafeMutableRawPointer) {
    value.assumingMemoryBound(to: State.self).pointee._$willModify()
  }
}

private final class OptionalStateReader<State: OptionalState>: StateIdentityReader {
  override init() {}

  override func read(_ value: UnsafeMutableRawPointer) -> ObservableStateID? {
    value.assumingMemoryBound(to: State.self).pointee.idIfPresent
  }

  override func renew(_ value: UnsafeMutableRawPointer) {
    value.assumingMemoryBound(to: State.self).pointee.renewIfPresent()
  }
}

// Not changed, but a value behind a pointer would be copied.
private func identity<State: ObservableState>(of state: inout State) -> ObservableStateID {
  state._$id
}

private protocol OptionalState {
  var idIfPresent: ObservableStateID? { get }
  mutating func renewIfPresent()
}

extension Optional: OptionalState where Wrapped: ObservableState {
  fileprivate var idIfPresent: ObservableStateID? { self?._$id }
  fileprivate mutating func renewIfPresent() { self?._$willModify() }
}
