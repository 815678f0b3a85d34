/// Makes a case path out of the name of a case: `/Enum.case`.
prefix operator /

// How the compiler decides between the overloads is a matter of balance, which tests keep:
// - A path is preferred to a function, and the function that embeds to a value of the enum.
// - Where an optional is expected of a function of extraction, it is the least preferred.
// - The solver of Swift 6.2 and later looks first, and alone if that succeeds, at what it finds
//   promising: here what takes a value and not a function. The last overload of this file looks even
//   more promising and never succeeds, so that then all others are looked at as equals.

/// Returns the path to the case that a function embeds values in.
public prefix func / <Root, Value>(
  embed: @escaping (Value) -> Root
) -> AnyCasePath<Root, Value> {
  AnyCasePath(unsafe: embed)
}

/// Returns the path to the case that a function embeds values in, from an optional enum.
public prefix func / <Root, Value>(
  embed: @escaping (Value) -> Root?
) -> AnyCasePath<Root?, Value> {
  AnyCasePath(unsafe: embed)
}

/// Returns the path to a case that holds nothing.
@_disfavoredOverload
public prefix func / <Root>(
  root: @autoclosure @escaping () -> Root
) -> AnyCasePath<Root, Void> {
  AnyCasePath(unsafe: { (_: Void) in root() })
}

/// Returns the path to a case that holds nothing, from an optional enum.
@_disfavoredOverload
public prefix func / <Root>(
  root: @autoclosure @escaping () -> Root?
) -> AnyCasePath<Root?, Void> {
  AnyCasePath(unsafe: { (_: Void) in root() })
}

/// Returns the path from the values of a type to themselves.
public prefix func / <Root>(type: Root.Type) -> AnyCasePath<Root, Root> {
  AnyCasePath()
}

/// Returns a path as it is.
public prefix func / <Root, Value>(path: AnyCasePath<Root, Value>) -> AnyCasePath<Root, Value> {
  path
}

/// Returns a function that extracts the values which a function embeds.
@_disfavoredOverload
public prefix func / <Root, Value>(
  embed: @escaping (Value) -> Root
) -> (Root) -> Value? {
  ReflectedCase(embed: embed).extract
}

/// Returns a function that extracts the values which a function embeds, from an optional enum.
@_disfavoredOverload
public prefix func / <Root, Value>(
  embed: @escaping (Value) -> Root?
) -> (Root?) -> Value? {
  ReflectedCase(embed: embed).extract
}

/// Returns a function that tells whether an enum is in a case that holds nothing.
@_disfavoredOverload
public prefix func / <Root>(
  root: @autoclosure @escaping () -> Root??
) -> (Root) -> Void? {
  { ReflectedCase<Root?, Void>(embed: { root().flatMap(\.self) }).extract(from: $0) }
}

/// Returns a function that tells whether an optional enum is in a case that holds nothing.
@_disfavoredOverload
public prefix func / <Root>(
  root: @autoclosure @escaping () -> Root??
) -> (Root?) -> Void? {
  { ReflectedCase<Root?, Void>(embed: { root().flatMap(\.self) }).extract(from: $0) }
}

/// What nothing conforms to.
///
/// Public only because an operator needs it that takes part in no program.
public protocol _Unreachable {}

/// Never applies, for there is nothing that it could return.
@_documentation(visibility: internal)
public prefix func / <Result: _Unreachable>(operand: Any) -> Result {
  preconditionFailure("There is no '\(Result.self)' to be had from '\(operand)'")
}
