#if PortableViews
/// A view that gives its content a proxy for scrolling to the views inside.
///
/// ```swift
/// let view = ScrollViewReader { proxy in
///   ScrollView {
///     ForEach(0..<100, id: \.self) { Text("\($0)") }
///   }
///   Button("To the end") { proxy.scrollTo(99) }
/// }
/// ```
public struct ScrollViewReader<Content: View>: View, PrimitiveView {
  let content: (ScrollViewProxy) -> Content

  /// Creates a view whose content gets a proxy for scrolling.
  public init(@ViewBuilder content: @escaping (ScrollViewProxy) -> Content) {
    self.content = content
  }

  package func content(in environment: EnvironmentValues) -> ViewContent {
    .observing(
      ObservingContent(model: ScrollTarget.init) { target in
        content(ScrollViewProxy(target: target)).lifecycle(ScrollTargetModifier(target: target))
      })
  }
}

/// A proxy for scrolling to the views of a ``ScrollViewReader``.
@MainActor
public struct ScrollViewProxy {
  let target: ScrollTarget

  /// Scrolls to the first view inside of the reader that has an identity.
  ///
  /// The identity comes from `id(_:)` or a `ForEach`. Views that the same action makes are found:
  /// the scrolling follows the next pass, smoothly if that has an animation. An unknown identity has no
  /// effect.
  ///
  /// - Parameters:
  ///   - id: The identity.
  ///   - anchor: The point of the view that goes to the same point of what is scrolled; `nil` to scroll
  ///     as little as the view needs to show.
  public func scrollTo<ID: Hashable>(_ id: ID, anchor: UnitPoint? = nil) {
    target.reveal?(AnyHashable(id), anchor)
  }
}

/// The place of a reader in the graph, through which its proxy scrolls.
@MainActor
package final class ScrollTarget {
  /// A function that scrolls to a view of the reader, or to all of it if `nil`; set by the graph.
  package var reveal: ((AnyHashable?, UnitPoint?) -> Void)?
  /// A function that scrolls the first scroll view inside to an offset; set by the graph.
  package var scroll: ((ScrollOffset) -> Void)?
  /// A function that returns the identities of a node's view, the innermost first; set by the graph.
  ///
  /// `nil` for a node that is not in a layout with scroll targets, inside of the reader.
  package var identities: ((Int) -> [AnyHashable]?)?

  init() {}
}

/// A modifier that tells a target where it is in the graph.
package struct ScrollTargetModifier: LifecycleModifier {
  package let target: ScrollTarget

  package func mount(in pass: any RenderPass, environment: EnvironmentValues) {}
}
#endif
