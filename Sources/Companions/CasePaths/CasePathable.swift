/// An enum that offers a key path to each of its cases.
///
/// Apply the ``CasePathable()`` macro rather than conforming by hand:
///
/// ```swift
/// @CasePathable
/// enum Destination {
///   case detail(Detail)
///   case settings(Settings)
/// }
///
/// let destination = Destination.settings(Settings())
/// let detail = destination[case: \.detail]     // nil, of type 'Detail?'
/// let isSettings = destination.is(\.settings)  // true
/// let path = \Destination.Cases.detail         // CaseKeyPath<Destination, Detail>
/// ```
public protocol CasePathable {
  /// A type with one ``AnyCasePath`` property for each case, of the same name.
  associatedtype AllCasePaths

  /// The paths to all cases.
  static var allCasePaths: AllCasePaths { get }
}

extension CasePathable {
  /// The root of key paths to the cases of this enum.
  public typealias Cases = Case<Self>

  /// Accesses the associated value of a case: `nil` when this value is in another case.
  @inlinable
  public subscript<Value>(case keyPath: CaseKeyPath<Self, Value>) -> Value? {
    if let path: AnyCasePath<Self, Value> = keyPath.keptPath() { return path.extractFunction(self) }
    return extracted(by: Case<Self>(probing: self)[keyPath: keyPath])
  }

  /// Accesses the associated value of a case: `nil` when this value is in another case.
  ///
  /// A literal such as `value[case: \.detail]` resolves to this subscript. Its key path is created
  /// once, not at each evaluation as a ``CaseKeyPath`` is.
  @inlinable
  public subscript<Value>(case keyPath: KeyPath<AllCasePaths, AnyCasePath<Self, Value>>) -> Value? {
    Self.allCasePaths[keyPath: keyPath].extractFunction(self)
  }

  /// Returns the associated value of a case with its type erased, or `nil` in another case.
  @_disfavoredOverload
  public subscript(case keyPath: PartialCaseKeyPath<Self>) -> Any? {
    (Case<Self>(probing: self)[keyPath: keyPath] as? any ErasedCase)?.extractErased(from: self)
  }

  /// Replaces the associated value of a case.
  ///
  /// > Important: The assignment has no effect if this value is in another case.
  @_disfavoredOverload
  @inlinable
  public subscript<Value>(case keyPath: CaseKeyPath<Self, Value>) -> Value {
    @available(*, unavailable, message: "A case may be absent: read it as an optional")
    get { preconditionFailure("A case may be absent: read it as an optional") }
    set {
      let path = AnyCasePath(keyPath)
      guard path.extractFunction(self) != nil else { return }
      self = path.embedFunction(newValue)
    }
  }

  /// Accesses the associated value of a case by its name: `nil` when this value is in another case.
  ///
  /// The enum must be marked `@dynamicMemberLookup`.
  @inlinable
  public subscript<Value>(
    dynamicMember keyPath: KeyPath<AllCasePaths, AnyCasePath<Self, Value>>
  ) -> Value? {
    Self.allCasePaths[keyPath: keyPath].extractFunction(self)
  }

  /// Replaces the associated value of a case by its name.
  ///
  /// > Important: The assignment has no effect if this value is in another case.
  @_disfavoredOverload
  @inlinable
  public subscript<Value>(
    dynamicMember keyPath: KeyPath<AllCasePaths, AnyCasePath<Self, Value>>
  ) -> Value {
    @available(*, unavailable, message: "A case may be absent: read it as an optional")
    get { preconditionFailure("A case may be absent: read it as an optional") }
    set {
      let path = Self.allCasePaths[keyPath: keyPath]
      guard path.extractFunction(self) != nil else { return }
      self = path.embedFunction(newValue)
    }
  }

  /// Returns whether this value is in the given case.
  @inlinable
  public func `is`(_ keyPath: PartialCaseKeyPath<Self>) -> Bool {
    (Case<Self>(probing: self)[keyPath: keyPath] as? any ErasedCase)?.isFound(in: self) ?? false
  }

  /// Returns whether this value is in the given case.
  @inlinable
  public func `is`<Value>(_ keyPath: KeyPath<AllCasePaths, AnyCasePath<Self, Value>>) -> Bool {
    self[case: keyPath] != nil
  }

  @inlinable
  func extracted<Value>(by found: Case<Value>) -> Value? {
    // A case created from functions, not reached through `AllCasePaths`, has no probed value.
    found.resolved == nil ? found.probed : found._extract(from: self)
  }
}
