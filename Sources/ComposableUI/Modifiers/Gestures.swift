#if !canImport(SwiftUI)
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

    /// Says where the view takes taps: a renderer uses the whole of it anyway.
    nonisolated public func contentShape<S: Shape>(_ shape: S, eoFill: Bool = false) -> some View {
      self
    }
  }
#endif
