#if PortableViews
// These modifiers have no effect. They are accepted so that SwiftUI code compiles.
extension View {
  /// Accepts a list of elements that screen readers go through, without effect.
  nonisolated public func accessibilityRotor<Content: AccessibilityRotorContent>(
    _ labelKey: LocalizedStringKey, @AccessibilityRotorContentBuilder entries: () -> Content,
    fileID: StaticString = #fileID, line: UInt = #line
  ) -> some View {
    noting("accessibilityRotor(_:entries:)", fileID, line)
  }

  /// Accepts that screen readers find views together, without effect.
  nonisolated public func accessibilityLinkedGroup<ID: Hashable>(
    id: ID, in namespace: Namespace.ID, fileID: StaticString = #fileID, line: UInt = #line
  ) -> some View {
    noting("accessibilityLinkedGroup(id:in:)", fileID, line)
  }

  /// Accepts that touches go to a view directly, without effect.
  nonisolated public func accessibilityDirectTouch(
    _ isDirectTouchArea: Bool = true, fileID: StaticString = #fileID, line: UInt = #line
  ) -> some View {
    noting("accessibilityDirectTouch(_:)", fileID, line)
  }

  /// Accepts the point at which assistive technologies tap a view, without effect.
  nonisolated public func accessibilityActivationPoint(
    _ activationPoint: UnitPoint, fileID: StaticString = #fileID, line: UInt = #line
  ) -> some View {
    noting("accessibilityActivationPoint(_:)", fileID, line)
  }

  /// Accepts an action for scrolling by assistive technologies, without effect.
  nonisolated public func accessibilityScrollAction(
    _ handler: @escaping (Edge) -> Void, fileID: StaticString = #fileID, line: UInt = #line
  ) -> some View {
    noting("accessibilityScrollAction(_:)", fileID, line)
  }

  /// Accepts whether screen readers say punctuation, without effect.
  nonisolated public func speechAlwaysIncludesPunctuation(
    _ value: Bool = true, fileID: StaticString = #fileID, line: UInt = #line
  ) -> some View {
    noting("speechAlwaysIncludesPunctuation(_:)", fileID, line)
  }

  /// Accepts whether announcements wait for each other, without effect.
  nonisolated public func speechAnnouncementsQueued(
    _ value: Bool = true, fileID: StaticString = #fileID, line: UInt = #line
  ) -> some View {
    noting("speechAnnouncementsQueued(_:)", fileID, line)
  }

  /// Accepts the order in which screen readers read views, without effect.
  nonisolated public func accessibilitySortPriority(
    _ sortPriority: Double, fileID: StaticString = #fileID, line: UInt = #line
  ) -> some View {
    noting("accessibilitySortPriority(_:)", fileID, line)
  }

  /// Accepts names for voice control, without effect.
  nonisolated public func accessibilityInputLabels(
    _ inputLabelKeys: [LocalizedStringKey], fileID: StaticString = #fileID, line: UInt = #line
  ) -> some View {
    noting("accessibilityInputLabels(_:)", fileID, line)
  }

  /// Accepts that a view shows large for large texts, without effect.
  nonisolated public func accessibilityShowsLargeContentViewer(
    fileID: StaticString = #fileID, line: UInt = #line
  ) -> some View {
    noting("accessibilityShowsLargeContentViewer()", fileID, line)
  }

  /// Accepts what a scroll view does at its ends, which the system of a browser decides.
  nonisolated public func scrollBounceBehavior(
    _ behavior: ScrollBounceBehavior, axes: Axis.Set = [.vertical]
  ) -> some View {
    nothingToDo("scrollBounceBehavior(_:axes:)")
  }

  /// Accepts that a view's geometry changes as one, which it always does.
  nonisolated public func geometryGroup() -> some View {
    nothingToDo("geometryGroup()")
  }
}

/// The way in which a scroll view bounces at its ends, without effect.
public struct ScrollBounceBehavior: Sendable {
  /// The default way.
  public static let automatic = Self()
  /// Always.
  public static let always = Self()
  /// If the content is larger than the view.
  public static let basedOnSize = Self()
}
#endif
