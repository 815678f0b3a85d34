#if PortableViews
extension View {
  /// Binds the identity of the view that a scroll view inside shows at an anchor.
  ///
  /// ```swift
  /// struct MessagesView: View {
  ///   @State private var top: Int?
  ///
  ///   var body: some View {
  ///     ScrollView {
  ///       LazyVStack {
  ///         ForEach(0..<100, id: \.self) { Text("Message \($0)") }
  ///       }
  ///       .scrollTargetLayout()
  ///     }
  ///     .scrollPosition(id: $top)
  ///   }
  /// }
  /// ```
  ///
  /// Another identity in the binding scrolls there, smoothly in an animation. As the user scrolls, the
  /// binding gets the identity of the view at the anchor, of those in the layout with
  /// `scrollTargetLayout(isEnabled:)`. The identity comes from a `ForEach` or
  /// `id(_:)`, and has the binding's type.
  ///
  /// - Parameters:
  ///   - id: The identity; `nil` before the user scrolls.
  ///   - anchor: The point of the scroll view at which the view is; `nil` for the top leading corner,
  ///     and to scroll as little as a view needs to show.
  nonisolated public func scrollPosition(
    id: Binding<(some Hashable)?>, anchor: UnitPoint? = nil
  ) -> some View {
    ScrollPositionView(
      content: self, anchor: anchor,
      wish: { id.wrappedValue.map { ScrollWish(place: .view(AnyHashable($0), anchor: anchor)) } },
      assign: { identities in
        for identity in identities {
          guard let new = matching(identity, id) else { continue }
          if id.wrappedValue != new { id.wrappedValue = new }
          return (true, identity)
        }
        return (false, nil)
      })
  }

  /// Binds the place that a scroll view inside is scrolled to.
  ///
  /// Another place in the binding scrolls there, smoothly in an animation.
  ///
  /// - Parameters:
  ///   - position: The place.
  ///   - anchor: The point of the scroll view at which the view is that the position gets as the user
  ///     scrolls; `nil` for the top leading corner.
  nonisolated public func scrollPosition(
    _ position: Binding<ScrollPosition>, anchor: UnitPoint? = nil
  ) -> some View {
    ScrollPositionView(
      content: self, anchor: anchor, wish: { position.wrappedValue.wish },
      assign: { identities in
        var new = position.wrappedValue
        new.userDidScroll(to: identities)
        if new != position.wrappedValue { position.wrappedValue = new }
        return (true, nil)
      })
  }
}

private func matching<ID: Hashable>(_ identity: AnyHashable, _: Binding<ID?>) -> ID? {
  identity.base as? ID
}

private struct ScrollPositionView<Content: View> {
  let content: Content
  let anchor: UnitPoint?
  /// Reads the binding: only the modifier depends on its value, and not the view that has made it.
  let wish: () -> ScrollWish?
  let assign: ScrollPositionModel.Assign
}

extension ScrollPositionView: View, PrimitiveView {
  func content(in environment: EnvironmentValues) -> ViewContent {
    .observing(
      ObservingContent(model: ScrollPositionModel.init) { model in
        model.assign = assign
        return
          content
          .environment(\.scrollPosition, BoundScrollPosition(model: model, anchor: anchor))
          .lifecycle(ScrollTargetModifier(target: model.target))
          .lifecycle(ScrollPositionModifier(model: model, wish: wish()))
      })
  }
}

/// A place that views scroll to.
struct ScrollWish: Equatable {
  enum Place: Equatable {
    case view(AnyHashable, anchor: UnitPoint?)
    case offset(ScrollOffset)
  }

  let place: Place
  /// The number of the request; `nil` for an identity that the user may have scrolled to.
  var request: Int?
}

/// The position of a scroll view, which views and the user change.
@MainActor
final class ScrollPositionModel {
  let target = ScrollTarget()
  /// A function that sets a binding to the first of the identities that is of its type.
  ///
  /// Returns whether it did, and the identity if a request for it means no scrolling: the user is there.
  typealias Assign = ([AnyHashable]) -> (isTaken: Bool, identity: AnyHashable?)

  var assign: Assign?
  /// The identity that the user has scrolled to since the views have scrolled.
  private(set) var scrolled: AnyHashable?

  /// Takes the number of the node that the user has scrolled to; returns `false` for another one.
  func take(_ node: Int) -> Bool {
    guard let identities = target.identities?(node) else { return false }
    guard let taken = assign?(identities) else { return false }
    scrolled = taken.identity
    return taken.isTaken
  }

  func scroll(to wish: ScrollWish) {
    switch wish.place {
    case .view(let id, let anchor):
      guard wish.request != nil || id != scrolled else { return }
      target.reveal?(id, anchor)
    case .offset(let offset): target.scroll?(offset)
    }
    scrolled = nil
  }
}

/// A modifier that scrolls to a place when it changes.
private struct ScrollPositionModifier: LifecycleModifier {
  let model: ScrollPositionModel
  let wish: ScrollWish?

  func mount(in pass: any RenderPass, environment: EnvironmentValues) -> ScrollWish? {
    if let wish { model.scroll(to: wish) }
    return wish
  }

  func update(
    _ last: inout ScrollWish?, in pass: any RenderPass, environment: EnvironmentValues
  ) {
    guard wish != last else { return }
    last = wish
    if let wish { model.scroll(to: wish) }
  }
}

/// The position that a modifier binds, for the scroll view inside.
struct BoundScrollPosition {
  let model: ScrollPositionModel
  let anchor: UnitPoint?
}

extension EnvironmentValues {
  var scrollPosition: BoundScrollPosition? {
    get { self[typed: BoundScrollPosition.self] }
    set { self[typed: BoundScrollPosition.self] = newValue }
  }
}
#endif
