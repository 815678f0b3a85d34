#if PortableViews
// These modifiers have no effect. They are accepted so that SwiftUI code compiles.
extension View {
  /// Accepts the identity of glass, without effect.
  nonisolated public func glassEffectID<ID: Hashable & Sendable>(
    _ id: ID?, in namespace: Namespace.ID, fileID: StaticString = #fileID, line: UInt = #line
  ) -> some View {
    noting("glassEffectID(_:in:)", fileID, line)
  }

  /// Accepts which glass flows together, without effect.
  nonisolated public func glassEffectUnion<ID: Hashable & Sendable>(
    id: ID?, namespace: Namespace.ID, fileID: StaticString = #fileID, line: UInt = #line
  ) -> some View {
    noting("glassEffectUnion(id:namespace:)", fileID, line)
  }

  /// Accepts the look of the edges of scroll views, without effect.
  nonisolated public func scrollEdgeEffectStyle(
    _ style: ScrollEdgeEffectStyle?, for edges: Edge.Set, fileID: StaticString = #fileID,
    line: UInt = #line
  ) -> some View {
    noting("scrollEdgeEffectStyle(_:for:)", fileID, line)
  }

  /// Accepts whether the edges of scroll views fade, which they do not.
  nonisolated public func scrollEdgeEffectHidden(
    _ hidden: Bool = true, for edges: Edge.Set = .all
  ) -> some View {
    nothingToDo("scrollEdgeEffectHidden(_:for:)")
  }

  /// Accepts that a view extends below bars, without effect.
  nonisolated public func backgroundExtensionEffect(
    fileID: StaticString = #fileID, line: UInt = #line
  ) -> some View {
    noting("backgroundExtensionEffect()", fileID, line)
  }

  /// Accepts when the bar of tabs becomes small, without effect.
  nonisolated public func tabBarMinimizeBehavior(
    _ behavior: TabBarMinimizeBehavior, fileID: StaticString = #fileID, line: UInt = #line
  ) -> some View {
    noting("tabBarMinimizeBehavior(_:)", fileID, line)
  }

  /// Accepts that scroll bars show for a moment, which browsers decide.
  nonisolated public func scrollIndicatorsFlash(onAppear: Bool) -> some View {
    nothingToDo("scrollIndicatorsFlash(onAppear:)")
  }

  /// Accepts that scroll bars show for a moment, which browsers decide.
  nonisolated public func scrollIndicatorsFlash<T: Equatable>(trigger value: T) -> some View {
    nothingToDo("scrollIndicatorsFlash(trigger:)")
  }

  /// Accepts that the system may draw the view as out of date, which it never does.
  nonisolated public func invalidatableContent(_ invalidatable: Bool = true) -> some View {
    nothingToDo("invalidatableContent(_:)")
  }

  /// Accepts whether the system helps with writing, which browsers decide.
  nonisolated public func writingToolsBehavior(_ behavior: WritingToolsBehavior) -> some View {
    nothingToDo("writingToolsBehavior(_:)")
  }

  /// Accepts the brightness of images, which browsers decide.
  nonisolated public func allowedDynamicRange(_ range: Image.DynamicRange?) -> some View {
    nothingToDo("allowedDynamicRange(_:)")
  }
}
#endif
