#if PortableViews
public import Foundation

/// A phase of the pointer over a view.
@frozen public enum HoverPhase: Equatable, Sendable {
  /// The pointer is over the view, at a point.
  case active(CGPoint)
  /// The pointer has left the view.
  case ended
}

extension View {
  /// Runs an action when a pointer that is not pressed enters the view, moves over it or leaves it.
  ///
  /// A browser tells at most twenty places a second, the last one always.
  ///
  /// - Parameters:
  ///   - coordinateSpace: The space of the pointer's place.
  ///   - action: A function that takes the place, or the end.
  public func onContinuousHover(
    coordinateSpace: some CoordinateSpaceProtocol = .local,
    perform action: @escaping (_ phase: HoverPhase) -> Void
  ) -> some View {
    ContinuousHoverView(
      content: self, space: coordinateSpace.coordinateSpace, action: action)
  }
}

/// Whether the pointer is over a view.
@MainActor
private final class HoverModel {
  var isActive = false
}

private struct ContinuousHoverView<Content: View>: View, PrimitiveView {
  let content: Content
  let space: CoordinateSpace
  let action: (HoverPhase) -> Void

  func content(in environment: EnvironmentValues) -> ViewContent {
    let spaces = environment.coordinateSpaces
    return .observing(
      ObservingContent(model: HoverModel.init) { [content, space, action] model in
        content.gestures { handlers in
          handlers.add(.hoverMove) { value in
            guard case .hover(let input) = value else { return false }
            switch input {
            case .moved(let x, let y, let left, let top):
              model.isActive = true
              let point = CGPoint(x: x, y: y)
              let origin =
                switch space {
                case .local: CGPoint(x: left, y: top)
                case .global: CGPoint.zero
                case .named(let name): spaces.place(of: name)
                }
              action(.active(point - origin))
            case .left:
              guard model.isActive else { return true }
              model.isActive = false
              action(.ended)
            }
            return true
          }
        }
      })
  }
}
#endif
