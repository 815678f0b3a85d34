#if PortableViews
import ComposableUI
import Foundation
import Testing
import ViewTesting

/// A date picker as a calendar.
@MainActor
struct GraphicalDatePickerTests {
  private static func calendar(_ locale: String) -> Calendar {
    var calendar = Calendar(identifier: .gregorian)
    calendar.timeZone = .gmt
    calendar.locale = Locale(identifier: locale)
    calendar.firstWeekday = locale == "de_DE" ? 2 : 1
    return calendar
  }

  private static func date(_ day: Int, _ hour: Int = 0, month: Int = 2) -> Date {
    calendar("en_US").date(
      from: DateComponents(year: 2024, month: month, day: day, hour: hour, minute: 30))
      ?? .distantPast
  }

  private struct Picking: View {
    @State var date = GraphicalDatePickerTests.date(14, 9)
    let components: DatePicker<Text>.Components

    var body: some View {
      DatePicker(
        "When", selection: $date,
        in: GraphicalDatePickerTests.date(5, 12)...GraphicalDatePickerTests.date(20, 8, month: 3),
        displayedComponents: components
      )
      .datePickerStyle(.graphical)
      Button("Jump") { date = GraphicalDatePickerTests.date(1, 9, month: 3) }
      Text(verbatim: "at \(date.formatted(.iso8601))")
    }
  }

  private func screen(
    _ components: DatePicker<Text>.Components = .date, locale: String = "en_US"
  ) -> ViewTester {
    ViewTester(
      Picking(components: components)
        .environment(\.calendar, Self.calendar(locale)).environment(\.timeZone, .gmt)
        .environment(\.locale, Locale(identifier: locale)))
  }

  private func hint(_ label: String, in screen: ViewTester) throws -> String? {
    try screen.button(label).tree.element.traits.hint
  }

  @Test("the month of the date shows with a button for each day, of which the chosen one is marked")
  func month() throws {
    let screen = screen()
    #expect(try screen.text("February 2024").tree.element.traits.headingLevel == 3)
    #expect(try hint("Wednesday, February 14, 2024", in: screen) == "Selected")
    #expect(try hint("Thursday, February 15, 2024", in: screen) == nil)
    // February 2024 began on a Thursday, and weeks with Sunday.
    #expect(try screen.find(.grid).children.count == 7 + 4 + 29)
    #expect(!screen.has(.datePicker))
    // The days are below the names of their weekdays.
    let names = screen.root.all(.text).filter { $0.text == "S" }.map(\.frame.midX)
    let sunday = try screen.button("Sunday, February 11, 2024").frame
    let saturday = try screen.button("Saturday, February 10, 2024").frame
    #expect(abs(sunday.midX - names[0]) < 1)
    #expect(abs(saturday.midX - names[1]) < 1)
    #expect(saturday.maxY <= sunday.minY)
  }

  @Test("the words and the first day of a week follow the locale")
  func german() throws {
    let screen = screen(locale: "de_DE")
    #expect(screen.texts.contains("Februar 2024"))
    #expect(try !screen.button("Mittwoch, 14. Februar 2024").isDisabled)
    #expect(try screen.find(.grid).children.count == 7 + 3 + 29)
  }

  @Test("a day is chosen at the time of the date before, and within the bounds")
  func choice() throws {
    let screen = screen()
    try screen.button("Friday, February 16, 2024").tap()
    #expect(screen.texts.last == "at 2024-02-16T09:30:00Z")
    #expect(try hint("Friday, February 16, 2024", in: screen) == "Selected")
    #expect(try hint("Wednesday, February 14, 2024", in: screen) == nil)
    // Its time is before the first one that can be chosen.
    try screen.button("Monday, February 5, 2024").tap()
    #expect(screen.texts.last == "at 2024-02-05T12:30:00Z")
  }

  @Test("days and months outside of the bounds cannot be reached")
  func bounds() throws {
    let screen = screen()
    #expect(try screen.button("Sunday, February 4, 2024").isDisabled)
    #expect(try !screen.button("Monday, February 5, 2024").isDisabled)
    #expect(try screen.button("Previous Month").isDisabled)
    try screen.button("Next Month").tap()
    #expect(screen.texts.contains("March 2024"))
    #expect(try screen.button("Next Month").isDisabled)
    #expect(try !screen.button("Wednesday, March 20, 2024").isDisabled)
    #expect(try screen.button("Thursday, March 21, 2024").isDisabled)
    try screen.button("Previous Month").tap()
    #expect(screen.texts.contains("February 2024"))
  }

  @Test("another date shows its month")
  func jump() throws {
    let screen = screen()
    try screen.button("Jump").tap()
    #expect(screen.texts.contains("March 2024"))
    try screen.button("Previous Month").tap()
    #expect(screen.texts.contains("February 2024"))
    try screen.button("Friday, February 9, 2024").tap()
    #expect(screen.texts.contains("February 2024"))
    try screen.button("Jump").tap()
    #expect(screen.texts.contains("March 2024"))
  }

  @Test("with a time, a field for it is below the days; a time alone is a field")
  func time() throws {
    let both = screen([.date, .hourAndMinute])
    let field = try both.find(.datePicker, "Time")
    #expect(try field.frame.minY >= both.find(.grid).frame.maxY)
    guard case .datePicker(let details) = field.tree.element.details else {
      Issue.record("Got \(field.tree.element.details)")
      return
    }
    #expect(details.components == .hourAndMinute)
    let timeOnly = screen(.hourAndMinute)
    #expect(timeOnly.has(.datePicker, "When"))
    #expect(!timeOnly.has(.grid))
  }
}
#endif
