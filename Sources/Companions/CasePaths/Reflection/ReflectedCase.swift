/// A case of an enum, known only by the function that embeds values in it.
struct ReflectedCase<Root, Value> {
  let embed: (Value) -> Root

  /// Returns the value that `embed` turns into the root, if there is one.
  ///
  /// The method embeds the root's associated value again, and returns the value only if the result
  /// is identical to the root. This is also correct if `embed` is no case but another function.
  func extract(from root: Root) -> Value? {
    if Value.self == Void.self {
      let value = () as! Value
      return embeds(value, in: root) ? value : nil
    }
    return extract(from: root, within: root)
  }

  /// Extracts from an enum and, if that is an optional, also from the enum that it wraps.
  ///
  /// The compiler accepts a case of the wrapped enum in place of a function to the optional.
  private func extract<Level>(from root: Root, within level: Level) -> Value? {
    guard let metadata = EnumMetadata(Level.self) else { return nil }
    return metadata.withPayload(of: level) { address, payload in
      func look<Payload>(as type: Payload.Type) -> Value? {
        let payload = address.assumingMemoryBound(to: type)
        if let value = self.value(payload), embeds(value, in: root) { return value }
        guard metadata.metadata.kind == .optional else { return nil }
        return extract(from: root, within: payload.pointee)
      }
      return _openExistential(payload.type, do: look)
    }
  }

  private func value<Payload>(_ payload: UnsafePointer<Payload>) -> Value? {
    if TypeMetadata(Payload.self).hasSameLayout(as: TypeMetadata(Value.self)) {
      return UnsafeRawPointer(payload).assumingMemoryBound(to: Value.self).pointee
    }
    // The function of a case that holds an existential also converts to one of a conforming type.
    return dynamicCast(payload.pointee)
  }

  private func embeds(_ value: Value, in root: Root) -> Bool {
    withUnsafePointer(to: embed(value)) { embedded in
      withUnsafePointer(to: root) { root in
        isIdentical(embedded, root, TypeMetadata(Root.self))
      }
    }
  }
}
