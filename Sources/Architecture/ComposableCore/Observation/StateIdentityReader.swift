/// Reads the identity of values that are observable state, where only a generic type is known.
struct StateIdentityReader {
  // Types in place of objects, which each store would allocate for each feature.
  private enum Kind {
    case state(any ObservableState.Type)
    case optional(any OptionalState.Type)
  }

  private let kind: Kind

  /// Creates a reader if values of a type are observable state, or optionals of it.
  init?<Value>(for type: Value.Type) {
    if let type = Value.self as? any ObservableState.Type {
      kind = .state(type)
    } else if let type = Value.self as? any OptionalState.Type {
      kind = .optional(type)
    } else {
      return nil
    }
  }

  /// Returns the identity of the value at an address, which is not copied; `nil` if it is absent.
  func read(_ value: UnsafeMutableRawPointer) -> ObservableStateID? {
    func state<State: ObservableState>(_: State.Type) -> ObservableStateID? {
      identity(of: &value.assumingMemoryBound(to: State.self).pointee)
    }
    func optional<State: OptionalState>(_: State.Type) -> ObservableStateID? {
      value.assumingMemoryBound(to: State.self).pointee.idIfPresent
    }
    return switch kind {
    case .state(let type): state(type)
    case .optional(let type): optional(type)
    }
  }

  /// Returns the identity of a value, which is not copied; `nil` if it is absent.
  func read<Value>(of value: inout Value) -> ObservableStateID? {
    withUnsafeMutablePointer(to: &value) { read($0) }
  }

  /// Returns the identities of values, which are not copied; `nil` where one is absent.
  func read<Value>(_ values: UnsafeBufferPointer<Value>) -> [ObservableStateID?] {
    guard let address = UnsafeMutableRawPointer(mutating: values.baseAddress) else { return [] }
    func states<State: ObservableState>(_: State.Type) -> [ObservableStateID?] {
      let states = address.assumingMemoryBound(to: State.self)
      return (0..<values.count).map { identity(of: &states[$0]) }
    }
    func optionals<State: OptionalState>(_: State.Type) -> [ObservableStateID?] {
      let states = address.assumingMemoryBound(to: State.self)
      return (0..<values.count).map { states[$0].idIfPresent }
    }
    return switch kind {
    case .state(let type): states(type)
    case .optional(let type): optionals(type)
    }
  }

  /// Gives the value at an address a new identity.
  func renew(_ value: UnsafeMutableRawPointer) {
    func state<State: ObservableState>(_: State.Type) {
      value.assumingMemoryBound(to: State.self).pointee._$willModify()
    }
    func optional<State: OptionalState>(_: State.Type) {
      value.assumingMemoryBound(to: State.self).pointee.renewIfPresent()
    }
    switch kind {
    case .state(let type): state(type)
    case .optional(let type): optional(type)
    }
  }
}

// Takes `inout` only because a value behind a pointer would be copied; nothing is changed.
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
