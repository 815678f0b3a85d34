#if PortableViews
/// A style of values with labels.
@MainActor @preconcurrency
public protocol LabeledContentStyle {
  /// The type of the styled view.
  associatedtype Body: View

  /// The label and the value.
  typealias Configuration = LabeledContentStyleConfiguration

  /// Makes the view for a value with a label in this style.
  @ViewBuilder @MainActor @preconcurrency func makeBody(configuration: Configuration) -> Body
}

/// The label and the value of a `LabeledContent`, for a style.
public struct LabeledContentStyleConfiguration {
  /// The label.
  public let label: AnyView
  /// The value.
  public let content: AnyView
}

/// The default style of values with labels: the label, then the value at the other end.
public struct AutomaticLabeledContentStyle: LabeledContentStyle {
  /// Creates the style.
  nonisolated public init() {}

  /// Makes the view for a value with a label in this style.
  public func makeBody(configuration: Configuration) -> some View {
    LabeledContent(content: { configuration.content }, label: { configuration.label })
      .environment(\.makeLabeledContent, nil)
  }
}

extension LabeledContentStyle where Self == AutomaticLabeledContentStyle {
  /// The default style.
  nonisolated public static var automatic: Self { Self() }
}

private struct LabeledContentStyleKey: EnvironmentKey {
  static var defaultValue: ((LabeledContentStyleConfiguration) -> any View)? { nil }
}

extension EnvironmentValues {
  /// Makes the view of a value in a style of one's own; `nil` for the default style.
  var makeLabeledContent: ((LabeledContentStyleConfiguration) -> any View)? {
    get { self[LabeledContentStyleKey.self] }
    set { self[LabeledContentStyleKey.self] = newValue }
  }
}

extension View {
  /// Sets the style of values with labels in the view.
  public func labeledContentStyle<S: LabeledContentStyle>(_ style: S) -> some View {
    let isBuiltIn = style is AutomaticLabeledContentStyle
    return environment(
      \.makeLabeledContent, isBuiltIn ? nil : { style.makeBody(configuration: $0) })
  }
}
#endif
