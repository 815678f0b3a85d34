import IssueReporting

/// The state of a feature that is presented while there is a value, and not otherwise.
///
/// Use the ``Presents()`` macro to add it to observable state. Pass the projected value to reducers
/// and views, so that they can tell presentation from any other optional.
///
/// ```swift
/// struct State {
///   @PresentationState var profile: Profile.State?
/// }
/// ```
@propertyWrapper
@dynamicMemberLookup
public struct PresentationState<State> {
  // A box lets a feature present itself, and makes copies of the parent's state cheap.
  private var storage: Storage?

  private final class Storage {
    var state: State?

    init(_ state: State?) {
      self.state = state
    }
  }

  /// Creates the state of a feature that is presented if there is a value.
  public init(wrappedValue: State?) {
    storage = wrappedValue.map(Storage.init)
  }

  /// The presented feature's state, or `nil` if it is not presented.
  public var wrappedValue: State? {
    get { storage?.state }
    set {
      if newValue != nil, isKnownUniquelyReferenced(&storage) {
        storage?.state = newValue
      } else {
        storage = newValue.map(Storage.init)
      }
    }
    _modify {
      if !isKnownUniquelyReferenced(&storage) { storage = Storage(storage?.state) }
      defer { if storage?.state == nil { storage = nil } }
      yield &storage!.state
    }
  }

  /// Calls a function with the address of the state, if there is any.
  func withState<Result>(_ body: (UnsafePointer<State>) -> Result) -> Result? {
    guard let state = storage?.state else { return nil }
    return withUnsafePointer(to: state, body)
  }

  /// Calls a function with the state, to be changed in place, unless a copy shares it.
  mutating func modifyIfUnique(_ body: (inout State) -> Void) {
    guard storage?.state != nil, isKnownUniquelyReferenced(&storage) else { return }
    body(&storage!.state!)
  }

  /// Whether there is a value, without copying it.
  var isPresented: Bool { storage != nil }

  /// This state as a whole.
  public var projectedValue: Self {
    get { self }
    _modify { yield &self }
  }

  /// Returns one case of the presented enum as a presentation of its own.
  public subscript<Case>(
    dynamicMember keyPath: CaseKeyPath<State, Case>
  ) -> PresentationState<Case> where State: CasePathable {
    PresentationState<Case>(wrappedValue: wrappedValue.flatMap { $0[case: keyPath] })
  }

  /// Returns one property of the presented state as a presentation of its own.
  public subscript<Member>(
    dynamicMember keyPath: KeyPath<State, Member>
  ) -> PresentationState<Member> {
    PresentationState<Member>(wrappedValue: wrappedValue?[keyPath: keyPath])
  }

  /// Accesses the associated value of one case of the presented enum.
  ///
  /// Writing `nil` ends the presentation. Writing to another case than the current one, be it `nil` or
  /// through `?`, reports an issue and changes nothing.
  public subscript<Case>(case keyPath: CaseKeyPath<State, Case>) -> Case?
  where State: CasePathable {
    get { wrappedValue.flatMap { $0[case: keyPath] } }
    _modify { yield &self[at: AnyCasePath(keyPath)] }
  }

  /// Accesses the associated value of one case of the presented enum.
  @available(*, deprecated, message: "Use key paths to cases, like '\\.child', not case paths")
  public subscript<Case>(case path: AnyCasePath<State, Case>) -> Case? {
    get { self[at: path] }
    _modify { yield &self[at: path] }
  }

  private subscript<Case>(at path: AnyCasePath<State, Case>) -> Case? {
    get { wrappedValue.flatMap(path.extract) }
    _modify {
      let current = wrappedValue.flatMap(path.extract)
      var value = current
      let isPresented = current != nil
      yield &value
      switch (isPresented, value) {
      case (true, let value?): wrappedValue = path.embed(value)
      case (true, nil): wrappedValue = nil
      case (false, _):
        reportIssue(
          Issues.presentationInAnotherCase(holding: Case.self, state: wrappedValue as Any))
      }
    }
  }
}

/// A type-erased `PresentationState`.
protocol AnyPresentationState {
  /// The presented state, or `nil` if there is none.
  var anyState: Any? { get }
}

extension PresentationState: AnyPresentationState {
  var anyState: Any? { wrappedValue.map { $0 as Any } }
}

// Safe: storage is only changed while it is not shared.
extension PresentationState: @unchecked Sendable where State: Sendable {}

extension PresentationState: Equatable where State: Equatable {
  /// Tells whether both present equal states, or neither presents any.
  public static func == (lhs: Self, rhs: Self) -> Bool {
    lhs.storage === rhs.storage || lhs.wrappedValue == rhs.wrappedValue
  }
}

extension PresentationState: Hashable where State: Hashable {
  /// Hashes the presented state.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(wrappedValue)
  }
}

extension PresentationState: Decodable where State: Decodable {
  /// Decodes the presented state, or its absence.
  public init(from decoder: any Decoder) throws {
    self.init(wrappedValue: try decoder.singleValueContainer().decode(State?.self))
  }
}

extension PresentationState: Encodable where State: Encodable {
  /// Encodes the presented state, or its absence.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    try container.encode(wrappedValue)
  }
}

extension PresentationState: CustomReflectable {
  /// The mirror of the optional state.
  public var customMirror: Mirror { Mirror(reflecting: wrappedValue as Any) }
}
