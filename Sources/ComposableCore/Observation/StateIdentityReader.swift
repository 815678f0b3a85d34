/// Reads the identity of values that are observable state, where only a generic type is known.
final class StateIdentityReader {
  /// Returns the identity of the value at an address, which is not copied; `nil` if it is absent.
  let read: (UnsafeMutableRawPointer) -> ObservableStateID?

  /// Gives the value at an address another identity.
  let renew: (UnsafeMutableRawPointer) -> Void

  /// Creates a reader if values of a type are observable state, or optionals of it.
  convenience init?<Value>(for type: Value.Type) {
    if let type = Value.self as? any ObservableState.Type {
      self.init(state: type)
    } else if let type = Value.self as? any OptionalState.Type {
      self.init(optional: type)
    } else {
      return nil
    }
  }

  /// Returns the identity of a value, which is not copied; `nil` if it is absent.
  func read<Value>(of value: inout Value) -> ObservableStateID? {
    withUnsafeMutablePointer(to: &value) { read($0) }
  }

  private init<State: ObservableState>(state: State.Type) {
    read = { identity(of: &$0.assumingMemoryBound(to: State.self).pointee) }
    renew = { $0.assumingMemoryBound(to: State.self).pointee._$willModify() }
  }

  private init<State: OptionalState>(optional: State.Type) {
    read = { $0.assumingMemoryBound(to: State.self).pointee.idIfPresent }
    renew = { $0.assumingMemoryBound(to: State.self).pointee.renewIfPresent() }
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
