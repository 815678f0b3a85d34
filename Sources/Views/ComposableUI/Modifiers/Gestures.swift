#if PortableViews
extension View {
  /// Runs an action when the view is tapped once, or twice.
  public func onTapGesture(
    count: Int = 1, perform action: @escaping () -> Void
  ) -> some View {
    var decoration = Decoration(.gesture)
    var handlers = EventHandlers()
    handlers.add(count == 2 ? .doubleTap : .tap, action: action)
    decoration.handlers = handlers
    return decorated(decoration)
  }

  /// Runs an action when the pointer comes over the view and when it leaves it.
  public func onHover(perform action: @escaping (_ isInside: Bool) -> Void) -> some View {
    var decoration = Decoration(.gesture)
    var handlers = EventHandlers()
    handlers.add(.hover) { value in
      guard value == "true" || value == "false" else { return false }
      action(value == "true")
      return true
    }
    decoration.handlers = handlers
    return decorated(decoration)
  }

  /// Runs an action when the view is pressed for half a second.
  ///
  /// Renderers have one duration for all, and do not tell that a press begins.
  public func onLongPressGesture(
    minimumDuration: Double = 0.5, maximumDistance: Double = 10,
    perform action: @escaping () -> Void,
    onPressingChanged: ((_ isPressing: Bool) -> Void)? = nil
  ) -> some View {
    var decoration = Decoration(.gesture)
    var handlers = EventHandlers()
    handlers.add(.longPress, action: action)
    decoration.handlers = handlers
    return decorated(decoration)
  }

  /// Sets whether the view takes what the pointer does.
  nonisolated public func allowsHitTesting(_ enabled: Bool) -> some View {
    decorated(.opacity) { $0.allowsHitTesting = enabled ? nil : false }
  }

  /// Says where the view takes taps: a renderer uses the whole of it anyway.
  nonisolated public func contentShape<S: Shape>(_ shape: S, eoFill: Bool = false) -> some View {
    self
  }
}
#endif
