#if PortableViews
/// An indicator of running work, with the completed fraction if it is known.
public struct ProgressView<Label: View>: View, PrimitiveView {
  let fraction: Double?
  let label: Label

  /// Whether a style created this indicator, so that the style is not applied again.
  private var isStyled = false

  package func content(in environment: EnvironmentValues) -> ViewContent {
    if !isStyled, let makeView = environment.makeProgressView {
      let label = Label.self == EmptyView.self ? nil : AnyView(label)
      let configuration = ProgressViewStyleConfiguration(fractionCompleted: fraction, label: label)
      return .sequence([AnyView(erasing: makeView(configuration))])
    }
    var content = ElementContent(ViewElement(details: .progress(fraction: fraction)))
    content.setLabel(label, in: environment)
    return .element(content)
  }

  private static func fraction<V: BinaryFloatingPoint>(_ value: V?, of total: V) -> Double? {
    guard let value, total > 0 else { return nil }
    return min(max(Double(value / total), 0), 1)
  }
}

extension ProgressView {
  /// Creates an indicator with a label that shows no fraction.
  public init(@ViewBuilder label: () -> Label) {
    fraction = nil
    self.label = label()
  }

  /// Creates an indicator with a label that shows a fraction of a total.
  public init<V: BinaryFloatingPoint>(value: V?, total: V = 1, @ViewBuilder label: () -> Label) {
    fraction = Self.fraction(value, of: total)
    self.label = label()
  }
}

extension ProgressView where Label == EmptyView {
  /// Creates an indicator that shows no fraction.
  public init() {
    fraction = nil
    label = EmptyView()
  }

  /// Creates an indicator that shows a fraction of a total.
  public init<V: BinaryFloatingPoint>(value: V?, total: V = 1) {
    fraction = Self.fraction(value, of: total)
    label = EmptyView()
  }
}

extension ProgressView where Label == Text {
  /// Creates an indicator with a title that shows no fraction.
  public init(_ titleKey: LocalizedStringKey) {
    fraction = nil
    label = Text(titleKey)
  }

  /// Creates an indicator with a title that shows no fraction.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S) {
    fraction = nil
    label = Text(title)
  }

  /// Creates an indicator with a title that shows a fraction of a total.
  public init<V: BinaryFloatingPoint>(_ titleKey: LocalizedStringKey, value: V?, total: V = 1) {
    fraction = Self.fraction(value, of: total)
    label = Text(titleKey)
  }
}

extension ProgressView where Label == AnyView {
  /// Creates an indicator from a style's configuration, drawn without that style.
  public init(_ configuration: ProgressViewStyleConfiguration) {
    fraction = configuration.fractionCompleted
    label = configuration.label ?? AnyView(EmptyView())
    isStyled = true
  }
}
#endif
