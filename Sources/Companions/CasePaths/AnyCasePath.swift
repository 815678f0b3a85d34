/// A pair of functions that embed a value in one case of an enum and extract it from there.
///
/// A case path is to an enum as a key path is to a struct. Most code uses ``CaseKeyPath``, which
/// the compiler can infer and which composes with dot syntax. Such a key path resolves to an
/// `AnyCasePath`. To use the same path many times, store the `AnyCasePath`.
@dynamicMemberLookup
public struct AnyCasePath<Root, Value>: Sendable {
  @usableFromInline
  let embedFunction: @Sendable (Value) -> Root
  @usableFromInline
  let extractFunction: @Sendable (Root) -> Value?

  /// Creates a case path from a function that embeds a value and one that extracts it.
  @inlinable
  public init(
    embed: @escaping @Sendable (Value) -> Root, extract: @escaping @Sendable (Root) -> Value?
  ) {
    self.embedFunction = embed
    self.extractFunction = extract
  }

  /// Creates the case path that a case key path denotes.
  @inlinable
  public init(_ keyPath: CaseKeyPath<Root, Value>) {
    self = keyPath.keptPath() ?? Case<Root>()[keyPath: keyPath].path(from: Root.self)
  }

  /// Returns the root value whose case holds the given value.
  @inlinable
  public func embed(_ value: Value) -> Root {
    embedFunction(value)
  }

  /// Returns the associated value if the root is in this path's case, else `nil`.
  @inlinable
  public func extract(from root: Root) -> Value? {
    extractFunction(root)
  }

  /// Creates a case path from functions whose sendability the compiler cannot check.
  ///
  /// Only for code that `@CasePathable` generates. Its functions capture no values, but in a
  /// generic enum the compiler counts the generic parameters as captured.
  @inlinable
  public static func _$embed(
    _ embed: @escaping (Value) -> Root, extract: @escaping (Root) -> Value?
  ) -> Self {
    // Safe: `@Sendable` does not change the representation of a function.
    Self(
      embed: unsafeBitCast(embed, to: (@Sendable (Value) -> Root).self),
      extract: unsafeBitCast(extract, to: (@Sendable (Root) -> Value?).self))
  }
}

extension AnyCasePath where Root == Value {
  /// Creates the path from a value to itself, which always succeeds.
  @inlinable
  public init() {
    self.init(embed: { $0 }, extract: { $0 })
  }
}

extension AnyCasePath where Value: CasePathable {
  /// Extends the path into a case of the value.
  @inlinable
  public subscript<Member>(
    dynamicMember keyPath: KeyPath<Value.AllCasePaths, AnyCasePath<Value, Member>>
  ) -> AnyCasePath<Root, Member> {
    appending(Value.allCasePaths[keyPath: keyPath])
  }
}

extension AnyCasePath {
  @usableFromInline
  func appending<Member>(_ other: AnyCasePath<Value, Member>) -> AnyCasePath<Root, Member> {
    AnyCasePath<Root, Member>(
      embed: { embedFunction(other.embedFunction($0)) },
      extract: { extractFunction($0).flatMap(other.extractFunction) }
    )
  }

  /// Changes the associated value in place, if the root is in this path's case.
  ///
  /// The root does not retain the value during the change, so a collection in it is not copied.
  ///
  /// - Returns: The result of `body`, or `nil` if the root is in another case.
  @inlinable
  package func modifyIfPresent<Result, Failure: Error>(
    _ root: inout Root, _ body: (inout Value) throws(Failure) -> Result
  ) throws(Failure) -> Result? {
    guard var value = extractFunction(root) else { return nil }
    return try withUnsafeMutablePointer(to: &root) { pointer throws(Failure) in
      pointer.deinitialize(count: 1)
      defer { pointer.initialize(to: embedFunction(value)) }
      return try body(&value)
    }
  }
}

extension AnyCasePath: CustomDebugStringConvertible {
  /// The types at both ends of the path.
  public var debugDescription: String { "AnyCasePath<\(Root.self), \(Value.self)>" }
}
