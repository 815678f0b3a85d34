#if PortableViews
/// A control to choose a number out of a range.
public struct Slider<Label: View, ValueLabel: View>: View {
  let control: SliderControl
  let minimumValueLabel: ValueLabel?
  let maximumValueLabel: ValueLabel?

  /// The control, between the labels of its ends if both are given.
  public var body: some View {
    if let minimumValueLabel, let maximumValueLabel {
      HStack {
        minimumValueLabel
        control
        maximumValueLabel
      }
    } else {
      control
    }
  }
}

/// The slider without the labels of its ends; its value is a `Double`.
struct SliderControl: View, ObservedElementView {
  let label: any View
  let value: Binding<Double>
  let bounds: ClosedRange<Double>
  let step: Double?
  let onEditingChanged: (Bool) -> Void

  func element(in environment: EnvironmentValues) -> ElementContent {
    let details = SliderDetails(value: clamp(value.wrappedValue), bounds: bounds, step: step)
    var element = ViewElement(
      details: .slider(details), text: ViewOutline(label, in: environment).title)
    element.isDisabled = !environment.isEnabled
    var slider = ElementContent(element)
    slider.handlers.add(
      .input,
      number: { number in
        onEditingChanged(true)
        value.wrappedValue = snap(clamp(number))
        onEditingChanged(false)
      })
    return slider
  }

  private func clamp(_ number: Double) -> Double {
    min(max(number, bounds.lowerBound), bounds.upperBound)
  }

  private func snap(_ number: Double) -> Double {
    guard let step, step > 0 else { return number }
    let steps = ((number - bounds.lowerBound) / step).rounded()
    return clamp(bounds.lowerBound + steps * step)
  }
}

extension Slider {
  private init<V: BinaryFloatingPoint>(
    _ value: Binding<V>, _ bounds: ClosedRange<V>, _ step: V.Stride?, _ label: any View,
    _ ends: (minimum: ValueLabel, maximum: ValueLabel)?,
    _ onEditingChanged: @escaping (Bool) -> Void
  ) where V.Stride: BinaryFloatingPoint {
    control = SliderControl(
      label: label,
      value: Binding<Double>(
        location: ClosureLocation(
          read: { Double(value.wrappedValue) }, write: { value.wrappedValue = V($0) })),
      bounds: Double(bounds.lowerBound)...Double(bounds.upperBound),
      step: step.map { Double($0) }, onEditingChanged: onEditingChanged)
    minimumValueLabel = ends?.minimum
    maximumValueLabel = ends?.maximum
  }

  /// Creates a slider with a label, for screen readers, and labels of its ends.
  public init<V: BinaryFloatingPoint>(
    value: Binding<V>, in bounds: ClosedRange<V> = 0...1, @ViewBuilder label: () -> Label,
    @ViewBuilder minimumValueLabel: () -> ValueLabel,
    @ViewBuilder maximumValueLabel: () -> ValueLabel,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where V.Stride: BinaryFloatingPoint {
    let ends = (minimumValueLabel(), maximumValueLabel())
    self.init(value, bounds, nil, label(), ends, onEditingChanged)
  }

  /// Creates a slider with labels that moves by steps.
  public init<V: BinaryFloatingPoint>(
    value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1,
    @ViewBuilder label: () -> Label, @ViewBuilder minimumValueLabel: () -> ValueLabel,
    @ViewBuilder maximumValueLabel: () -> ValueLabel,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where V.Stride: BinaryFloatingPoint {
    let ends = (minimumValueLabel(), maximumValueLabel())
    self.init(value, bounds, step, label(), ends, onEditingChanged)
  }
}

extension Slider where Label == EmptyView, ValueLabel == EmptyView {
  /// Creates a slider without a label.
  public init<V: BinaryFloatingPoint>(
    value: Binding<V>, in bounds: ClosedRange<V> = 0...1,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where V.Stride: BinaryFloatingPoint {
    self.init(value, bounds, nil, EmptyView(), nil, onEditingChanged)
  }

  /// Creates a slider without a label that moves by steps.
  public init<V: BinaryFloatingPoint>(
    value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where V.Stride: BinaryFloatingPoint {
    self.init(value, bounds, step, EmptyView(), nil, onEditingChanged)
  }
}

extension Slider where ValueLabel == EmptyView {
  /// Creates a slider with a label, for screen readers.
  public init<V: BinaryFloatingPoint>(
    value: Binding<V>, in bounds: ClosedRange<V> = 0...1, @ViewBuilder label: () -> Label,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where V.Stride: BinaryFloatingPoint {
    self.init(value, bounds, nil, label(), nil, onEditingChanged)
  }

  /// Creates a slider with a label, for screen readers, that moves by steps.
  public init<V: BinaryFloatingPoint>(
    value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1,
    @ViewBuilder label: () -> Label, onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where V.Stride: BinaryFloatingPoint {
    self.init(value, bounds, step, label(), nil, onEditingChanged)
  }
}
#endif
