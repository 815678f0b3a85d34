#if PortableViews
/// A namespace for ids, which separates one view's ids from equal ids of another view.
@propertyWrapper
public struct Namespace: DynamicProperty {
  @State private var id = ID()

  /// Creates a namespace.
  public init() {}

  /// The namespace, which stays the same for as long as the view keeps its identity.
  public var wrappedValue: ID { id }

  /// The identity of a namespace.
  public struct ID: Hashable, Sendable {
    private let object = Identity()

    /// Whether both values identify the same namespace.
    public static func == (lhs: Self, rhs: Self) -> Bool { lhs.object === rhs.object }

    /// Hashes the namespace.
    public func hash(into hasher: inout Hasher) {
      hasher.combine(ObjectIdentifier(object))
    }
  }

  private final class Identity: Sendable {}
}

/// A length in points, which is never scaled: the browser sizes texts.
@propertyWrapper
public struct ScaledMetric<Value: BinaryFloatingPoint>: DynamicProperty {
  /// The unscaled length, in points.
  public let wrappedValue: Value

  /// Creates a length in points.
  public init(wrappedValue: Value) {
    self.wrappedValue = wrappedValue
  }

  /// Creates a length in points; the text style has no effect.
  public init(wrappedValue: Value, relativeTo textStyle: Font.TextStyle) {
    self.wrappedValue = wrappedValue
  }
}
#endif
