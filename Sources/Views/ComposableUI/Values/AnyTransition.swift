#if PortableViews
public import Foundation

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
    /// From and to a size, as a factor of the usual one.
    case scaled(Double)
    /// From and to a blurred picture.
    case blur
    /// From and to a distance in points.
    case offset(x: Double, y: Double)
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

  /// A transition that blurs, fades and shrinks the view, such as for a new content.
  public static let blurReplace = Self(.blur, .fade, .scaled(0.9))

  /// Creates a transition that blurs, fades and shrinks or grows the view.
  public static func blurReplace(_ configuration: BlurReplaceConfiguration) -> Self {
    configuration == .downUp
      ? blurReplace
      : Self(insertion: [.blur, .fade, .scaled(0.9)], removal: [.blur, .fade, .scaled(1.1)])
  }

  /// The sizes of views that a blur replaces.
  public enum BlurReplaceConfiguration: Hashable, Sendable {
    /// The old view shrinks, and the new one grows.
    case downUp
    /// Both views grow.
    case upUp
  }

  /// Creates a transition that grows the view from a factor of its size, and shrinks it to that; the
  /// anchor has no effect.
  public static func scale(scale: Double, anchor: UnitPoint = .center) -> Self {
    Self(.scaled(scale))
  }

  /// Creates a transition that enters from a distance in points, and leaves to that.
  public static func offset(x: Double = 0, y: Double = 0) -> Self { Self(.offset(x: x, y: y)) }

  /// Creates a transition that enters from a distance in points, and leaves to that.
  public static func offset(_ offset: CGSize) -> Self {
    Self.offset(x: Double(offset.width), y: Double(offset.height))
  }

  /// Creates a transition that enters from an edge and leaves by the same edge.
  public static func move(edge: Edge) -> Self { Self(effect(of: edge)) }

  /// Creates a transition that fades in from an edge, and out to the opposite one.
  public static func push(from edge: Edge) -> Self {
    let opposite: Edge =
      switch edge {
      case .top: .bottom
      case .bottom: .top
      case .leading: .trailing
      case .trailing: .leading
      }
    return Self(
      insertion: [effect(of: edge), .fade], removal: [effect(of: opposite), .fade])
  }

  private static func effect(of edge: Edge) -> Effect {
    switch edge {
    case .top: .top
    case .bottom: .bottom
    case .leading: .leading
    case .trailing: .trailing
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
