#if PortableViews
public import Foundation

/// The details of a button.
public struct ButtonDetails: Hashable, Sendable {
  /// The purpose of a button.
  public enum Role: String, Hashable, Sendable { case cancel, destructive }
  /// The look of a button.
  public enum Style: String, Hashable, Sendable {
    case borderless, bordered, borderedProminent, plain
  }

  /// The purpose of the button, if it is special.
  public var role: Role?
  /// The look of the button.
  public var style: Style
  /// Whether the content that the button shows and hides is shown; `nil` for other buttons.
  public var isExpanded: Bool?
  /// The size of a bordered button.
  public var size = ControlSize.regular
  /// Whether a bordered button is as wide as it is high around a short label.
  public var isCircle = false
  /// Whether the button repeats its action while it is pressed.
  public var repeats = false

  /// Creates the details of a button.
  public init(role: Role? = nil, style: Style = .borderless, isExpanded: Bool? = nil) {
    self.role = role
    self.style = style
    self.isExpanded = isExpanded
  }
}

/// The details of a link.
public struct LinkDetails: Hashable, Sendable {
  /// The address or the URL path that the link leads to; `nil` if it has none.
  public var destination: String?

  /// Creates the details of a link.
  public init(destination: String? = nil) {
    self.destination = destination
  }
}

/// The details of a text field, a secure field or a text editor.
public struct FieldDetails: Hashable, Sendable {
  /// The kind of text that a field takes.
  public enum Content: String, Hashable, Sendable, CaseIterable {
    case text, search, email, url, telephone, number, decimal
  }
  /// The look of a field.
  public enum Style: String, Hashable, Sendable {
    case automatic, plain, bordered
    /// A search field across the screen.
    case bar
    /// As many lines as the text needs.
    case growing
  }
  /// The name of the key that submits a field.
  public enum SubmitLabel: String, Hashable, Sendable, CaseIterable {
    case done, enter, go, next, search, send
  }

  /// The letters that a field capitalizes as one types on a screen.
  public enum Capitalization: String, Hashable, Sendable, CaseIterable {
    case none, words, sentences, characters
  }
  /// The meaning of a field's text, by which the system can fill it in.
  public enum Meaning: String, Hashable, Sendable, CaseIterable {
    case name, honorificPrefix, givenName, additionalName, familyName, honorificSuffix, nickname
    case organizationTitle, organization, streetAddress, addressLine1, addressLine2, city, state
    case country, postalCode, telephone, email, url, creditCardNumber, birthday
    case username, currentPassword, newPassword, oneTimeCode
  }

  /// The text in the field.
  public var text: String
  /// The text that shows while the field is empty.
  public var placeholder: String?
  /// The kind of text that the field takes.
  public var content: Content
  /// The name of the key that submits the field.
  public var submitLabel: SubmitLabel?
  /// The look of the field.
  public var style: Style
  /// The letters that the field capitalizes; the system decides if `nil`.
  public var capitalization: Capitalization?
  /// Whether typed words are corrected; the system decides if `nil`.
  public var isCorrected: Bool?
  /// The meaning of the text; `nil` if it is not known.
  public var meaning: Meaning?
  /// The part of the text that was found, as offsets in UTF-16; `nil` for none.
  public var found: Range<Int>?

  /// Creates the details of a field.
  public init(
    text: String = "", placeholder: String? = nil, content: Content = .text,
    submitLabel: SubmitLabel? = nil, style: Style = .automatic
  ) {
    self.text = text
    self.placeholder = placeholder
    self.content = content
    self.submitLabel = submitLabel
    self.style = style
  }
}

/// The details of a toggle.
public struct ToggleDetails: Hashable, Sendable {
  /// The look of a toggle.
  public enum Style: String, Hashable, Sendable { case `switch`, checkbox, button }

  /// Whether the toggle is on.
  public var isOn: Bool
  /// The look of the toggle.
  public var style: Style

  /// Creates the details of a toggle.
  public init(isOn: Bool = false, style: Style = .switch) {
    self.isOn = isOn
    self.style = style
  }
}

/// The details of a slider.
public struct SliderDetails: Hashable, Sendable {
  /// The value, within the bounds.
  public var value: Double
  /// The least and the greatest value.
  public var bounds: ClosedRange<Double>
  /// The distance between values, from the lower bound; `nil` for any value.
  public var step: Double?

  /// Creates the details of a slider.
  public init(value: Double = 0, bounds: ClosedRange<Double> = 0...1, step: Double? = nil) {
    self.value = value
    self.bounds = bounds
    self.step = step
  }
}

/// The details of a date picker.
public struct DatePickerDetails: Hashable, Sendable {
  /// The date and time.
  public var date: Date
  /// The earliest date, if any.
  public var earliest: Date?
  /// The latest date, if any.
  public var latest: Date?
  /// The parts of the date that the picker shows and sets.
  public var components: DatePickerComponents
  /// The calendar, with the time zone in which dates are shown.
  public var calendar: Calendar

  /// Creates the details of a date picker.
  public init(
    date: Date = Date(timeIntervalSince1970: 0), earliest: Date? = nil, latest: Date? = nil,
    components: DatePickerComponents = [.date, .hourAndMinute],
    calendar: Calendar = Calendar(identifier: .gregorian)
  ) {
    self.date = date
    self.earliest = earliest
    self.latest = latest
    self.components = components
    self.calendar = calendar
  }
}

/// The details of a picker, or of a choice whose segments are all visible.
public struct PickerDetails: Hashable, Sendable {
  /// The tag of the selected choice; empty for none.
  public var selection: String
  /// The name of the symbol beside the label.
  public var symbol: String?
  /// Whether the choices are rows below the label.
  public var isInline: Bool

  /// Creates the details of a picker.
  public init(selection: String = "", symbol: String? = nil, isInline: Bool = false) {
    self.selection = selection
    self.symbol = symbol
    self.isInline = isInline
  }
}

/// The details of one choice of a picker.
public struct ChoiceDetails: Hashable, Sendable {
  /// The name of the choice in the picker's selection and events.
  public var tag: String
  /// The name of the choice's symbol.
  public var symbol: String?

  /// Creates the details of a choice.
  public init(tag: String = "", symbol: String? = nil) {
    self.tag = tag
    self.symbol = symbol
  }
}

/// The details of the button of a tab.
public struct TabItemDetails: Hashable, Sendable {
  /// Whether the tab is the selected one.
  public var isSelected: Bool
  /// The name of the symbol above the label.
  public var symbol: String?

  /// Creates the details of a tab's button.
  public init(isSelected: Bool = false, symbol: String? = nil) {
    self.isSelected = isSelected
    self.symbol = symbol
  }
}
#endif
