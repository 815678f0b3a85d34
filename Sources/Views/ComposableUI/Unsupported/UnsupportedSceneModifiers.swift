#if PortableViews
// These modifiers have no effect. They are accepted so that SwiftUI code compiles.
extension View {
  /// Accepts an activity that other devices could continue, without effect.
  ///
  /// The function never runs.
  nonisolated public func userActivity(
    _ activityType: String, isActive: Bool = true,
    _ update: @escaping (NSUserActivity) -> Void, fileID: StaticString = #fileID,
    line: UInt = #line
  ) -> some View {
    noting("userActivity(_:isActive:_:)", fileID, line)
  }

  /// Accepts an activity about an element, without effect.
  ///
  /// The function never runs.
  nonisolated public func userActivity<P>(
    _ activityType: String, element: P?, _ update: @escaping (P, NSUserActivity) -> Void,
    fileID: StaticString = #fileID, line: UInt = #line
  ) -> some View {
    noting("userActivity(_:element:_:)", fileID, line)
  }

  /// Accepts an action that continues an activity, without effect.
  ///
  /// The action never runs.
  nonisolated public func onContinueUserActivity(
    _ activityType: String, perform action: @escaping (NSUserActivity) -> Void,
    fileID: StaticString = #fileID, line: UInt = #line
  ) -> some View {
    noting("onContinueUserActivity(_:perform:)", fileID, line)
  }
}
#endif
