#if PortableViews
/// The animation with which a view is inserted and removed.
public struct AnyTransition: Hashable, Sendable {
  /// A single motion, such as fading or moving from an edge.
  public enum Effect: Hashable, Sendable {
    /// From and to an opacity of zero.
    case fade
    /// From and to a size of zero.
    case scale
    /// From and to an edge.
    case leading, trailing, top, bottom
  }

  /// The effects with which an element appears.
  public let insertion: [Effect]
  /// The effects with which an element disappears.
  public let removal: [Effect]

  private init(insertion: [Effect], removal: [Effect]) {
    self.insertion = insertion
    self.removal = removal
  }

  private init(_ effects: Effect...) {
    self.init(insertion: effects, removal: effects)
  }

  /// A transition that fades the view in and out.
  public static let opacity = Self(.fade)
  /// A transition that enters from the leading edge and leaves by the trailing edge.
  public static let slide = Self(insertion: [.leading], removal: [.trailing])
  /// A transition that grows the view in and shrinks it out.
  public static let scale = Self(.scale)
  /// A transition without motion.
  public static let identity = Self()

  /// Creates a transition that enters from an edge and leaves by the same edge.
  public static func move(edge: Edge) -> Self {
    switch edge {
    case .top: Self(.top)
    case .bottom: Self(.bottom)
    case .leading: Self(.leading)
    case .trailing: Self(.trailing)
    }
  }

  /// Returns a transition with the motions of both transitions.
  public func combined(with other: AnyTransition) -> Self {
    Self(insertion: insertion + other.insertion, removal: removal + other.removal)
  }

  /// Creates a transition with different motions for insertion and removal.
  public static func asymmetric(insertion: AnyTransition, removal: AnyTransition) -> Self {
    Self(insertion: insertion.insertion, removal: removal.removal)
  }

  /// Returns the transition unchanged: the animation is ignored.
  public func animation(_ animation: Animation?) -> Self { self }
}

extension View {
  /// Sets the transition for animated insertion and removal; without one, the view fades.
  nonisolated public func transition(_ transition: AnyTransition) -> some View {
    decorated(.gesture, traits: { $0.transition = transition })
  }
}
#endif
