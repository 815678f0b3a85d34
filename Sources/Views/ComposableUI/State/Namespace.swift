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

    /// The words of the labels of pairs, by the pairs' identities.
    var labels: StateLocation<[AnyHashable: String]> { object.labels }

    /// The views that prefer to have the focus.
    var focusScope: FocusScopeModel { object.focusScope }

    /// Whether both values identify the same namespace.
    public static func == (lhs: Self, rhs: Self) -> Bool { lhs.object === rhs.object }

    /// Hashes the namespace.
    public func hash(into hasher: inout Hasher) {
      hasher.combine(ObjectIdentifier(object))
    }
  }

  private final class Identity: Sendable {
    let labels = StateLocation<[AnyHashable: String]>([:])
    let focusScope = FocusScopeModel()
  }
}
#endif
