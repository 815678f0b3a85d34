#if PortableViews
extension View {
  /// Runs an action when the view is tapped once, or twice if `count` is 2.
  public func onTapGesture(count: Int = 1, perform action: @escaping () -> Void) -> some View {
    gestures { $0.add(count == 2 ? .doubleTap : .tap, action: action) }
  }

  /// Runs an action when the pointer enters or leaves the view.
  public func onHover(perform action: @escaping (_ isInside: Bool) -> Void) -> some View {
    gestures { $0.add(.hover, flag: action) }
  }

  /// Runs an action when the view is pressed for half a second.
  ///
  /// The parameters for the duration, the distance and the beginning of a press have no effect.
  public func onLongPressGesture(
    minimumDuration: Double = 0.5, maximumDistance: Double = 10,
    perform action: @escaping () -> Void,
    onPressingChanged: ((_ isPressing: Bool) -> Void)? = nil
  ) -> some View {
    gestures { $0.add(.longPress, action: action) }
  }

  /// Sets whether the view takes pointer events.
  nonisolated public func allowsHitTesting(_ enabled: Bool) -> some View {
    decorated(.opacity) { $0.allowsHitTesting = enabled ? nil : false }
  }

  /// Accepts the shape of the area that takes taps, without effect: the whole view takes them.
  nonisolated public func contentShape<S: Shape>(_ shape: S, eoFill: Bool = false) -> some View {
    self
  }
}
#endif
