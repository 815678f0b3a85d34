#if PortableViews
public import Foundation

/// A control to step a value up and down.
public struct Stepper<Label: View>: View, ObservedElementView {
  let label: Label
  /// A function that returns the current value and the two steps; `nil` for a disabled step.
  let steps: () -> (value: String?, up: (() -> Void)?, down: (() -> Void)?)
  let onEditingChanged: (Bool) -> Void

  package func element(in environment: EnvironmentValues) -> ElementContent {
    var stepper = ElementContent(ViewElement(.stepper))
    stepper.setLabel(label, in: environment)
    if stepper.element.text == nil {
      stepper.element.traits.label = ViewOutline(label, in: environment).title
    }
    let (value, up, down) = steps()
    stepper.element.details = .stepper(value: value)
    stepper.element.isDisabled = !environment.isEnabled
    stepper.element.isLabelHidden = environment.labelsAreHidden
    for (event, step) in [(ElementEvent.increment, up), (.decrement, down)] {
      guard let step else { continue }
      stepper.handlers.add(event) { [onEditingChanged] in
        onEditingChanged(true)
        step()
        onEditingChanged(false)
      }
    }
    return stepper
  }

  private init<V: Strideable>(
    _ value: Binding<V>, _ bounds: ClosedRange<V>?, _ step: V.Stride,
    _ onEditingChanged: @escaping (Bool) -> Void, _ label: Label
  ) {
    self.label = label
    self.onEditingChanged = onEditingChanged
    steps = {
      let now = value.wrappedValue
      func setter(_ stride: V.Stride) -> (() -> Void)? {
        if let bounds, stride > 0 ? now >= bounds.upperBound : now <= bounds.lowerBound {
          return nil
        }
        return {
          let now = value.wrappedValue
          // A step past the type's limits goes to the bound; without bounds the value stays.
          let next =
            SteppedValue.advance(now, by: stride)
            ?? (stride > 0 ? bounds?.upperBound : bounds?.lowerBound) ?? now
          value.wrappedValue = bounds.map { min(max(next, $0.lowerBound), $0.upperBound) } ?? next
        }
      }
      return ("\(now)", setter(step), setter(-step))
    }
  }
}

extension Stepper {
  /// Creates a stepper with a label that runs actions; a `nil` action disables its step.
  public init(
    @ViewBuilder label: () -> Label, onIncrement: (() -> Void)?, onDecrement: (() -> Void)?,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) {
    self.label = label()
    self.onEditingChanged = onEditingChanged
    steps = { (nil, onIncrement, onDecrement) }
  }

  /// Creates a stepper of a value with a label.
  public init<V: Strideable>(
    value: Binding<V>, step: V.Stride = 1, @ViewBuilder label: () -> Label,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) {
    self.init(value, nil, step, onEditingChanged, label())
  }

  /// Creates a stepper of a value within bounds with a label.
  public init<V: Strideable>(
    value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1,
    @ViewBuilder label: () -> Label, onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) {
    self.init(value, bounds, step, onEditingChanged, label())
  }
}

extension Stepper where Label == Text {
  /// Creates a stepper with a title that runs actions; a `nil` action disables its step.
  public init(
    _ titleKey: LocalizedStringKey, onIncrement: (() -> Void)?, onDecrement: (() -> Void)?,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) {
    self.init(
      label: { Text(titleKey) }, onIncrement: onIncrement, onDecrement: onDecrement,
      onEditingChanged: onEditingChanged)
  }

  /// Creates a stepper with a title that runs actions; a `nil` action disables its step.
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, onIncrement: (() -> Void)?, onDecrement: (() -> Void)?,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) {
    self.init(
      label: { Text(title) }, onIncrement: onIncrement, onDecrement: onDecrement,
      onEditingChanged: onEditingChanged)
  }

  /// Creates a stepper of a value with a title.
  public init<V: Strideable>(
    _ titleKey: LocalizedStringKey, value: Binding<V>, step: V.Stride = 1,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) {
    self.init(value, nil, step, onEditingChanged, Text(titleKey))
  }

  /// Creates a stepper of a value with a title.
  @_disfavoredOverload
  public init<S: StringProtocol, V: Strideable>(
    _ title: S, value: Binding<V>, step: V.Stride = 1,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) {
    self.init(value, nil, step, onEditingChanged, Text(title))
  }

  /// Creates a stepper of a value within bounds with a title.
  public init<V: Strideable>(
    _ titleKey: LocalizedStringKey, value: Binding<V>, in bounds: ClosedRange<V>,
    step: V.Stride = 1, onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) {
    self.init(value, bounds, step, onEditingChanged, Text(titleKey))
  }

  /// Creates a stepper of a value within bounds with a title.
  @_disfavoredOverload
  public init<S: StringProtocol, V: Strideable>(
    _ title: S, value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) {
    self.init(value, bounds, step, onEditingChanged, Text(title))
  }

  /// Creates a stepper of a value with a title that shows the value in a format.
  public init<F: ParseableFormatStyle>(
    _ titleKey: LocalizedStringKey, value: Binding<F.FormatInput>,
    step: F.FormatInput.Stride = 1, format: F,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where F.FormatInput: BinaryFloatingPoint, F.FormatOutput == String {
    self.init(
      value, nil, step, onEditingChanged,
      Text(titleKey) + Text(verbatim: " ") + Text(value.wrappedValue, format: format))
  }
}

/// Steps values without trapping on integer overflow.
enum SteppedValue {
  /// Advances a value, or returns `nil` beyond the ends of its type, where `advanced(by:)` traps.
  static func advance<V: Strideable>(_ value: V, by stride: V.Stride) -> V? {
    guard let integer = value as? any FixedWidthInteger, let stride = stride as? Int else {
      return value.advanced(by: stride)
    }
    return advance(integer, by: stride).flatMap { $0 as? V }
  }

  private static func advance<I: FixedWidthInteger>(_ value: I, by stride: Int) -> I? {
    guard let distance = I(exactly: stride.magnitude) else { return nil }
    let (result, overflow) =
      stride < 0
      ? value.subtractingReportingOverflow(distance) : value.addingReportingOverflow(distance)
    return overflow ? nil : result
  }
}
#endif
