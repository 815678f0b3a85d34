#if PortableViews
/// How a view comes and goes where that is animated.
public struct AnyTransition: Sendable {
  /// What a view does until it is there, or from when it goes.
  private enum Effect: String, Sendable {
    case fade = "o"
    case scale = "s"
    case leading = "l"
    case trailing = "r"
    case top = "t"
    case bottom = "b"
  }

  private var insertion: [Effect]
  private var removal: [Effect]

  private init(insertion: [Effect], removal: [Effect]) {
    self.insertion = insertion
    self.removal = removal
  }

  private init(_ effects: Effect...) {
    self.init(insertion: effects, removal: effects)
  }

  /// It fades.
  public static let opacity = Self(.fade)
  /// It comes from the leading edge, and goes to the trailing one.
  public static let slide = Self(insertion: [.leading], removal: [.trailing])
  /// It grows and shrinks.
  public static let scale = Self(.scale)
  /// It is just there, and is just gone.
  public static let identity = Self()

  /// Comes from an edge, and goes to it.
  public static func move(edge: Edge) -> Self {
    switch edge {
    case .top: Self(.top)
    case .bottom: Self(.bottom)
    case .leading: Self(.leading)
    case .trailing: Self(.trailing)
    }
  }

  /// Both at once.
  public func combined(with other: AnyTransition) -> Self {
    Self(insertion: insertion + other.insertion, removal: removal + other.removal)
  }

  /// One way to come, another to go.
  public static func asymmetric(insertion: AnyTransition, removal: AnyTransition) -> Self {
    Self(insertion: insertion.insertion, removal: removal.removal)
  }

  /// The same; it takes the time of the change that it comes with.
  public func animation(_ animation: Animation?) -> Self { self }

  /// What an element's attribute says.
  fileprivate var letters: String {
    let coming = insertion.map(\.rawValue).joined()
    let going = removal.map(\.rawValue).joined()
    return coming == going ? coming : "\(coming)/\(going)"
  }
}

extension View {
  /// Sets how the view comes and goes where that is animated; without it, it fades.
  nonisolated public func transition(_ transition: AnyTransition) -> some View {
    var decoration = Decoration(.gesture)
    decoration.attributes[.transition] = transition.letters
    return decorated(decoration)
  }
}
#endif
