/// A case of an enum of which nothing is known but the function that embeds values in it.
struct ReflectedCase<Root, Value> {
  let embed: (Value) -> Root

  /// Returns what the function embedded to make the root, if it made it.
  ///
  /// Whatever the root's case holds is embedded again: it is the answer only if this makes the root
  /// again. So a function that is no case, but computes something, is never answered for wrongly.
  func extract(from root: Root) -> Value? {
    if Value.self == Void.self {
      let value = () as! Value
      return embeds(value, in: root) ? value : nil
    }
    return extract(from: root, within: root)
  }

  /// Looks in an enum, and if that is an optional, also in an enum that it wraps.
  ///
  /// Where an optional is expected, the compiler puts the function of any case of what it wraps.
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
    // The function of a case that holds an existential is also one that takes what conforms.
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
