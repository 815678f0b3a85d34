#if PortableViews
// Values of modifiers that have no effect. They are accepted so that SwiftUI code compiles.

/// The entries of a list that screen readers go through, without effect.
public protocol AccessibilityRotorContent {}

/// An entry of a list that screen readers go through, without effect.
public struct AccessibilityRotorEntry<ID: Hashable>: AccessibilityRotorContent {
  /// Creates an entry for a view with an identity.
  public init(_ labelKey: LocalizedStringKey, id: ID) {}

  /// Creates an entry for a view with an identity.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ label: S, id: ID) {}

  /// Creates an entry for a view with an identity in a namespace.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ label: S, id: ID, in namespace: Namespace.ID) {}
}

extension ForEach: AccessibilityRotorContent where Content: AccessibilityRotorContent {
  /// Creates entries from identifiable elements.
  public init(
    _ data: Data, @AccessibilityRotorContentBuilder content: @escaping (Data.Element) -> Content
  ) where ID == Data.Element.ID, Data.Element: Identifiable {
    self.init(_data: data, id: \.id, content: content)
  }
}

/// Entries of a list that screen readers go through, without effect.
public struct AccessibilityRotorEntries: AccessibilityRotorContent {}

/// Builds the entries of a list that screen readers go through.
@resultBuilder
public enum AccessibilityRotorContentBuilder {
  /// Builds one entry.
  public static func buildBlock<Content: AccessibilityRotorContent>(_ content: Content) -> Content {
    content
  }

  /// Builds entries from several.
  @_disfavoredOverload
  public static func buildBlock(
    _ content: any AccessibilityRotorContent...
  ) -> AccessibilityRotorEntries {
    AccessibilityRotorEntries()
  }

  /// Builds entries that may be missing.
  public static func buildOptional(
    _ content: (any AccessibilityRotorContent)?
  ) -> AccessibilityRotorEntries {
    AccessibilityRotorEntries()
  }
}
#endif
