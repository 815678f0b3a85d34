public nonisolated struct Label<Title: View, Icon: View>: View {
  public typealias Body = Never

  public init(@ViewBuilder title: () -> Title, @ViewBuilder icon: () -> Icon) { fatalError() }
}

extension Label where Title == Text, Icon == Image {
  public nonisolated init(_ titleKey: LocalizedStringKey, systemImage name: String) {
    fatalError()
  }

  @_disfavoredOverload
  public nonisolated init<S: StringProtocol>(_ title: S, systemImage name: String) { fatalError() }
}

public nonisolated struct Toggle<Label: View>: View {
  public typealias Body = Never

  public init(isOn: Binding<Bool>, @ViewBuilder label: () -> Label) { fatalError() }
}

extension Toggle where Label == Text {
  public nonisolated init(_ titleKey: LocalizedStringKey, isOn: Binding<Bool>) { fatalError() }

  @_disfavoredOverload
  public nonisolated init<S: StringProtocol>(_ title: S, isOn: Binding<Bool>) { fatalError() }
}

@MainActor @preconcurrency
public protocol ToggleStyle {}

@available(tvOS, unavailable)
public struct SwitchToggleStyle: ToggleStyle {
  public nonisolated init() { fatalError() }

  public nonisolated init(tint: Color) { fatalError() }
}

public nonisolated struct ProgressView<Label: View, CurrentValueLabel: View>: View {
  public typealias Body = Never
}

extension ProgressView where CurrentValueLabel == EmptyView {
  public nonisolated init() where Label == EmptyView { fatalError() }

  public nonisolated init<V: BinaryFloatingPoint>(
    _ titleKey: LocalizedStringKey, value: V?, total: V = 1.0
  ) where Label == Text {
    fatalError()
  }
}

public nonisolated struct Picker<Label: View, SelectionValue: Hashable, Content: View>: View {
  public typealias Body = Never

  public init(
    selection: Binding<SelectionValue>, label: Label, @ViewBuilder content: () -> Content
  ) {
    fatalError()
  }

  public init(
    selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content,
    @ViewBuilder label: () -> Label
  ) {
    fatalError()
  }
}

extension Picker where Label == Text {
  public nonisolated init(
    _ titleKey: LocalizedStringKey, selection: Binding<SelectionValue>,
    @ViewBuilder content: () -> Content
  ) {
    fatalError()
  }
}

@MainActor @preconcurrency
public protocol PickerStyle {}

@available(watchOS, unavailable)
public struct SegmentedPickerStyle: PickerStyle {
  public nonisolated init() { fatalError() }
}

@available(tvOS, unavailable)
public nonisolated struct Slider<Label: View, ValueLabel: View>: View {
  public typealias Body = Never

  public init<V: BinaryFloatingPoint>(
    value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1,
    @ViewBuilder label: () -> Label, @ViewBuilder minimumValueLabel: () -> ValueLabel,
    @ViewBuilder maximumValueLabel: () -> ValueLabel,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where V.Stride: BinaryFloatingPoint {
    fatalError()
  }
}

@available(tvOS, unavailable)
extension Slider where Label == EmptyView, ValueLabel == EmptyView {
  public nonisolated init<V: BinaryFloatingPoint>(
    value: Binding<V>, in bounds: ClosedRange<V> = 0...1,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where V.Stride: BinaryFloatingPoint {
    fatalError()
  }
}

@available(tvOS, unavailable)
public nonisolated struct Stepper<Label: View>: View {
  public typealias Body = Never

  public init<V: Strideable>(
    value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1,
    @ViewBuilder label: () -> Label, onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) {
    fatalError()
  }
}

@available(tvOS, unavailable)
extension Stepper where Label == Text {
  public nonisolated init<V: Strideable>(
    _ titleKey: LocalizedStringKey, value: Binding<V>, in bounds: ClosedRange<V>,
    step: V.Stride = 1, onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) {
    fatalError()
  }

  public nonisolated init(
    _ titleKey: LocalizedStringKey, onIncrement: (() -> Void)?, onDecrement: (() -> Void)?,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) {
    fatalError()
  }
}

@available(tvOS, unavailable)
public nonisolated struct DatePicker<Label: View>: View {
  public typealias Components = DatePickerComponents
  public typealias Body = Never
}

@available(tvOS, unavailable)
extension DatePicker where Label == Text {
  public nonisolated init(
    _ titleKey: LocalizedStringKey, selection: Binding<Date>, in range: PartialRangeThrough<Date>,
    displayedComponents: Components = [.hourAndMinute, .date]
  ) {
    fatalError()
  }
}

public struct DatePickerComponents: OptionSet, Sendable {
  public let rawValue: UInt

  public init(rawValue: UInt) { fatalError() }

  public static var hourAndMinute: DatePickerComponents { fatalError() }
  public static var date: DatePickerComponents { fatalError() }
}

@MainActor @preconcurrency
public protocol DatePickerStyle {}

@available(tvOS, unavailable)
@available(watchOS, unavailable)
public struct CompactDatePickerStyle: DatePickerStyle {}

@available(tvOS, unavailable)
@available(watchOS, unavailable)
extension DatePickerStyle where Self == CompactDatePickerStyle {
  public static var compact: CompactDatePickerStyle { fatalError() }
}

@available(tvOS, unavailable)
@available(watchOS, unavailable)
public nonisolated struct ColorPicker<Label: View>: View {
  public typealias Body = Never
}

@available(tvOS, unavailable)
@available(watchOS, unavailable)
extension ColorPicker where Label == Text {
  public nonisolated init(
    _ titleKey: LocalizedStringKey, selection: Binding<Color>, supportsOpacity: Bool = true
  ) {
    fatalError()
  }
}

public nonisolated struct Link<Label: View>: View {
  public typealias Body = Never
}

extension Link where Label == Text {
  public nonisolated init(_ titleKey: LocalizedStringKey, destination: URL) { fatalError() }
}

@available(watchOS, unavailable)
public nonisolated struct Menu<Label: View, Content: View>: View {
  public typealias Body = Never

  public init(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) {
    fatalError()
  }
}

@available(watchOS, unavailable)
extension Menu where Label == Text {
  public nonisolated init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {
    fatalError()
  }
}

@MainActor @preconcurrency
public protocol MenuStyle {}

@available(watchOS, unavailable)
public struct DefaultMenuStyle: MenuStyle {}

@available(watchOS, unavailable)
extension MenuStyle where Self == DefaultMenuStyle {
  public static var automatic: DefaultMenuStyle { fatalError() }
}

@available(macOS, unavailable)
@available(watchOS, unavailable)
public nonisolated struct EditButton: View {
  public typealias Body = Never

  public init() { fatalError() }
}

extension View {
  public nonisolated func disabled(_ disabled: Bool) -> some View { self }

  public nonisolated func pickerStyle<S: PickerStyle>(_ style: S) -> some View { self }

  public nonisolated func tag<V: Hashable>(_ tag: V) -> some View { self }

  public nonisolated func toggleStyle<S: ToggleStyle>(_ style: S) -> some View { self }

  @available(tvOS, unavailable)
  public nonisolated func datePickerStyle<S: DatePickerStyle>(_ style: S) -> some View { self }

  @available(watchOS, unavailable)
  public nonisolated func menuStyle<S: MenuStyle>(_ style: S) -> some View { self }
}
