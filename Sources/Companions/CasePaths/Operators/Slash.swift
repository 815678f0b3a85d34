/// An operator that returns the case path for the name of a case: `/Enum.case`.
prefix operator /

// Tests check the ranking of the overloads:
// - A path is preferred to a function, and a case's function to a value of the enum.
// - An extraction function from an optional is the least preferred.
// - The solver of Swift 6.2 and later first tries the overloads that it ranks highest, and stops if
//   one succeeds: here those that take a value, not a function. The last overload of this file
//   ranks even higher and never succeeds, so the solver then tries all others as equals.

/// Returns the path to the case that a function embeds values in.
public prefix func / <Root, Value>(embed: @escaping (Value) -> Root) -> AnyCasePath<Root, Value> {
  AnyCasePath(unsafe: embed)
}

/// Returns the path to the case that a function embeds values in, from an optional enum.
public prefix func / <Root, Value>(embed: @escaping (Value) -> Root?) -> AnyCasePath<Root?, Value> {
  AnyCasePath(unsafe: embed)
}

/// Returns the path to a case without an associated value.
@_disfavoredOverload
public prefix func / <Root>(root: @autoclosure @escaping () -> Root) -> AnyCasePath<Root, Void> {
  AnyCasePath(unsafe: { (_: Void) in root() })
}

/// Returns the path to a case without an associated value, from an optional enum.
@_disfavoredOverload
public prefix func / <Root>(root: @autoclosure @escaping () -> Root?) -> AnyCasePath<Root?, Void> {
  AnyCasePath(unsafe: { (_: Void) in root() })
}

/// Returns the path from a value to itself, which always succeeds.
public prefix func / <Root>(type: Root.Type) -> AnyCasePath<Root, Root> {
  AnyCasePath()
}

/// Returns the given path.
public prefix func / <Root, Value>(path: AnyCasePath<Root, Value>) -> AnyCasePath<Root, Value> {
  path
}

/// Returns a function that extracts the values that `embed` embeds.
@_disfavoredOverload
public prefix func / <Root, Value>(embed: @escaping (Value) -> Root) -> (Root) -> Value? {
  ReflectedCase(embed: embed).extract
}

/// Returns a function that extracts the values that `embed` embeds, from an optional enum.
@_disfavoredOverload
public prefix func / <Root, Value>(embed: @escaping (Value) -> Root?) -> (Root?) -> Value? {
  ReflectedCase(embed: embed).extract
}

/// Returns a function that returns `()` if an enum is in a case without a value, else `nil`.
@_disfavoredOverload
public prefix func / <Root>(root: @autoclosure @escaping () -> Root??) -> (Root) -> Void? {
  { ReflectedCase<Root?, Void>(embed: { root().flatMap(\.self) }).extract(from: $0) }
}

/// Returns a function that returns `()` if an optional enum is in a case without a value.
@_disfavoredOverload
public prefix func / <Root>(root: @autoclosure @escaping () -> Root??) -> (Root?) -> Void? {
  { ReflectedCase<Root?, Void>(embed: { root().flatMap(\.self) }).extract(from: $0) }
}

/// A protocol without conforming types.
///
/// Public only because an overload of the operator `/` needs it. That overload never applies.
public protocol _Unreachable {}

/// Guides overload resolution; cannot be called, because no type conforms to `_Unreachable`.
@_documentation(visibility: internal)
public prefix func / <Result: _Unreachable>(operand: Any) -> Result {
  preconditionFailure("'/' cannot return a '\(Result.self)' for '\(operand)'")
}
