#if PortableViews
/// The phase of a transition.
@frozen public enum TransitionPhase: Hashable, Sendable {
  /// The view is about to appear.
  case willAppear
  /// The view shows.
  case identity
  /// The view is about to go.
  case didDisappear

  /// Whether the view shows as usual.
  public var isIdentity: Bool { self == .identity }

  /// -1 before the view appears, 0 while it shows, and 1 when it goes.
  public var value: Double {
    switch self {
    case .willAppear: -1
    case .identity: 0
    case .didDisappear: 1
    }
  }
}

/// The properties of a transition.
public struct TransitionProperties: Sendable {
  /// Whether the transition has motion, which has no effect: pages of users who want less motion move
  /// nothing.
  public var hasMotion: Bool

  /// Creates properties.
  public init(hasMotion: Bool = true) {
    self.hasMotion = hasMotion
  }
}

/// The changes of a view as it is inserted and removed.
///
/// ```swift
/// struct Falling: Transition {
///   func body(content: Content, phase: TransitionPhase) -> some View {
///     content
///       .opacity(phase.isIdentity ? 1 : 0)
///       .offset(y: phase.value * 40)
///   }
/// }
/// ```
///
/// The changes of the look are drawn: opacities, offsets, scales, rotations and filters. Views that the
/// transition puts around the content show in the phase `identity` alone.
@MainActor @preconcurrency
public protocol Transition {
  /// The type of the changed view.
  associatedtype Body: View

  /// The view that comes and goes.
  typealias Content = PlaceholderContentView<Self>

  /// The properties of the transition.
  static var properties: TransitionProperties { get }

  /// Returns the view in a phase.
  @ViewBuilder @MainActor @preconcurrency func body(content: Content, phase: TransitionPhase)
    -> Body
}

extension Transition {
  /// The default properties.
  public static var properties: TransitionProperties { TransitionProperties() }

  /// Returns a view in a phase of the transition.
  @MainActor public func apply<V: View>(content: V, phase: TransitionPhase) -> some View {
    body(content: PlaceholderContentView(view: AnyView(content)), phase: phase)
  }

  /// Returns a transition with the changes of both transitions.
  nonisolated public func combined<T: Transition>(with other: T) -> some Transition {
    CombinedTransition(inner: self, outer: other)
  }
}

/// The view that a transition or the function of an animation changes.
public struct PlaceholderContentView<Value>: View, PrimitiveView {
  /// The view; `nil` while only the look of a transition is asked for.
  let view: AnyView?

  package func content(in environment: EnvironmentValues) -> ViewContent {
    .branch(view.map { ViewBranch(.only, $0) })
  }
}

/// A transition after another.
private struct CombinedTransition<Inner: Transition, Outer: Transition> {
  let inner: Inner
  let outer: Outer
}

extension CombinedTransition: Transition {
  @MainActor func body(content: Content, phase: TransitionPhase) -> some View {
    outer.apply(content: inner.apply(content: content, phase: phase), phase: phase)
  }
}

extension View {
  /// Sets the transition for animated insertion and removal, one of your own.
  @_disfavoredOverload  // Members of `AnyTransition` are usual, and need no look at this method.
  nonisolated public func transition<T: Transition>(_ transition: T) -> some View {
    AppliedTransition(content: self, transition: transition)
  }
}

private struct AppliedTransition<Content: View, Applied: Transition> {
  let content: Content
  let transition: Applied
}

extension AppliedTransition: View {
  var body: some View {
    transition.apply(content: content, phase: .identity).transition(AnyTransition(transition))
  }
}

/// The look that modifiers give the placeholder in a view.
@MainActor
struct PlaceholderLook {
  private let environment = EnvironmentValues()

  /// The look as an element's style; empty if the placeholder is not in the view.
  static func style(of view: some View) -> ElementStyle {
    Self().style(of: view) ?? ElementStyle()
  }

  private func style(of view: any View) -> ElementStyle? {
    guard let primitive = view as? any PrimitiveView else {
      return style(of: ViewOutline.body(of: view, in: environment))
    }
    switch primitive.content(in: environment) {
    case .branch(nil): return view is any Placeholder ? ElementStyle() : nil
    case .branch(let branch?): return style(of: branch.view)
    case .empty, .rows, .hoisted: return nil
    case .sequence(let views): return views.lazy.compactMap(style).first
    case .observing(let content): return style(of: content.body(content.makeModel()))
    case .decorated(let decoration, let view):
      return style(of: view).map { inner in
        var element = ViewElement(.box)
        element.style = inner
        decoration.merge(into: &element)
        return element.style
      }
    case .lifecycle(_, let view), .preference(_, let view), .environment(_, let view):
      return style(of: view)
    case .element(let content): return content.content.flatMap(style)
    }
  }
}

private protocol Placeholder {}
extension PlaceholderContentView: Placeholder {}
#endif
