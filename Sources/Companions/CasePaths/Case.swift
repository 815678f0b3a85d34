/// A case of any enum with an associated value of type `Value`; the root type of case key paths.
///
/// Most code creates no `Case`. A ``CaseKeyPath`` is a key path from `Case<Root>` to `Case<Value>`,
/// which the functions of ``CasePathable`` evaluate.
@dynamicMemberLookup
public struct Case<Value> {
  // Each step along a key path extends either the resolved path or the extracted value. Extending
  // the extracted value needs no allocation.
  @usableFromInline
  let resolved: ResolvedCase<Value>?
  @usableFromInline
  let probed: Value?

  @inlinable
  init(resolved: ResolvedCase<Value>?, probed: Value?) {
    self.resolved = resolved
    self.probed = probed
  }

  /// Creates the identity case, which contains every value of the type.
  @inlinable
  public init() {
    self.init(resolved: RootedCase<Value, Value>(AnyCasePath(), isIdentity: true), probed: nil)
  }

  /// Creates a case from a function that embeds a value and one that extracts it.
  @inlinable
  public init<Root>(
    embed: @escaping @Sendable (Value) -> Root, extract: @escaping @Sendable (Root) -> Value?
  ) {
    self.init(
      resolved: RootedCase<Root, Value>(AnyCasePath(embed: embed, extract: extract)), probed: nil)
  }

  /// Creates the case that a case key path denotes.
  @inlinable
  public init<Root>(_ keyPath: CaseKeyPath<Root, Value>) {
    self = Case<Root>()[keyPath: keyPath]
  }

  /// Creates the start of an extraction from the given value.
  @inlinable
  init(probing value: Value?) {
    self.init(resolved: nil, probed: value)
  }
}

// Safe: a path consists of sendable functions, and a probed value never outlives its synchronous
// extraction.
extension Case: @unchecked Sendable {}

extension Case {
  /// Returns the root value that holds the given value in this case.
  @inlinable
  public func _embed(_ value: Value) -> Any {
    guard let resolved else { preconditionFailure("A case that is being extracted cannot embed") }
    return resolved.embedAny(value)
  }

  /// Returns the associated value if the root is of the right type and in this case, else `nil`.
  @inlinable
  public func _extract(from root: Any) -> Value? {
    resolved.map { $0.extractAny(root) } ?? probed
  }

  /// Returns the object that stores this case's path, if the path starts at the given root type.
  @inlinable
  func rooted<Root>(in root: Root.Type) -> RootedCase<Root, Value>? {
    guard let resolved, type(of: resolved) == RootedCase<Root, Value>.self else { return nil }
    return unsafeDowncast(resolved, to: RootedCase<Root, Value>.self)
  }

  /// Returns this case as a path from the given root type.
  @inlinable
  func path<Root>(from root: Root.Type) -> AnyCasePath<Root, Value> {
    guard let resolved else { preconditionFailure("A case that is being extracted has no path") }
    if let rooted = rooted(in: root) { return rooted.path }
    return AnyCasePath(
      embed: { resolved.embedAny($0) as! Root }, extract: { resolved.extractAny($0) })
  }
}

extension Case where Value: CasePathable {
  /// Extends the path into a case of the value.
  @inlinable
  public subscript<Member>(
    dynamicMember keyPath: KeyPath<Value.AllCasePaths, AnyCasePath<Value, Member>>
  ) -> Case<Member> {
    appending(Value.allCasePaths[keyPath: keyPath])
  }

  /// Extends the path into a case with an optional value, and unwraps that value.
  ///
  /// The compiler chooses this subscript if the context requires the wrapped type. The key path may
  /// pass through any number of optionals:
  ///
  /// ```swift
  /// let amount: CaseKeyPath<Trip, Int> = \.booking.payment.amount  // of a 'Booking?' and a 'Payment?'
  /// ```
  ///
  /// If one of these optionals is `nil`, the value is not in the case.
  @_disfavoredOverload
  @inlinable
  public subscript<Member>(
    dynamicMember keyPath: KeyPath<Value.AllCasePaths, AnyCasePath<Value, Member?>>
  ) -> Case<Member> {
    appending(Value.allCasePaths[keyPath: keyPath].unwrapped())
  }

  /// A case that contains no value of the enum.
  @inlinable
  public var never: Case<Never> { unreachable() }
}

extension Case {
  @inlinable
  func appending<Member>(_ path: @autoclosure () -> AnyCasePath<Value, Member>) -> Case<Member> {
    if let resolved { return Case<Member>(resolved: resolved.appending(path()), probed: nil) }
    guard let probed else { return Case<Member>(probing: nil) }
    return Case<Member>(probing: path().extractFunction(probed))
  }
}

extension AnyCasePath {
  /// Returns the path to the same case that extracts no `nil`, and unwraps other values.
  @usableFromInline
  func unwrapped<Wrapped>() -> AnyCasePath<Root, Wrapped> where Value == Wrapped? {
    AnyCasePath<Root, Wrapped>(
      embed: { embedFunction(.some($0)) }, extract: { extractFunction($0) ?? nil })
  }
}

extension Case {
  /// A case that contains no value.
  @available(
    *, deprecated,
    message: "'never' needs an enum that is 'CasePathable'; apply '@CasePathable' to the enum"
  )
  public var never: Case<Never> { unreachable() }

  @usableFromInline
  func unreachable() -> Case<Never> {
    guard let resolved else { return Case<Never>(probing: nil) }
    return Case<Never>(resolved: resolved.unreachable(), probed: nil)
  }
}

extension Case: ErasedCase {
  @usableFromInline
  func embedErased(_ value: Any) -> Any? {
    (value as? Value).map(_embed)
  }

  @usableFromInline
  func extractErased(from root: @autoclosure () -> Any) -> Any? {
    (resolved == nil ? probed : _extract(from: root())).map { $0 as Any }
  }

  @usableFromInline
  func isFound(in root: @autoclosure () -> Any) -> Bool {
    (resolved == nil ? probed : _extract(from: root())) != nil
  }
}

/// A case whose value type is erased.
@usableFromInline
protocol ErasedCase {
  func embedErased(_ value: Any) -> Any?
  func extractErased(from root: @autoclosure () -> Any) -> Any?
  func isFound(in root: @autoclosure () -> Any) -> Bool
}
