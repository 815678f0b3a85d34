#if PortableViews

// What belongs to a device or to how one screen becomes another: it is accepted and does nothing.
extension View {
  /// Sets the colour of the controls in the view.
  nonisolated public func accentColor(_ accentColor: Color?) -> some View { tint(accentColor) }

  /// Accepts why what the view shows is hidden.
  nonisolated public func redacted(reason: RedactionReasons) -> some View { self }

  /// Accepts that what the view shows is hidden for no reason.
  nonisolated public func unredacted() -> some View { self }

  /// Accepts whether what the view shows is for nobody else.
  nonisolated public func privacySensitive(_ sensitive: Bool = true) -> some View { self }

  /// Accepts what the device does for the hand when a value has changed.
  nonisolated public func sensoryFeedback<T: Equatable>(
    _ feedback: SensoryFeedback, trigger: T
  ) -> some View {
    self
  }

  /// Accepts how what the view shows becomes something else.
  nonisolated public func contentTransition(_ transition: ContentTransition) -> some View { self }

  /// Accepts that the view moves to where another with the same id is.
  nonisolated public func matchedGeometryEffect<ID: Hashable>(
    id: ID, in namespace: Namespace.ID, properties: MatchedGeometryProperties = .frame,
    isSource: Bool = true
  ) -> some View {
    self
  }

  /// Accepts the size of texts, which the browser sets.
  nonisolated public func dynamicTypeSize(_ size: DynamicTypeSize) -> some View { self }

  /// Accepts the sizes of texts, which the browser sets.
  nonisolated public func dynamicTypeSize<T: RangeExpression<DynamicTypeSize>>(
    _ range: T
  ) -> some View {
    self
  }

  /// Accepts whether the device's status shows.
  nonisolated public func statusBarHidden(_ hidden: Bool = true) -> some View { self }

  /// Accepts whether the device's status shows.
  nonisolated public func statusBar(hidden: Bool) -> some View { self }

  /// Accepts whether bars have a background.
  nonisolated public func toolbarBackground(
    _ visibility: Visibility, for bars: ToolbarPlacement...
  ) -> some View {
    self
  }

  /// Accepts what is behind bars.
  nonisolated public func toolbarBackground<S: ShapeStyle>(
    _ style: S, for bars: ToolbarPlacement...
  ) -> some View {
    self
  }

  /// Accepts whether bars show.
  nonisolated public func toolbar(
    _ visibility: Visibility, for bars: ToolbarPlacement...
  ) -> some View {
    self
  }

  /// Accepts the space around what scrolls.
  nonisolated public func contentMargins(_ length: Double) -> some View { self }

  /// Accepts the space around what scrolls.
  nonisolated public func contentMargins(
    _ edges: Edge.Set = .all, _ length: Double?
  ) -> some View {
    self
  }

  /// Accepts whether letters move together to fit.
  nonisolated public func allowsTightening(_ flag: Bool) -> some View { self }

  /// Accepts how the columns of a split view share the space.
  nonisolated public func navigationSplitViewStyle<S: NavigationSplitViewStyle>(
    _ style: S
  ) -> some View {
    self
  }
}
#endif
