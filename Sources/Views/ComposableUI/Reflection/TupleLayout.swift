#if PortableViews
@_spi(Reflection) import Swift

#if !canImport(Darwin)
import Synchronization
#endif

/// The types and byte offsets of the views in a tuple type, cached per type.
final class TupleLayout: @unchecked Sendable {
  // Safe: immutable; metatypes hold nothing.
  private let fields: [(offset: Int, type: any View.Type)]

  private init(of type: Any.Type) {
    var fields: [(offset: Int, type: any View.Type)] = []
    _ = _forEachField(of: type) { _, offset, field, _ in
      guard let view = field as? any View.Type else {
        preconditionFailure("\(field) in \(type) is not a view")
      }
      fields.append((offset, view))
      return true
    }
    self.fields = fields
  }

  static func of(_ type: Any.Type) -> TupleLayout {
    let key = ObjectIdentifier(type)
    if let layout = cache.withLock({ $0[key] }) { return layout }
    let layout = TupleLayout(of: type)
    cache.withLock { $0[key] = layout }
    return layout
  }

  func views<T>(in tuple: T) -> [any View] {
    withUnsafePointer(to: tuple) { tuple in
      fields.map { field in
        func load<V: View>(_ type: V.Type) -> any View {
          (UnsafeRawPointer(tuple) + field.offset).assumingMemoryBound(to: type).pointee
        }
        return load(field.type)
      }
    }
  }

  private static let cache = Mutex<[ObjectIdentifier: TupleLayout]>([:])
}
#endif
