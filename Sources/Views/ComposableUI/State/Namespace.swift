#if PortableViews
/// What tells the ids of one view's children from those of another's.
@propertyWrapper
public struct Namespace: DynamicProperty {
  @State private var id = ID()

  /// Creates a namespace.
  public init() {}

  /// The namespace: the same one for as long as the view keeps its identity.
  public var wrappedValue: ID { id }

  /// A namespace.
  public struct ID: Hashable, Sendable {
    private let object = Identity()

    /// Whether two values are the same namespace.
    public static func == (lhs: Self, rhs: Self) -> Bool { lhs.object === rhs.object }

    /// Hashes the namespace.
    public func hash(into hasher: inout Hasher) {
      hasher.combine(ObjectIdentifier(object))
    }
  }

  private final class Identity: Sendable {}
}

/// A length that grows with the size of texts: here, as the browser sizes texts, the length itself.
@propertyWrapper
public struct ScaledMetric<Value: BinaryFloatingPoint>: DynamicProperty {
  /// The length.
  public let wrappedValue: Value

  /// Creates a length.
  public init(wrappedValue: Value) {
    self.wrappedValue = wrappedValue
  }

  /// Creates a length that grows with a style of texts.
  public init(wrappedValue: Value, relativeTo textStyle: Font.TextStyle) {
    self.wrappedValue = wrappedValue
  }
}
#endif
