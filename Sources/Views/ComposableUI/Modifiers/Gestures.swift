#if PortableViews
public import Foundation

extension View {
  /// Runs an action when the view is tapped once, or twice if `count` is 2.
  public func onTapGesture(count: Int = 1, perform action: @escaping () -> Void) -> some View {
    gestures { $0.add(count == 2 ? .doubleTap : .tap, action: action) }
  }

  /// Runs an action when the pointer enters or leaves the view.
  public func onHover(perform action: @escaping (_ isInside: Bool) -> Void) -> some View {
    gestures { $0.add(.hover, flag: action) }
  }

  /// Runs an action with the place of the tap when the view is tapped.
  public func onTapGesture(
    count: Int = 1, coordinateSpace: some CoordinateSpaceProtocol = .local,
    perform action: @escaping (CGPoint) -> Void
  ) -> some View {
    gesture(
      SpatialTapGesture(count: count, coordinateSpace: coordinateSpace)
        .onEnded { action($0.location) })
  }

  /// Runs an action when the view is pressed for a while.
  ///
  /// - Parameters:
  ///   - minimumDuration: The least duration of the press, in seconds.
  ///   - maximumDistance: The most points that the pointer may move before the press fails.
  ///   - action: The action, which runs when the press was long enough.
  ///   - onPressingChanged: A function that runs when the press begins, and when it is over.
  @ViewBuilder public func onLongPressGesture(
    minimumDuration: Double = 0.5, maximumDistance: CGFloat = 10,
    perform action: @escaping () -> Void,
    onPressingChanged: ((_ isPressing: Bool) -> Void)? = nil
  ) -> some View {
    if minimumDuration == 0.5, maximumDistance == 10, onPressingChanged == nil {
      // The common press is one event, which a renderer without pointers can send too.
      gestures { $0.add(.longPress, action: action) }
    } else {
      gesture(
        PressGesture(
          base: LongPressGesture(
            minimumDuration: minimumDuration, maximumDistance: maximumDistance),
          onPressingChanged: onPressingChanged ?? { _ in }
        )
        .onEnded { _ in action() })
    }
  }

  /// Sets whether the view takes pointer events.
  nonisolated public func allowsHitTesting(_ enabled: Bool) -> some View {
    decorated(.opacity) { $0.allowsHitTesting = enabled ? nil : false }
  }
}
#endif
