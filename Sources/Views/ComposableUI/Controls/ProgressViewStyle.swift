#if PortableViews
/// A style of progress views.
@MainActor @preconcurrency
public protocol ProgressViewStyle {
  /// The type of the styled view.
  associatedtype Body: View

  /// The completed fraction and the labels of a progress view.
  typealias Configuration = ProgressViewStyleConfiguration

  /// Makes the view for a progress view in this style.
  @ViewBuilder @MainActor @preconcurrency func makeBody(configuration: Configuration) -> Body
}

/// The completed fraction and the labels of a progress view, for a style.
public struct ProgressViewStyleConfiguration {
  /// The fraction of the work that is done, if it is known.
  public let fractionCompleted: Double?
  /// The label of the progress view, if any.
  public let label: AnyView?
  /// The label of the current value, if any.
  public let currentValueLabel: AnyView?
}

/// A built-in style, which the renderer draws.
protocol BuiltInProgressViewStyle: ProgressViewStyle {}

/// The default style: a bar, or a spinning circle if the fraction is unknown.
public struct DefaultProgressViewStyle: ProgressViewStyle, BuiltInProgressViewStyle {
  /// Creates the style.
  nonisolated public init() {}

  /// Makes the view for a progress view in this style.
  public func makeBody(configuration: Configuration) -> some View { ProgressView(configuration) }
}

extension ProgressViewStyle where Self == DefaultProgressViewStyle {
  /// The default style.
  nonisolated public static var automatic: Self { Self() }
}

/// The circular style; drawn like the default style.
public struct CircularProgressViewStyle: ProgressViewStyle, BuiltInProgressViewStyle {
  /// Creates the style.
  nonisolated public init() {}

  /// Makes the view for a progress view in this style.
  public func makeBody(configuration: Configuration) -> some View { ProgressView(configuration) }
}

extension ProgressViewStyle where Self == CircularProgressViewStyle {
  /// The circular style; drawn like the default style.
  nonisolated public static var circular: Self { Self() }
}

/// The bar style; drawn like the default style.
public struct LinearProgressViewStyle: ProgressViewStyle, BuiltInProgressViewStyle {
  /// Creates the style.
  nonisolated public init() {}

  /// Makes the view for a progress view in this style.
  public func makeBody(configuration: Configuration) -> some View { ProgressView(configuration) }
}

extension ProgressViewStyle where Self == LinearProgressViewStyle {
  /// The bar style; drawn like the default style.
  nonisolated public static var linear: Self { Self() }
}

private struct ProgressViewStyleKey: EnvironmentKey {
  static var defaultValue: ((ProgressViewStyleConfiguration) -> any View)? { nil }
}

extension EnvironmentValues {
  /// Makes the view of a custom progress style; `nil` for a built-in style.
  var makeProgressView: ((ProgressViewStyleConfiguration) -> any View)? {
    get { self[ProgressViewStyleKey.self] }
    set { self[ProgressViewStyleKey.self] = newValue }
  }
}

extension View {
  /// Sets the style of progress views in the view.
  public func progressViewStyle<S: ProgressViewStyle>(_ style: S) -> some View {
    let isBuiltIn = style is any BuiltInProgressViewStyle
    return environment(\.makeProgressView, isBuiltIn ? nil : { style.makeBody(configuration: $0) })
  }
}
#endif
