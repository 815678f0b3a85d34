#if canImport(FoundationNetworking)
import PortableFoundation
import Testing

/// Formatters that Foundation lacks.
struct FormatterTests {
  private func components(_ change: (DateComponentsFormatter) -> Void) -> DateComponentsFormatter {
    let formatter = DateComponentsFormatter()
    var calendar = Calendar(identifier: .gregorian)
    calendar.locale = Locale(identifier: "en_US")
    formatter.calendar = calendar
    change(formatter)
    return formatter
  }

  @Test(
    "positions have two digits, but the first one",
    arguments: [
      (95.0, "1:35", "01:35"), (5, "5", "00:05"), (3_725, "62:05", "62:05"), (0, "0", "00:00"),
      (-95, "-1:35", "-01:35"),
    ])
  func positional(seconds: Double, text: String, padded: String) {
    let formatter = components { $0.allowedUnits = [.minute, .second] }
    #expect(formatter.string(from: seconds) == text)
    formatter.zeroFormattingBehavior = .pad
    #expect(formatter.string(from: seconds) == padded)
  }

  @Test("words leave out zeros, and are limited in number")
  func worded() {
    let formatter = components {
      $0.unitsStyle = .full
      $0.allowedUnits = [.hour, .minute, .second]
    }
    #expect(formatter.string(from: 3_605) == "1 hour, 5 seconds")
    #expect(formatter.string(from: 0) == "0 seconds")
    formatter.maximumUnitCount = 1
    #expect(formatter.string(from: 7_325) == "2 hours")
    formatter.unitsStyle = .abbreviated
    formatter.maximumUnitCount = 2
    #expect(formatter.string(from: 7_325) == "2h 2m")
  }

  @Test("values without a length have no text")
  func invalid() {
    let formatter = components { _ in }
    #expect(formatter.string(from: .nan) == nil)
    #expect(formatter.string(from: .infinity) == nil)
    #expect(formatter.string(for: "text") == nil)
    #expect(formatter.string(from: DateComponents(day: 1, hour: 2)) == "1:02:00:00")
  }

  @Test("relative dates are in the language of the locale")
  func relative() {
    let formatter = RelativeDateTimeFormatter()
    formatter.locale = Locale(identifier: "en_US")
    let now = Date(timeIntervalSinceReferenceDate: 0)
    #expect(formatter.localizedString(for: now - 7_200, relativeTo: now) == "2 hours ago")
    #expect(formatter.localizedString(for: now + 60, relativeTo: now) == "in 1 minute")
    formatter.unitsStyle = .abbreviated
    #expect(formatter.localizedString(for: now - 7_200, relativeTo: now) == "2h ago")
    formatter.unitsStyle = .full
    formatter.locale = Locale(identifier: "de_DE")
    #expect(formatter.localizedString(for: now - 7_200, relativeTo: now) == "vor 2 Stunden")
  }

  @Test("measurements have the symbol of their unit")
  func measurements() {
    let formatter = MeasurementFormatter()
    formatter.locale = Locale(identifier: "de_DE")
    let distance = Measurement(value: 12.5, unit: UnitLength.kilometers)
    #expect(formatter.string(from: distance) == "12,5 km")
    #expect(formatter.string(for: distance) == "12,5 km")
    formatter.unitStyle = .short
    #expect(formatter.string(from: distance) == "12,5km")
    let heat = Measurement(value: 20, unit: UnitTemperature.celsius)
    #expect(formatter.string(from: heat) == "20°C")
    formatter.unitOptions = .temperatureWithoutUnit
    #expect(formatter.string(from: heat) == "20°")
  }

  @Test("lists have a word before the last item")
  func lists() {
    let formatter = ListFormatter()
    formatter.locale = Locale(identifier: "en_US")
    #expect(formatter.string(from: ["a", "b", "c"]) == "a, b, and c")
    #expect(formatter.string(from: ["a", 1]) == nil)
    formatter.itemFormatter = NumberFormatter()
    #expect(formatter.string(from: ["a", 1]) == "a and 1")
  }
}
#endif
