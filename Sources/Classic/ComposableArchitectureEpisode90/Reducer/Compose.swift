/// Returns the result of applying a function to a value.
public func with<A, B>(_ a: A, _ f: (A) throws -> B) rethrows -> B {
  try f(a)
}

/// Returns a function that applies `g`, and then `f` to its result.
public func compose<A, B, C>(
  _ f: @escaping (B) -> C, _ g: @escaping (A) -> B
) -> (A) -> C {
  { f(g($0)) }
}
