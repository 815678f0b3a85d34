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
  /// `scrollTargetLayout(isEnabled:)`. The identity is that of a `ForEach` or of
  /// `id(_:)`, of the binding's type.
  ///
  /// - Parameters:
  ///   - id: The identity; `nil` before the user scrolls.
  ///   - anchor: The point of the scroll view at which the view is; `nil` for the top leading corner,
  ///     and to scroll as little as a view needs to show.
  nonisolated public func scrollPosition(
    id: Binding<(some Hashable)?>, anchor: UnitPoint? = nil
  ) -> some View {
    ScrollPositionView(content: self, id: id, anchor: anchor)
  }
}

private struct ScrollPositionView<Content: View, ID: Hashable> {
  let content: Content
  let id: Binding<ID?>
  let anchor: UnitPoint?
}

extension ScrollPositionView: View, PrimitiveView {
  func content(in environment: EnvironmentValues) -> ViewContent {
    .observing(
      ObservingContent(model: ScrollPositionModel.init) { [id, anchor] model in
        model.assign = { identities in
          for identity in identities {
            guard let new = identity.base as? ID else { continue }
            if id.wrappedValue != new { id.wrappedValue = new }
            return AnyHashable(new)
          }
          return nil
        }
        return
          content
          .environment(\.scrollPosition, BoundScrollPosition(model: model, anchor: anchor))
          .lifecycle(ScrollTargetModifier(target: model.target))
          .lifecycle(
            ScrollPositionModifier(
              model: model, id: id.wrappedValue.map { AnyHashable($0) }, anchor: anchor))
      })
  }
}

/// The position of a scroll view, which views and the user change.
@MainActor
final class ScrollPositionModel {
  let target = ScrollTarget()
  /// A function that sets the binding to the first identity of its type; `nil` if there is none.
  var assign: (([AnyHashable]) -> AnyHashable?)?
  /// The identity that the user has scrolled to since the views have scrolled.
  private(set) var scrolled: AnyHashable?

  /// Takes the number of the node that the user has scrolled to; returns `false` for another one.
  func take(_ node: Int) -> Bool {
    guard let identities = target.identities?(node) else { return false }
    scrolled = assign?(identities)
    return scrolled != nil
  }

  func scroll(to id: AnyHashable, anchor: UnitPoint?) {
    guard id != scrolled else { return }
    scrolled = nil
    target.reveal?(id, anchor)
  }
}

/// A modifier that scrolls to an identity when it changes.
private struct ScrollPositionModifier: LifecycleModifier {
  let model: ScrollPositionModel
  let id: AnyHashable?
  let anchor: UnitPoint?

  func mount(in pass: any RenderPass, environment: EnvironmentValues) -> AnyHashable? {
    if let id { model.scroll(to: id, anchor: anchor) }
    return id
  }

  func update(
    _ last: inout AnyHashable?, in pass: any RenderPass, environment: EnvironmentValues
  ) {
    guard id != last else { return }
    last = id
    if let id { model.scroll(to: id, anchor: anchor) }
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
