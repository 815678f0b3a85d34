/// Returns the associated value of a root, given the function of its case, such as `Enum.case`.
///
/// Returns `nil` if the root is in another case, or if reflection cannot determine the case.
public func extract<Root, Value>(case embed: @escaping (Value) -> Root, from root: Root) -> Value? {
  ReflectedCase(embed: embed).extract(from: root)
}

/// Returns the associated value of an optional root, given the function of its case.
///
/// Returns `nil` if the root is in another case, or if reflection cannot determine the case.
@_disfavoredOverload
public func extract<Root, Value>(
  case embed: @escaping (Value) -> Root?, from root: Root?
) -> Value? {
  ReflectedCase(embed: embed).extract(from: root)
}

/// Returns a function that extracts the associated value of a case, such as `Enum.case`.
public func extract<Root, Value>(_ embed: @escaping (Value) -> Root) -> (Root) -> Value? {
  ReflectedCase(embed: embed).extract
}

/// Returns a function that extracts the associated value of a case from an optional enum.
@_disfavoredOverload
public func extract<Root, Value>(_ embed: @escaping (Value) -> Root?) -> (Root?) -> Value? {
  ReflectedCase(embed: embed).extract
}
