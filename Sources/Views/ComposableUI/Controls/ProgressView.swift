#if PortableViews
import Foundation

/// An indicator of running work, with the completed fraction if it is known.
public struct ProgressView<Label: View, CurrentValueLabel: View>: View, PrimitiveView {
  let progress: Progress
  let label: Label
  let currentValueLabel: CurrentValueLabel

  /// Whether a style created this indicator, so that the style is not applied again.
  private var isStyled = false
  /// Whether the label of the value is one, rather than the place of one that a style did not get.
  private var hasValueLabel = true

  init(_ progress: Progress, _ label: Label, _ currentValueLabel: CurrentValueLabel) {
    self.progress = progress
    self.label = label
    self.currentValueLabel = currentValueLabel
  }

  package func content(in environment: EnvironmentValues) -> ViewContent {
    guard case .fraction(let fraction) = progress else {
      return .sequence([AnyView(timed)])
    }
    if !isStyled, let makeView = environment.makeProgressView {
      let configuration = ProgressViewStyleConfiguration(
        fractionCompleted: fraction, label: Self.erased(label),
        currentValueLabel: Self.erased(currentValueLabel))
      return .sequence([AnyView(erasing: makeView(configuration))])
    }
    guard CurrentValueLabel.self == EmptyView.self else {
      return .sequence([labelled(fraction)])
    }
    var content = ElementContent(ViewElement(details: .progress(fraction: fraction)))
    content.setLabel(label, in: environment)
    return .element(content)
  }

  private func labelled(_ fraction: Double?) -> AnyView {
    var indicator = ProgressView<Label, EmptyView>(.fraction(fraction), label, EmptyView())
    indicator.isStyled = true
    guard hasValueLabel else { return AnyView(indicator) }
    return AnyView(
      VStack(alignment: .leading, spacing: 4) {
        indicator
        currentValueLabel.font(.caption).foregroundStyle(.secondary)
      })
  }

  private static func erased<Content: View>(_ view: Content) -> AnyView? {
    Content.self == EmptyView.self ? nil : AnyView(view)
  }
}

extension ProgressView {
  /// The work that an indicator shows.
  enum Progress {
    case fraction(Double?)
    /// The part of an interval that has passed, or that is left.
    case interval(ClosedRange<Date>, countsDown: Bool)

    static func fraction<V: BinaryFloatingPoint>(_ value: V?, of total: V) -> Self {
      guard let value, total > 0 else { return .fraction(nil) }
      return .fraction(min(max(Double(value / total), 0), 1))
    }
  }

  /// Creates an indicator with labels that shows a fraction of a total.
  ///
  /// - Parameters:
  ///   - value: The value; an unknown one if `nil`.
  ///   - total: The value of finished work.
  ///   - label: Makes the label.
  ///   - currentValueLabel: Makes the words for the value, which are below the indicator.
  public init<V: BinaryFloatingPoint>(
    value: V?, total: V = 1, @ViewBuilder label: () -> Label,
    @ViewBuilder currentValueLabel: () -> CurrentValueLabel
  ) {
    self.init(.fraction(value, of: total), label(), currentValueLabel())
  }
}

extension ProgressView where CurrentValueLabel == EmptyView {
  /// Creates an indicator with a label that shows no fraction.
  public init(@ViewBuilder label: () -> Label) {
    self.init(.fraction(nil), label(), EmptyView())
  }

  /// Creates an indicator with a label that shows a fraction of a total.
  public init<V: BinaryFloatingPoint>(value: V?, total: V = 1, @ViewBuilder label: () -> Label) {
    self.init(.fraction(value, of: total), label(), EmptyView())
  }
}

extension ProgressView where Label == EmptyView, CurrentValueLabel == EmptyView {
  /// Creates an indicator that shows no fraction.
  public init() {
    self.init(.fraction(nil), EmptyView(), EmptyView())
  }

  /// Creates an indicator that shows a fraction of a total.
  public init<V: BinaryFloatingPoint>(value: V?, total: V = 1) {
    self.init(.fraction(value, of: total), EmptyView(), EmptyView())
  }
}

extension ProgressView where Label == Text, CurrentValueLabel == EmptyView {
  /// Creates an indicator with a title that shows no fraction.
  public init(_ titleKey: LocalizedStringKey) {
    self.init(.fraction(nil), Text(titleKey), EmptyView())
  }

  /// Creates an indicator with a title that shows no fraction.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S) {
    self.init(.fraction(nil), Text(title), EmptyView())
  }

  /// Creates an indicator with a title that shows a fraction of a total.
  public init<V: BinaryFloatingPoint>(_ titleKey: LocalizedStringKey, value: V?, total: V = 1) {
    self.init(.fraction(value, of: total), Text(titleKey), EmptyView())
  }

  /// Creates an indicator with a title that shows a fraction of a total.
  @_disfavoredOverload
  public init<S: StringProtocol, V: BinaryFloatingPoint>(_ title: S, value: V?, total: V = 1) {
    self.init(.fraction(value, of: total), Text(title), EmptyView())
  }
}

extension ProgressView where Label == AnyView, CurrentValueLabel == AnyView {
  /// Creates an indicator from a style's configuration, drawn without that style.
  public init(_ configuration: ProgressViewStyleConfiguration) {
    let label = configuration.label ?? AnyView(EmptyView())
    progress = .fraction(configuration.fractionCompleted)
    self.label = label
    currentValueLabel = configuration.currentValueLabel ?? AnyView(EmptyView())
    isStyled = true
    hasValueLabel = configuration.currentValueLabel != nil
  }
}
#endif
