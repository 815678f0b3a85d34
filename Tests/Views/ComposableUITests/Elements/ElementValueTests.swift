#if PortableViews
import ComposableUI
import Foundation
import Testing

/// Values of controls as text.
struct ElementValueTests {
  private static let picker: DatePickerDetails = {
    var calendar = Calendar(identifier: .gregorian)
    calendar.timeZone = TimeZone(secondsFromGMT: 0)!
    return DatePickerDetails(
      date: Date(timeIntervalSince1970: 86_400), components: [.date], calendar: calendar)
  }()

  @Test(
    "the text of a value stands for that value",
    arguments: [
      (ElementDetails.toggle(ToggleDetails(isOn: true)), EventValue.flag(false), "false"),
      (.slider(SliderDetails()), .number(0.25), "0.25"),
      (.slider(SliderDetails(bounds: 0...9)), .number(7), "7"),
      (.textField(FieldDetails()), .text("a\nb"), "a\nb"),
      (.secureField(FieldDetails()), .text(""), ""),
      (.textEditor(FieldDetails()), .text("x"), "x"),
      (.datePicker(picker), .date(Date(timeIntervalSince1970: 0)), "1970-01-01"),
      (.colorPicker(.named(.red)), .color(.rgba(1, 0, 0, 1)), "#ff0000"),
      (.picker(PickerDetails()), .text("2"), "2"),
      (.segments(PickerDetails()), .text("2"), "2"),
    ])
  func roundTrip(details: ElementDetails, value: EventValue, text: String) throws {
    #expect(details.showing(value).valueText == text)
    #expect(try details.value(from: text, for: .input) == value)
    #expect(details.showing(value).role == details.role)
  }

  @Test(
    "a text that stands for no value of an event is an error",
    arguments: [
      (ElementDetails(.toggle), ElementEvent.input, "maybe"), (.init(.toggle), .input, nil),
      (.init(.slider), .input, "nan"), (.init(.slider), .input, "1e999"),
      (.init(.slider), .input, "one"), (.init(.textField), .input, nil),
      (.datePicker(picker), .input, "2026-02-30T00:00"), (.datePicker(picker), .input, "12:00"),
      (.init(.colorPicker), .input, "red"), (.init(.colorPicker), .input, "#12345g"),
      (.init(.row), .move, "down"), (.init(.row), .move, "1.5"), (.init(.row), .move, nil),
      (.init(.button), .tap, "1"), (.init(.textField), .focus, "yes"),
      (.init(.navigation), .navigate, nil), (.init(.text), .input, "a"),
    ] as [(ElementDetails, ElementEvent, String?)])
  func invalid(details: ElementDetails, event: ElementEvent, text: String?) {
    #expect(throws: InvalidEventValue.self) { try details.value(from: text, for: event) }
  }

  @Test("a value of another type leaves details unchanged")
  func mismatch() {
    let toggle = ElementDetails.toggle(ToggleDetails(isOn: true))
    #expect(toggle.showing(.text("false")) == toggle)
    #expect(ElementDetails.text.showing(.flag(true)) == .text)
  }
}
#endif
