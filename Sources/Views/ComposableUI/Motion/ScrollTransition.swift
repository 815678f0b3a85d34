#if PortableViews
/// The place of a view relative to the window of the scroll view around it.
public enum ScrollTransitionPhase: Hashable, Sendable {
  /// Beyond the top or leading edge.
  case topLeading
  /// In the window.
  case identity
  /// Beyond the bottom or trailing edge.
  case bottomTrailing

  /// Whether the view is in the window.
  public var isIdentity: Bool { self == .identity }

  /// -1 beyond the top or leading edge, 0 in the window, 1 beyond the bottom or trailing edge.
  public var value: Double {
    switch self {
    case .topLeading: -1
    case .identity: 0
    case .bottomTrailing: 1
    }
  }
}

/// The way in which a view changes its look as it is scrolled into a scroll view and out of it.
public struct ScrollTransitionConfiguration: Sendable {
  fileprivate var motion: ElementScrollMotion
  fileprivate var visibleShare = 1.0

  /// The look changes as far as the view is scrolled.
  public static let interactive = Self.interactive(timingCurve: .linear)
  /// The look changes with an animation.
  public static let animated = Self.animated()
  /// The look does not change.
  public static let identity = Self(motion: .identity)

  /// The look changes as far as the view is scrolled, along a curve.
  public static func interactive(timingCurve: UnitCurve = .easeInOut) -> Self {
    let curve = timingCurve.bezier
    return Self(
      motion: .interactive(
        AnimationTimingCurve(x1: curve.x1, y1: curve.y1, x2: curve.x2, y2: curve.y2)))
  }

  /// The look changes with an animation, once the view is scrolled far enough.
  public static func animated(_ animation: Animation = .default) -> Self {
    Self(motion: .animated(animation), visibleShare: 0.5)
  }

  /// Returns the configuration with another animation, if the look changes with one.
  public func animation(_ animation: Animation) -> Self {
    guard case .animated = motion else { return self }
    return with { $0.motion = .animated(animation) }
  }

  /// Returns the configuration with the part of the view that is in the scroll view when the view
  /// looks as usual.
  public func threshold(_ threshold: Threshold) -> Self {
    with { $0.visibleShare = threshold.share }
  }

  /// The part of a view that is in a scroll view when the view looks as usual.
  public struct Threshold: Sendable {
    fileprivate let share: Double

    /// The whole view.
    public static let visible = Self(share: 1)
    /// None of the view.
    public static let hidden = Self(share: 0)
    /// The whole view, as the middle of a scroll view is not known.
    public static var centered: Self { visible }

    /// A share of the view from 0 to 1.
    public static func visible(_ amount: Double) -> Self {
      Self(share: min(max(amount.isFinite ? amount : 1, 0), 1))
    }
  }

  private func with(_ change: (inout Self) -> Void) -> Self {
    var copy = self
    change(&copy)
    return copy
  }
}

extension View {
  /// Changes the look of the view as it is scrolled into the scroll view around it, and out of it.
  ///
  /// - Parameters:
  ///   - configuration: The change between the looks.
  ///   - axis: The axis of the scrolling; the scroll view's if `nil`.
  ///   - transition: A function that makes the look for a phase.
  nonisolated public func scrollTransition(
    _ configuration: ScrollTransitionConfiguration = .interactive, axis: Axis? = nil,
    transition:
      @escaping @Sendable (EmptyVisualEffect, ScrollTransitionPhase) ->
      some VisualEffect
  ) -> some View {
    scrollTransition(
      topLeading: configuration, bottomTrailing: configuration, axis: axis, transition: transition)
  }

  /// Changes the look of the view as it is scrolled into the scroll view around it, and out of it.
  ///
  /// - Parameters:
  ///   - topLeading: The change at the top or leading edge.
  ///   - bottomTrailing: The change at the bottom or trailing edge; the threshold of
  ///     `topLeading` applies.
  ///   - axis: The axis of the scrolling; the scroll view's if `nil`.
  ///   - transition: A function that makes the look for a phase.
  nonisolated public func scrollTransition(
    topLeading: ScrollTransitionConfiguration, bottomTrailing: ScrollTransitionConfiguration,
    axis: Axis? = nil,
    transition:
      @escaping @Sendable (EmptyVisualEffect, ScrollTransitionPhase) ->
      some VisualEffect
  ) -> some View {
    var decoration = Decoration(.gesture)
    decoration.style = transition(EmptyVisualEffect(), .identity).style
    decoration.style.effects.scrollLooks = ElementScrollLooks(
      axis: axis, leading: transition(EmptyVisualEffect(), .topLeading).style,
      trailing: transition(EmptyVisualEffect(), .bottomTrailing).style,
      visibleShare: topLeading.visibleShare, motions: [topLeading.motion, bottomTrailing.motion])
    return decorated(decoration)
  }
}
#endif
