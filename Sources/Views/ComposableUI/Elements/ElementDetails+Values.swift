#if PortableViews
import Foundation

extension ElementDetails {
  /// The value that a user can change or that shows progress, as text; `nil` if there is none.
  ///
  /// Tests, logs and protocols write values in this form: `true`, `0.5`, `2026-02-28`, `#ff8000`.
  public var valueText: String? {
    switch self {
    case .progress(let fraction): fraction.map { String($0) }
    case .textField(let field), .secureField(let field), .textEditor(let field): field.text
    case .toggle(let toggle): String(toggle.isOn)
    case .slider(let slider): SliderDetails.text(slider.value)
    case .datePicker(let picker): picker.text(of: picker.date)
    case .colorPicker(let color): color.hexadecimal
    case .stepper(let value): value
    case .picker(let picker), .segments(let picker): picker.selection
    case .disclosure(let isExpanded): String(isExpanded)
    case .tabItem(let item): String(item.isSelected)
    case .tabPanel(let isShown): String(isShown)
    default: nil
    }
  }

  /// Returns the value that a text stands for in an event; throws if there is none.
  ///
  /// - Parameters:
  ///   - text: A text in the form of ``valueText``; `nil` if the event carries none.
  ///   - event: The kind of event.
  /// - Returns: The value; `nil` for an event without a value.
  /// - Throws: ``InvalidEventValue`` if the text is missing, unexpected or not of the right form.
  public func value(
    from text: String?, for event: ElementEvent
  ) throws(InvalidEventValue) -> EventValue? {
    let kind = event.valueKind(input: RoleDescription(role).input)
    guard let kind else {
      guard text == nil else { throw InvalidEventValue() }
      return nil
    }
    let value: EventValue? =
      switch (kind, text) {
      case (_, nil): nil
      case (.text, let text?): .text(text)
      case (.flag, let text?): Bool(text).map(EventValue.flag)
      case (.integer, let text?): Int(text).map(EventValue.integer)
      case (.number, let text?): Double(text).flatMap { $0.isFinite ? .number($0) : nil }
      case (.color, let text?): ElementColor(hexadecimal: text).map(EventValue.color)
      case (.date, let text?): date(from: text).map(EventValue.date)
      case (.frame, let text?): Self.frame(from: text)
      case (.pointer, let text?): PointerInput(text).map(EventValue.pointer)
      case (.scrolling, let text?): ScrollInput(text).map(EventValue.scrolling)
      case (.hover, let text?): HoverInput(text).map(EventValue.hover)
      }
    guard let value else { throw InvalidEventValue() }
    return value
  }

  /// The frame that a text such as `0 60 320 200` stands for.
  private static func frame(from text: String) -> EventValue? {
    guard let lengths = InputLengths(text[...], count: 4), lengths.areSizes(from: 2) else {
      return nil
    }
    return .frame(x: lengths[0], y: lengths[1], width: lengths[2], height: lengths[3])
  }

  private func date(from text: String) -> Date? {
    guard case .datePicker(let picker) = self else { return nil }
    return picker.date(from: text)
  }

  /// Returns the details of a control that shows another value, as after a user's input.
  public func showing(_ value: EventValue) -> Self {
    switch (self, value) {
    case (.textField(var field), .text(let text)):
      field.text = text
      return .textField(field)
    case (.secureField(var field), .text(let text)):
      field.text = text
      return .secureField(field)
    case (.textEditor(var field), .text(let text)):
      field.text = text
      return .textEditor(field)
    case (.toggle(var toggle), .flag(let isOn)):
      toggle.isOn = isOn
      return .toggle(toggle)
    case (.slider(var slider), .number(let number)):
      slider.value = number
      return .slider(slider)
    case (.datePicker(var picker), .date(let date)):
      picker.date = date
      return .datePicker(picker)
    case (.colorPicker, .color(let color)):
      return .colorPicker(color)
    case (.picker(var picker), .text(let tag)):
      picker.selection = tag
      return .picker(picker)
    case (.segments(var picker), .text(let tag)):
      picker.selection = tag
      return .segments(picker)
    default:
      return self
    }
  }
}

/// The error for a text that is no value of an event.
public struct InvalidEventValue: Error {
  /// Creates the error.
  public init() {}
}

extension SliderDetails {
  /// Returns a number as text, without a fraction if it is whole.
  public static func text(_ number: Double) -> String {
    number == number.rounded() && abs(number) < 1e15 ? "\(Int(number))" : "\(number)"
  }
}

extension ElementColor {
  /// Creates an opaque colour from a text such as `#ff8000`, or fails for another text.
  public init?(hexadecimal text: String) {
    guard text.utf8.count == 7, text.hasPrefix("#"),
      text.dropFirst().utf8.allSatisfy({ Character(Unicode.Scalar($0)).isHexDigit }),
      let number = Int(text.dropFirst(), radix: 16)
    else { return nil }
    func component(_ shift: Int) -> Double { Double(number >> shift & 0xFF) / 255 }
    self = .rgba(component(16), component(8), component(0), 1)
  }

  /// The colour as text, such as `#ff8000`, without its opacity.
  public var hexadecimal: String {
    let (red, green, blue, _) = components
    return "#"
      + [red, green, blue].map { component in
        let byte = component.isFinite ? Int((min(max(component, 0), 1) * 255).rounded()) : 0
        return String(byte + 0x100, radix: 16).dropFirst()
      }.joined()
  }
}
#endif
