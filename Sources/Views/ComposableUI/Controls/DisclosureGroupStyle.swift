#if PortableViews
/// A style of disclosure groups.
@MainActor @preconcurrency
public protocol DisclosureGroupStyle {
  /// The type of the styled view.
  associatedtype Body: View

  /// The label, the content and the state of a disclosure group.
  typealias Configuration = DisclosureGroupStyleConfiguration

  /// Makes the view for a disclosure group in this style.
  @ViewBuilder @MainActor @preconcurrency func makeBody(configuration: Configuration) -> Body
}

/// The label, the content and the state of a disclosure group, for a style.
public struct DisclosureGroupStyleConfiguration {
  /// The label of the group.
  public let label: AnyView
  /// The content of the group.
  public let content: AnyView
  /// Whether the content is to be shown.
  @Binding public var isExpanded: Bool
}

/// The default style of disclosure groups, which the renderer draws.
public struct AutomaticDisclosureGroupStyle: DisclosureGroupStyle {
  /// Creates the style.
  nonisolated public init() {}

  /// Makes the view for a disclosure group in this style.
  public func makeBody(configuration: Configuration) -> some View {
    DisclosureGroup(
      isExpanded: configuration.$isExpanded, content: { configuration.content },
      label: { configuration.label }
    )
    .environment(\.makeDisclosureGroup, nil)
  }
}

extension DisclosureGroupStyle where Self == AutomaticDisclosureGroupStyle {
  /// The default style.
  nonisolated public static var automatic: Self { Self() }
}

private struct DisclosureGroupStyleKey: EnvironmentKey {
  static var defaultValue: ((DisclosureGroupStyleConfiguration) -> any View)? { nil }
}

extension EnvironmentValues {
  /// Makes the view of a disclosure group in a style of one's own; `nil` for the default style.
  var makeDisclosureGroup: ((DisclosureGroupStyleConfiguration) -> any View)? {
    get { self[DisclosureGroupStyleKey.self] }
    set { self[DisclosureGroupStyleKey.self] = newValue }
  }
}

extension View {
  /// Sets the style of disclosure groups in the view.
  public func disclosureGroupStyle<S: DisclosureGroupStyle>(_ style: S) -> some View {
    let isBuiltIn = style is AutomaticDisclosureGroupStyle
    return environment(
      \.makeDisclosureGroup, isBuiltIn ? nil : { style.makeBody(configuration: $0) })
  }
}
#endif
