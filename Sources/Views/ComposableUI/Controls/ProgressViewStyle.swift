#if PortableViews
/// How progress looks.
@MainActor @preconcurrency
public protocol ProgressViewStyle {
  /// The type of the look.
  associatedtype Body: View

  /// How far the work has come, and the label.
  typealias Configuration = ProgressViewStyleConfiguration

  /// Makes the look of progress.
  @ViewBuilder @MainActor @preconcurrency func makeBody(configuration: Configuration) -> Body
}

/// How far the work has come, and the label, for a progress style.
public struct ProgressViewStyleConfiguration {
  /// The fraction of the work that is done, if it is known.
  public let fractionCompleted: Double?
  /// The label.
  public let label: AnyView?
  /// What tells the current value: nothing, so far.
  public var currentValueLabel: AnyView? { nil }
}

/// A built-in look of progress.
protocol BuiltInProgressViewStyle: ProgressViewStyle {}

/// The look that fits: a bar, or a circle that turns if it is not known how far the work has come.
public struct DefaultProgressViewStyle: ProgressViewStyle, BuiltInProgressViewStyle {
  /// Creates the style.
  nonisolated public init() {}

  /// Makes the look of progress.
  public func makeBody(configuration: Configuration) -> some View { ProgressView(configuration) }
}

extension ProgressViewStyle where Self == DefaultProgressViewStyle {
  /// The look that fits.
  nonisolated public static var automatic: Self { Self() }
}

/// A circle; renderers draw the look that fits.
public struct CircularProgressViewStyle: ProgressViewStyle, BuiltInProgressViewStyle {
  /// Creates the style.
  nonisolated public init() {}

  /// Makes the look of progress.
  public func makeBody(configuration: Configuration) -> some View { ProgressView(configuration) }
}

extension ProgressViewStyle where Self == CircularProgressViewStyle {
  /// A circle.
  nonisolated public static var circular: Self { Self() }
}

/// A bar; renderers draw the look that fits.
public struct LinearProgressViewStyle: ProgressViewStyle, BuiltInProgressViewStyle {
  /// Creates the style.
  nonisolated public init() {}

  /// Makes the look of progress.
  public func makeBody(configuration: Configuration) -> some View { ProgressView(configuration) }
}

extension ProgressViewStyle where Self == LinearProgressViewStyle {
  /// A bar.
  nonisolated public static var linear: Self { Self() }
}

private struct ProgressViewStyleKey: EnvironmentKey {
  static var defaultValue: ((ProgressViewStyleConfiguration) -> any View)? { nil }
}

extension EnvironmentValues {
  /// Makes the look of progress, where that is not a built-in one.
  var makeProgressView: ((ProgressViewStyleConfiguration) -> any View)? {
    get { self[ProgressViewStyleKey.self] }
    set { self[ProgressViewStyleKey.self] = newValue }
  }
}

extension View {
  /// Sets how progress in the view looks.
  public func progressViewStyle<S: ProgressViewStyle>(_ style: S) -> some View {
    let isBuiltIn = style is any BuiltInProgressViewStyle
    return environment(
      \.makeProgressView, isBuiltIn ? nil : { style.makeBody(configuration: $0) })
  }
}
#endif
