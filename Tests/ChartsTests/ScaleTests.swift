#if PortableViews
import Foundation
import Testing

@testable import Charts

/// Scales of charts.
struct ScaleTests {
  private func numbers(
    _ values: [Double], includesZero: Bool = true, domain: [Double]? = nil
  ) -> Scale {
    Scale(
      values.map { .number($0) }, spans: [], includesZero: includesZero,
      domain: domain.map { $0.map { .number($0) } })
  }

  @Test("numbers begin at zero and end at a round value")
  func zero() {
    let scale = numbers([12, 47, 83])
    #expect((scale.lower, scale.upper) == (0, 100))
    #expect(scale.values(.automatic).compactMap(\.position) == [0, 20, 40, 60, 80, 100])
    #expect(scale.place(25) == 0.25)
  }

  @Test("numbers without zero begin at a round value")
  func withoutZero() {
    let scale = numbers([12, 14], includesZero: false)
    #expect((scale.lower, scale.upper) == (12, 14))
    #expect(numbers([-3, 4]).values(.automatic).compactMap(\.position) == [-4, -2, 0, 2, 4])
  }

  @Test("a domain is kept as it is")
  func domain() {
    let scale = numbers([5], domain: [0, 12])
    #expect((scale.lower, scale.upper) == (0, 12))
    #expect(scale.values(.stride(by: 4)).compactMap(\.position) == [0, 4, 8, 12])
    #expect(scale.values(.own([3, 30])).compactMap(\.position) == [3])
  }

  @Test("equal and missing values have a scale", arguments: [[], [0], [7, 7]])
  func degenerate(values: [Double]) {
    let scale = numbers(values, includesZero: false)
    #expect(scale.upper > scale.lower)
    #expect(scale.place(7).isFinite)
    #expect(scale.values(.automatic).count < 200)
  }

  @Test("categories share the space in the order of their appearance")
  func categories() {
    let scale = Scale(
      [.category("b"), .category("a"), .category("b")], spans: [], includesZero: true, domain: nil)
    #expect(scale.categoryCount == 2)
    #expect(scale.place(PlotValue(label: "", scalar: .category("b"))) == 0.25)
    #expect(scale.place(PlotValue(label: "", scalar: .category("a"))) == 0.75)
    #expect(scale.place(PlotValue(label: "", scalar: .category("c"))) == nil)
    #expect(scale.values(.automatic) == [.category("b"), .category("a")])
  }

  @Test("a stride of days has marks at the starts of days")
  func days() throws {
    var calendar = Calendar(identifier: .gregorian)
    calendar.timeZone = try #require(TimeZone(identifier: "UTC"))
    let day = 86_400.0
    let scale = Scale(
      [.date(0.5 * day), .date(6.5 * day)], spans: [0...day, (6 * day)...(7 * day)],
      includesZero: false, domain: nil)
    #expect((scale.lower, scale.upper) == (0, 7 * day))
    let values = scale.values(.stride(by: .day, count: 3, calendar: calendar))
    #expect(values == [.date(0), .date(3 * day), .date(6 * day)])
  }
}
#endif
