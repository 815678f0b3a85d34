/// A case path whose root type is erased.
///
/// `Case` has no generic parameter for the root, so only the subclass has the root's type. The
/// functions of a composed path therefore stay fully typed, and box no value in an `Any`.
@usableFromInline
class ResolvedCase<Value>: @unchecked Sendable {  // Safe: has no state of its own.
  @usableFromInline
  init() {}

  @usableFromInline
  func appending<Member>(_ path: AnyCasePath<Value, Member>) -> ResolvedCase<Member> {
    preconditionFailure("ResolvedCase.appending must be overridden")
  }

  @usableFromInline
  func unreachable() -> ResolvedCase<Never> {
    preconditionFailure("ResolvedCase.unreachable must be overridden")
  }

  @usableFromInline
  func embedAny(_ value: Value) -> Any {
    preconditionFailure("ResolvedCase.embedAny must be overridden")
  }

  @usableFromInline
  func extractAny(_ root: Any) -> Value? {
    preconditionFailure("ResolvedCase.extractAny must be overridden")
  }
}

/// A resolved case that stores its path with the types of root and value.
@usableFromInline
final class RootedCase<Root, Value>: ResolvedCase<Value>, @unchecked Sendable {
  // Safe: all stored properties are constant and sendable.
  @usableFromInline
  let path: AnyCasePath<Root, Value>

  @usableFromInline
  let isIdentity: Bool

  @inlinable
  init(_ path: AnyCasePath<Root, Value>, isIdentity: Bool = false) {
    self.path = path
    self.isIdentity = isIdentity
    super.init()
  }

  @usableFromInline
  override func appending<Member>(_ other: AnyCasePath<Value, Member>) -> ResolvedCase<Member> {
    // Every path starts with the identity. Keeping that step would cost a call for each use.
    if isIdentity, let other = other as? AnyCasePath<Root, Member> {
      return RootedCase<Root, Member>(other)
    }
    return RootedCase<Root, Member>(path.appending(other))
  }

  @usableFromInline
  override func unreachable() -> ResolvedCase<Never> {
    RootedCase<Root, Never>(.never)
  }

  @usableFromInline
  override func embedAny(_ value: Value) -> Any {
    path.embedFunction(value)
  }

  @usableFromInline
  override func extractAny(_ root: Any) -> Value? {
    (root as? Root).flatMap(path.extractFunction)
  }
}
