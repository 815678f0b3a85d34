#if PortableViews
/// A value within bounds, such as the level of a battery.
public struct Gauge<
  Label: View, CurrentValueLabel: View, BoundsLabel: View, MarkedValueLabels: View
>: View, PrimitiveView {
  private let fraction: Double
  private let label: Label
  private let currentValueLabel: CurrentValueLabel
  private let minimumValueLabel: BoundsLabel
  private let maximumValueLabel: BoundsLabel

  package func content(in environment: EnvironmentValues) -> ViewContent {
    let configuration = GaugeStyleConfiguration(
      value: fraction, label: .init(view: AnyView(label)),
      currentValueLabel: shown(currentValueLabel).map { .init(view: $0) },
      minimumValueLabel: shown(minimumValueLabel).map { .init(view: $0) },
      maximumValueLabel: shown(maximumValueLabel).map { .init(view: $0) })
    let current = ViewOutline(currentValueLabel, in: environment).title
    let value = current.isEmpty ? "\(Int((fraction * 100).rounded())) %" : current
    let name = ViewOutline(label, in: environment).title
    return .sequence([
      AnyView(erasing: environment.gaugeStyle.view(configuration))
        .accessibilityLabel([name, value].filter { !$0.isEmpty }.joined(separator: ", "))
    ])
  }

  private func shown<V: View>(_ view: V) -> AnyView? {
    V.self == EmptyView.self ? nil : AnyView(view)
  }

  /// The fraction of a value between bounds, from 0 to 1.
  private static func fraction<V: BinaryFloatingPoint>(
    of value: V, in bounds: ClosedRange<V>
  ) -> Double {
    let length = Double(bounds.upperBound) - Double(bounds.lowerBound)
    let fraction = (Double(value) - Double(bounds.lowerBound)) / length
    return fraction.isFinite ? min(max(fraction, 0), 1) : 0
  }
}

extension Gauge where MarkedValueLabels == EmptyView {
  /// Creates a gauge with labels for its value and its bounds.
  public init<V: BinaryFloatingPoint>(
    value: V, in bounds: ClosedRange<V> = 0...1, @ViewBuilder label: () -> Label,
    @ViewBuilder currentValueLabel: () -> CurrentValueLabel,
    @ViewBuilder minimumValueLabel: () -> BoundsLabel,
    @ViewBuilder maximumValueLabel: () -> BoundsLabel
  ) {
    self.init(
      fraction: Self.fraction(of: value, in: bounds), label: label(),
      currentValueLabel: currentValueLabel(), minimumValueLabel: minimumValueLabel(),
      maximumValueLabel: maximumValueLabel())
  }
}

extension Gauge where BoundsLabel == EmptyView, MarkedValueLabels == EmptyView {
  /// Creates a gauge with a label for its value.
  public init<V: BinaryFloatingPoint>(
    value: V, in bounds: ClosedRange<V> = 0...1, @ViewBuilder label: () -> Label,
    @ViewBuilder currentValueLabel: () -> CurrentValueLabel
  ) {
    self.init(
      fraction: Self.fraction(of: value, in: bounds), label: label(),
      currentValueLabel: currentValueLabel(), minimumValueLabel: EmptyView(),
      maximumValueLabel: EmptyView())
  }
}

extension Gauge
where CurrentValueLabel == EmptyView, BoundsLabel == EmptyView, MarkedValueLabels == EmptyView {
  /// Creates a gauge.
  public init<V: BinaryFloatingPoint>(
    value: V, in bounds: ClosedRange<V> = 0...1, @ViewBuilder label: () -> Label
  ) {
    self.init(
      fraction: Self.fraction(of: value, in: bounds), label: label(),
      currentValueLabel: EmptyView(), minimumValueLabel: EmptyView(),
      maximumValueLabel: EmptyView())
  }
}
#endif
