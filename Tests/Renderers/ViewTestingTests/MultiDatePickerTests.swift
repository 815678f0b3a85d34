#if PortableViews
import Clocks
import ComposableUI
import Foundation
import Testing
import ViewTesting

/// Several days, and progress over time.
@MainActor
struct MultiDatePickerTests {
  private static var calendar: Calendar {
    var calendar = Calendar(identifier: .gregorian)
    calendar.timeZone = .gmt
    calendar.locale = Locale(identifier: "en_US")
    return calendar
  }

  private static func day(_ year: Int, _ month: Int, _ day: Int) -> Date {
    calendar.date(from: DateComponents(year: year, month: month, day: day)) ?? .distantPast
  }

  private struct Days: View {
    @State var days: Set<DateComponents> = [DateComponents(year: 2024, month: 2, day: 29)]

    var body: some View {
      MultiDatePicker(
        "Days", selection: $days,
        in: MultiDatePickerTests.day(2024, 2, 10)..<MultiDatePickerTests.day(2024, 4, 1))
      Text(
        verbatim: days.map { "\($0.year ?? 0)-\($0.month ?? 0)-\($0.day ?? 0)" }.sorted()
          .joined(separator: " "))
    }
  }

  private func screen() -> ViewTester {
    ViewTester(
      Days().environment(\.calendar, Self.calendar).environment(\.timeZone, .gmt)
        .environment(\.locale, Locale(identifier: "en_US")))
  }

  private func isOn(_ label: String, in screen: ViewTester) throws -> Bool {
    try screen.toggle(label).value == "true"
  }

  @Test("the month of the first chosen day shows, with that day on")
  func firstMonth() throws {
    let screen = screen()
    #expect(screen.texts.contains("February 2024"))
    #expect(screen.root.all(.toggle).count == 29)
    #expect(try isOn("Thursday, February 29, 2024", in: screen))
    #expect(try !isOn("Wednesday, February 28, 2024", in: screen))
  }

  @Test("days are added and removed, and match by year, month and day")
  func choice() throws {
    let screen = screen()
    try screen.toggle("Wednesday, February 28, 2024").toggle()
    #expect(screen.texts.last == "2024-2-28 2024-2-29")
    try screen.toggle("Thursday, February 29, 2024").toggle()
    #expect(screen.texts.last == "2024-2-28")
  }

  @Test("days and months outside of the bounds cannot be reached")
  func bounds() throws {
    let screen = screen()
    #expect(try screen.toggle("Friday, February 9, 2024").isDisabled)
    #expect(try !screen.toggle("Saturday, February 10, 2024").isDisabled)
    #expect(try screen.button("Previous Month").isDisabled)
    try screen.button("Next Month").tap()
    #expect(screen.texts.contains("March 2024"))
    #expect(try screen.button("Next Month").isDisabled)
    #expect(try !screen.toggle("Sunday, March 31, 2024").isDisabled)
    // March 2024 began on a Friday, and weeks with Sunday.
    let grid = try screen.find(.grid)
    #expect(grid.children.count == 7 + 5 + 31)
  }

  @Test("a progress view has words for its value")
  func valueLabel() throws {
    let screen = ViewTester(
      ProgressView(value: 3, total: 4) {
        Text("Steps")
      } currentValueLabel: {
        Text("3 of 4")
      })
    #expect(try screen.find(.progress, "Steps").tree.element.details == .progress(fraction: 0.75))
    #expect(screen.texts.contains("3 of 4"))
  }

  @Test("the progress of an interval goes down each second, and stops at its end")
  func interval() async throws {
    let clock = TestClock()
    let start = Date(timeIntervalSinceReferenceDate: 1_000)
    let screen = clock.screen(
      ProgressView(timerInterval: start...start.addingTimeInterval(4)), startingAt: start)
    #expect(screen.texts == ["0:04"])
    #expect(try screen.find(.progress).tree.element.details == .progress(fraction: 1))
    await clock.advance(screen, by: .seconds(1))
    #expect(screen.texts == ["0:03"])
    #expect(try screen.find(.progress).tree.element.details == .progress(fraction: 0.75))
    await clock.advance(screen, by: .seconds(60))
    #expect(screen.texts == ["0:00"])
    #expect(try screen.find(.progress).tree.element.details == .progress(fraction: 0))
  }

  @Test("a text has the time of an interval when it was paused")
  func timerText() {
    let start = Date(timeIntervalSinceReferenceDate: 0)
    let interval = start...start.addingTimeInterval(7_200)
    let pause = start.addingTimeInterval(61)
    func text(_ text: Text) -> [String] { ViewTester(text).texts }
    #expect(text(Text(timerInterval: interval, pauseTime: pause)) == ["1:58:59"])
    #expect(text(Text(timerInterval: interval, pauseTime: pause, countsDown: false)) == ["1:01"])
    #expect(
      text(Text(timerInterval: interval, pauseTime: pause, showsHours: false)) == ["118:59"])
  }
}
#endif
