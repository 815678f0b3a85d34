/// Returns what a function of a case, such as `Enum.case`, embedded to make a root.
///
/// Returns `nil` if the root is in another case, or if that cannot be told.
public func extract<Root, Value>(
  case embed: @escaping (Value) -> Root, from root: Root
) -> Value? {
  ReflectedCase(embed: embed).extract(from: root)
}

/// Returns what a function of a case, such as `Enum.case`, embedded to make an optional root.
///
/// Returns `nil` if the root is in another case, or if that cannot be told.
@_disfavoredOverload
public func extract<Root, Value>(
  case embed: @escaping (Value) -> Root?, from root: Root?
) -> Value? {
  ReflectedCase(embed: embed).extract(from: root)
}

/// Returns a function that extracts what a function of a case, such as `Enum.case`, embeds.
public func extract<Root, Value>(
  _ embed: @escaping (Value) -> Root
) -> (Root) -> Value? {
  ReflectedCase(embed: embed).extract
}

/// Returns a function that extracts what a function of a case, such as `Enum.case`, embeds in an
/// optional.
@_disfavoredOverload
public func extract<Root, Value>(
  _ embed: @escaping (Value) -> Root?
) -> (Root?) -> Value? {
  ReflectedCase(embed: embed).extract
}
