/// Applies a function to a value.
public func with<A, B>(_ a: A, _ f: (A) throws -> B) rethrows -> B {
  try f(a)
}

/// Applies two functions, the second one first.
public func compose<A, B, C>(
  _ f: @escaping (B) -> C, _ g: @escaping (A) -> B
) -> (A) -> C {
  { f(g($0)) }
}
