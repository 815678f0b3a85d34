#if PortableViews
/// A style of group boxes.
@MainActor @preconcurrency
public protocol GroupBoxStyle {
  /// The type of the styled view.
  associatedtype Body: View

  /// The label and the content of a group box.
  typealias Configuration = GroupBoxStyleConfiguration

  /// Makes the view for a group box in this style.
  @ViewBuilder @MainActor @preconcurrency func makeBody(configuration: Configuration) -> Body
}

/// The label and the content of a group box, for a style.
public struct GroupBoxStyleConfiguration {
  /// The label of the box.
  public let label: AnyView
  /// The content of the box.
  public let content: AnyView
}

/// The default style of group boxes, which the renderer draws.
public struct DefaultGroupBoxStyle: GroupBoxStyle {
  /// Creates the style.
  nonisolated public init() {}

  /// Makes the view for a group box in this style.
  public func makeBody(configuration: Configuration) -> some View {
    GroupBox(content: { configuration.content }, label: { configuration.label })
      .environment(\.makeGroupBox, nil)
  }
}

extension GroupBoxStyle where Self == DefaultGroupBoxStyle {
  /// The default style.
  nonisolated public static var automatic: Self { Self() }
}

private struct GroupBoxStyleKey: EnvironmentKey {
  static var defaultValue: ((GroupBoxStyleConfiguration) -> any View)? { nil }
}

extension EnvironmentValues {
  /// Makes the view of a group box in a style of one's own; `nil` for the default style.
  var makeGroupBox: ((GroupBoxStyleConfiguration) -> any View)? {
    get { self[GroupBoxStyleKey.self] }
    set { self[GroupBoxStyleKey.self] = newValue }
  }
}

extension View {
  /// Sets the style of group boxes in the view.
  public func groupBoxStyle<S: GroupBoxStyle>(_ style: S) -> some View {
    let isBuiltIn = style is DefaultGroupBoxStyle
    return environment(\.makeGroupBox, isBuiltIn ? nil : { style.makeBody(configuration: $0) })
  }
}
#endif
