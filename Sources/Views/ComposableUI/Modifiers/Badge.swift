#if PortableViews
extension View {
  /// Shows a number beside the view's row of a list, or on its tab; none for zero.
  nonisolated public func badge(_ count: Int) -> some View {
    row { if count != 0 { $0.effects.badge = "\(count)" } }
  }

  /// Shows a text beside the view's row of a list, or on its tab; none for `nil`.
  public func badge(_ label: Text?) -> some View {
    BadgeView(content: self, label: label)
  }

  /// Shows a localized text beside the view's row of a list, or on its tab; none for `nil`.
  public func badge(_ key: LocalizedStringKey?) -> some View {
    badge(key.map { Text($0) })
  }

  /// Shows a text beside the view's row of a list, or on its tab; none for `nil`.
  @_disfavoredOverload
  public func badge<S: StringProtocol>(_ label: S?) -> some View {
    badge(label.map { Text($0) })
  }
}

/// A view with a text for its row or its tab.
private struct BadgeView<Content: View>: View, PrimitiveView {
  let content: Content
  let label: Text?

  func content(in environment: EnvironmentValues) -> ViewContent {
    var decoration = Decoration(.content)
    if let label { decoration.rowStyle.effects.badge = label.string(in: environment.localization) }
    return .decorated(decoration, content)
  }
}

/// The prominence of a section's header.
public enum Prominence: Hashable, Sendable {
  case standard, increased
}

extension View {
  /// Draws the headers of the sections in the view large, or as usual.
  nonisolated public func headerProminence(_ prominence: Prominence) -> some View {
    decorated(.content) { $0.effects.hasLargeHeader = prominence == .increased }
  }

  /// Sets the space around the content of the scroll view or the list, along some edges.
  ///
  /// - Parameters:
  ///   - edges: The edges of the content.
  ///   - length: The space in points; the usual one if `nil`.
  ///   - placement: The part that the space is for; that around scroll bars has no effect.
  nonisolated public func contentMargins(
    _ edges: Edge.Set = .all, _ length: Double?, for placement: ContentMarginPlacement = .automatic
  ) -> some View {
    decorated(.content) { style in
      guard placement != .scrollIndicators else { return }
      style.effects.contentMargins = ElementMargins(
        top: edges.contains(.top) ? length : nil, leading: edges.contains(.leading) ? length : nil,
        bottom: edges.contains(.bottom) ? length : nil,
        trailing: edges.contains(.trailing) ? length : nil)
    }
  }

  /// Sets the space around the content of the scroll view or the list, along some edges.
  nonisolated public func contentMargins(
    _ edges: Edge.Set = .all, _ insets: EdgeInsets,
    for placement: ContentMarginPlacement = .automatic
  ) -> some View {
    decorated(.content) { style in
      guard placement != .scrollIndicators else { return }
      style.effects.contentMargins = ElementMargins(
        top: edges.contains(.top) ? insets.top : nil,
        leading: edges.contains(.leading) ? insets.leading : nil,
        bottom: edges.contains(.bottom) ? insets.bottom : nil,
        trailing: edges.contains(.trailing) ? insets.trailing : nil)
    }
  }

  /// Sets the space around the content of the scroll view or the list, along all edges.
  nonisolated public func contentMargins(
    _ length: Double, for placement: ContentMarginPlacement = .automatic
  ) -> some View {
    contentMargins(.all, length, for: placement)
  }
}

/// The part of a scroll view that a margin is for.
public struct ContentMarginPlacement: Hashable, Sendable {
  private let name: String

  /// The content and the scroll bars.
  public static let automatic = Self(name: "automatic")
  /// The content.
  public static let scrollContent = Self(name: "scrollContent")
  /// The scroll bars.
  public static let scrollIndicators = Self(name: "scrollIndicators")
}
#endif
