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
    /// From and to a look.
    case styled(ElementStyle)
  }

  /// The effects with which an element appears.
  public let insertion: [Effect]
  /// The effects with which an element disappears.
  public let removal: [Effect]

  /// The looks of transitions of one's own, which become effects in ``resolved``.
  private var looks: [DeferredLook] = []

  private init(insertion: [Effect], removal: [Effect], looks: [DeferredLook] = []) {
    self.insertion = insertion
    self.removal = removal
    self.looks = looks
  }

  /// Creates a transition with the changes of one of your own.
  @preconcurrency
  public init<T: Transition>(_ transition: T) {
    nonisolated(unsafe) let transition = transition
    func look(_ phase: TransitionPhase) -> @MainActor () -> ElementStyle {
      {
        PlaceholderLook.style(
          of: transition.body(content: PlaceholderContentView<T>(view: nil), phase: phase))
      }
    }
    self.init(
      insertion: [], removal: [],
      looks: [
        DeferredLook(of: .insertion, look(.willAppear)),
        DeferredLook(of: .removal, look(.didDisappear)),
      ])
  }

  /// Creates a transition between the looks of a modifier and the usual look of the view.
  ///
  /// - Parameters:
  ///   - active: The modifier whose look the view comes from, and goes to.
  ///   - identity: The modifier while the view shows, which has no effect: that is the view's own look.
  public static func modifier<E: ViewModifier>(active: E, identity: E) -> AnyTransition {
    nonisolated(unsafe) let active = active
    let look: @MainActor () -> ElementStyle = {
      PlaceholderLook.style(
        of: active.body(
          content: _ViewModifier_Content(view: AnyView(PlaceholderContentView<E>(view: nil)))))
    }
    return Self(
      insertion: [], removal: [],
      looks: [DeferredLook(of: .insertion, look), DeferredLook(of: .removal, look)])
  }

  /// The transition with the looks of transitions of one's own as effects.
  @MainActor var resolved: Self {
    guard !looks.isEmpty else { return self }
    func effects(_ direction: DeferredLook.Direction) -> [Effect] {
      looks.filter { $0.direction == direction }.map { .styled($0.source.make()) }
    }
    return Self(
      insertion: insertion + effects(.insertion), removal: removal + effects(.removal))
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
    Self(
      insertion: insertion + other.insertion, removal: removal + other.removal,
      looks: looks + other.looks)
  }

  /// Creates a transition with different motions for insertion and removal.
  public static func asymmetric(insertion: AnyTransition, removal: AnyTransition) -> Self {
    Self(
      insertion: insertion.insertion, removal: removal.removal,
      looks: insertion.looks.filter { $0.direction == .insertion }
        + removal.looks.filter { $0.direction == .removal })
  }

  /// Returns the transition unchanged: the animation is ignored.
  public func animation(_ animation: Animation?) -> Self { self }
}

extension View {
  /// Sets the transition for animated insertion and removal; without one, the view fades.
  nonisolated public func transition(_ transition: AnyTransition) -> some View {
    TransitionView(content: self, transition: transition)
  }
}

private struct TransitionView<Content: View> {
  let content: Content
  let transition: AnyTransition
}

extension TransitionView: View, PrimitiveView {
  func content(in environment: EnvironmentValues) -> ViewContent {
    var decoration = Decoration(.gesture)
    decoration.traits.transition = transition.resolved
    return .decorated(decoration, content)
  }
}

/// A look that is made when a view with the transition is made, on the main actor.
private struct DeferredLook: Hashable, Sendable {
  enum Direction { case insertion, removal }

  final class Source: Sendable {
    let make: @MainActor () -> ElementStyle

    init(_ make: @escaping @MainActor () -> ElementStyle) {
      self.make = make
    }
  }

  let direction: Direction
  let source: Source

  init(of direction: Direction, _ make: @escaping @MainActor () -> ElementStyle) {
    self.direction = direction
    source = Source(make)
  }

  static func == (lhs: Self, rhs: Self) -> Bool {
    lhs.source === rhs.source && lhs.direction == rhs.direction
  }

  func hash(into hasher: inout Hasher) {
    hasher.combine(ObjectIdentifier(source))
  }
}
#endif
