#if PortableViews
public import Foundation

/// The geometry of a scroll view.
public struct ScrollGeometry: Equatable, Sendable {
  /// The place of the visible part in the content.
  public var contentOffset: CGPoint
  /// The size of the content.
  public var contentSize: CGSize
  /// The space around the content, which renderers count as content: none.
  public var contentInsets: EdgeInsets
  /// The size of the part of the scroll view that shows.
  public var containerSize: CGSize

  /// Creates the geometry of a scroll view.
  public init(
    contentOffset: CGPoint, contentSize: CGSize, contentInsets: EdgeInsets, containerSize: CGSize
  ) {
    self.contentOffset = contentOffset
    self.contentSize = contentSize
    self.contentInsets = contentInsets
    self.containerSize = containerSize
  }

  /// The visible part of the content.
  public var visibleRect: CGRect { CGRect(origin: contentOffset, size: containerSize) }

  /// The bounds of the scroll view in its content.
  public var bounds: CGRect { visibleRect }
}

/// A phase of scrolling.
public enum ScrollPhase: Hashable, Sendable {
  /// Nothing scrolls.
  case idle
  /// The user may begin to scroll; browsers do not tell.
  case tracking
  /// The user scrolls.
  case interacting
  /// The scrolling continues after the user has let go.
  case decelerating
  /// The views scroll in an animation.
  case animating

  /// Whether the view scrolls.
  public var isScrolling: Bool { self != .idle }
}

/// The circumstances of a change of the phase of scrolling.
public struct ScrollPhaseChangeContext {
  /// The geometry of the scroll view at the time of the change.
  public let geometry: ScrollGeometry
  /// The speed of the content's offset at the time of the change, in points per second.
  public let velocity: CGVector?
}

extension View {
  /// Runs an action with a value made from the geometry of a scroll view, a list or a form inside.
  ///
  /// ```swift
  /// struct FeedView: View {
  ///   @State private var hasLeftTop = false
  ///
  ///   var body: some View {
  ///     ScrollView {
  ///       ForEach(0..<100, id: \.self) { Text("Message \($0)") }
  ///     }
  ///     .onScrollGeometryChange(for: Bool.self) { geometry in
  ///       geometry.contentOffset.y > 100
  ///     } action: { _, new in
  ///       hasLeftTop = new
  ///     }
  ///   }
  /// }
  /// ```
  ///
  /// The action runs at first, with the same value twice, and when the value changes. A renderer
  /// measures at most twenty times a second, and the last geometry always.
  ///
  /// - Parameters:
  ///   - type: The type of the value.
  ///   - transform: A function that makes the value from the geometry.
  ///   - action: A function that takes the old and the new value.
  public func onScrollGeometryChange<T: Equatable>(
    for type: T.Type, of transform: @escaping (ScrollGeometry) -> T,
    action: @escaping (_ oldValue: T, _ newValue: T) -> Void
  ) -> some View {
    ScrollObservingView(content: self) { observer in
      observer.take = { [unowned observer] input in
        let new = transform(input.geometry)
        let last = observer.last as? T
        guard new != last else { return }
        observer.last = new
        action(last ?? new, new)
      }
    }
  }

  /// Runs an action when a scroll view, a list or a form inside begins or ends to scroll.
  ///
  /// A renderer measures at most twenty times a second: a phase that is over by then is not told.
  ///
  /// - Parameter action: A function that takes the old and the new phase.
  public func onScrollPhaseChange(
    _ action: @escaping (_ oldPhase: ScrollPhase, _ newPhase: ScrollPhase) -> Void
  ) -> some View {
    onScrollPhaseChange { old, new, _ in action(old, new) }
  }

  /// Runs an action, with the geometry, when what is inside begins or ends to scroll.
  ///
  /// - Parameter action: A function that takes the old and the new phase, and the circumstances.
  public func onScrollPhaseChange(
    _ action:
      @escaping (
        _ oldPhase: ScrollPhase, _ newPhase: ScrollPhase, _ context: ScrollPhaseChangeContext
      ) -> Void
  ) -> some View {
    ScrollObservingView(content: self) { observer in
      observer.take = { [unowned observer] input in
        let old = observer.last as? ScrollPhase ?? .idle
        guard input.phase != old else { return }
        observer.last = input.phase
        let velocity = CGVector(dx: input.speedX, dy: input.speedY)
        action(
          old, input.phase,
          ScrollPhaseChangeContext(geometry: input.geometry, velocity: velocity))
      }
    }
  }

  /// Runs an action when a share of the view comes into the visible part of its scroll view, or goes.
  ///
  /// - Parameters:
  ///   - threshold: The share of the view, from 0 to 1.
  ///   - action: A function that gets whether that much is visible.
  public func onScrollVisibilityChange(
    threshold: Double = 0.5, _ action: @escaping (_ isVisible: Bool) -> Void
  ) -> some View {
    VisibilityView(
      content: self, threshold: threshold.isFinite ? min(max(threshold, 0), 1) : 1, action: action)
  }
}

/// An observer of a scroll view.
@MainActor
final class ScrollObserver {
  /// A function that takes each measured state.
  var take: (ScrollInput) -> Void = { _ in }
  /// The value that the observer's action got last.
  var last: Any?
}

private struct ScrollObservingView<Content: View>: View, PrimitiveView {
  let content: Content
  let update: @MainActor (ScrollObserver) -> Void

  func content(in environment: EnvironmentValues) -> ViewContent {
    let others = environment.scrollObservers
    return .observing(
      ObservingContent(model: ScrollObserver.init) { [content, update] observer in
        update(observer)
        return content.environment(\.scrollObservers, others + [observer])
      })
  }
}

/// Whether a view is visible, as its action was told last.
@MainActor
private final class VisibilityModel {
  var isVisible = false
}

/// A view with an action for its visibility.
private struct VisibilityView<Content: View>: View, PrimitiveView {
  let content: Content
  let threshold: Double
  let action: (Bool) -> Void

  func content(in environment: EnvironmentValues) -> ViewContent {
    .observing(
      ObservingContent(model: VisibilityModel.init) { [content, threshold, action] model in
        content
          .gestures { handlers in
            handlers.add(.visibility) { (share: Double) in
              let isVisible = share >= threshold
              guard isVisible != model.isVisible else { return }
              model.isVisible = isVisible
              action(isVisible)
            }
          }
          .decorated(.gesture) { $0.effects.visibilityThresholds = [threshold] }
      })
  }
}

extension EnvironmentValues {
  /// The observers of the scroll view inside.
  var scrollObservers: [ScrollObserver] {
    get { self[typed: [ScrollObserver].self] ?? [] }
    set { self[typed: [ScrollObserver].self] = newValue }
  }
}

extension EventHandlers {
  /// Adds the handler for the observers of a scroll view, a list or a form.
  @MainActor
  mutating func addScrollObservers(in environment: EnvironmentValues) {
    let observers = environment.scrollObservers
    guard !observers.isEmpty else { return }
    add(.scrolling) { value in
      guard case .scrolling(let input) = value else { return false }
      for observer in observers { observer.take(input) }
      return true
    }
  }
}
#endif
