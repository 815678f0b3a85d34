#if PortableViews

// Except for `accentColor`, these modifiers have no effect. They are accepted so that SwiftUI code
// compiles.
extension View {
  /// Sets the colour of the controls in the view.
  nonisolated public func accentColor(_ accentColor: Color?) -> some View { tint(accentColor) }

  /// Accepts the reason for which content is redacted, without effect.
  nonisolated public func redacted(reason: RedactionReasons) -> some View { self }

  /// Accepts that content is not redacted, without effect.
  nonisolated public func unredacted() -> some View { self }

  /// Accepts whether content is private, without effect.
  nonisolated public func privacySensitive(_ sensitive: Bool = true) -> some View { self }

  /// Accepts haptic feedback for the change of a value, without effect.
  nonisolated public func sensoryFeedback<T: Equatable>(
    _ feedback: SensoryFeedback, trigger: T
  ) -> some View {
    self
  }

  /// Accepts the transition between contents of the view, without effect.
  nonisolated public func contentTransition(_ transition: ContentTransition) -> some View { self }

  /// Accepts an animation from the position of another view with the same id, without effect.
  nonisolated public func matchedGeometryEffect<ID: Hashable>(
    id: ID, in namespace: Namespace.ID, properties: MatchedGeometryProperties = .frame,
    isSource: Bool = true
  ) -> some View {
    self
  }

  /// Accepts the size of texts, without effect.
  nonisolated public func dynamicTypeSize(_ size: DynamicTypeSize) -> some View { self }

  /// Accepts a range of sizes of texts, without effect.
  nonisolated public func dynamicTypeSize<T: RangeExpression<DynamicTypeSize>>(
    _ range: T
  ) -> some View {
    self
  }

  /// Accepts whether the status bar shows, without effect.
  nonisolated public func statusBarHidden(_ hidden: Bool = true) -> some View { self }

  /// Accepts whether the status bar shows, without effect.
  nonisolated public func statusBar(hidden: Bool) -> some View { self }

  /// Accepts whether bars have a background, without effect.
  nonisolated public func toolbarBackground(
    _ visibility: Visibility, for bars: ToolbarPlacement...
  ) -> some View {
    self
  }

  /// Accepts the background of bars, without effect.
  nonisolated public func toolbarBackground<S: ShapeStyle>(
    _ style: S, for bars: ToolbarPlacement...
  ) -> some View {
    self
  }

  /// Accepts whether bars show, without effect.
  nonisolated public func toolbar(
    _ visibility: Visibility, for bars: ToolbarPlacement...
  ) -> some View {
    self
  }

  /// Accepts the margins of scrolling content, without effect.
  nonisolated public func contentMargins(_ length: Double) -> some View { self }

  /// Accepts the margins of scrolling content, without effect.
  nonisolated public func contentMargins(
    _ edges: Edge.Set = .all, _ length: Double?
  ) -> some View {
    self
  }

  /// Accepts whether the space between letters may shrink, without effect.
  nonisolated public func allowsTightening(_ flag: Bool) -> some View { self }

  /// Accepts the style of split views, without effect.
  nonisolated public func navigationSplitViewStyle<S: NavigationSplitViewStyle>(
    _ style: S
  ) -> some View {
    self
  }
}
#endif
