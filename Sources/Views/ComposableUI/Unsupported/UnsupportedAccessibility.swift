#if PortableViews
/// The kind of an action of a view for assistive technologies, without effect.
public struct AccessibilityActionKind: Equatable, Sendable {
  private let id: Int

  /// The main action.
  public static let `default` = Self(id: 0)
  /// The action that closes a view.
  public static let escape = Self(id: 1)
  /// The action of a double tap with two fingers.
  public static let magicTap = Self(id: 2)
}

// These modifiers have no effect. They are accepted so that SwiftUI code compiles.
extension View {
  /// Accepts an action with a name for assistive technologies, without effect.
  nonisolated public func accessibilityAction(
    named nameKey: LocalizedStringKey, _ handler: @escaping () -> Void,
    fileID: StaticString = #fileID, line: UInt = #line
  ) -> some View {
    noting("accessibilityAction(named:_:)", fileID, line)
  }

  /// Accepts an action for assistive technologies, without effect.
  nonisolated public func accessibilityAction(
    _ actionKind: AccessibilityActionKind = .default, _ handler: @escaping () -> Void,
    fileID: StaticString = #fileID, line: UInt = #line
  ) -> some View {
    noting("accessibilityAction(_:_:)", fileID, line)
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

  /// Accepts that a view keeps its colours where others are inverted, without effect.
  nonisolated public func accessibilityIgnoresInvertColors(
    _ active: Bool = true, fileID: StaticString = #fileID, line: UInt = #line
  ) -> some View {
    noting("accessibilityIgnoresInvertColors(_:)", fileID, line)
  }

  /// Accepts whether people can use a view, without effect.
  nonisolated public func accessibilityRespondsToUserInteraction(
    _ respondsToUserInteraction: Bool = true, fileID: StaticString = #fileID, line: UInt = #line
  ) -> some View {
    noting("accessibilityRespondsToUserInteraction(_:)", fileID, line)
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

  /// Accepts whether a menu shows a sign, without effect.
  nonisolated public func menuIndicator(
    _ visibility: Visibility, fileID: StaticString = #fileID, line: UInt = #line
  ) -> some View {
    noting("menuIndicator(_:)", fileID, line)
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
