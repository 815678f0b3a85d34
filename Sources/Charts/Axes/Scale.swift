#if PortableViews
import Foundation

/// The places of an axis' values, from 0 at its start to 1 at its end.
struct Scale {
  enum Kind {
    case categories([String])
    case numbers, dates
  }

  var kind: Kind
  var lower = 0.0
  var upper = 1.0

  /// Creates the scale of values.
  ///
  /// - Parameters:
  ///   - scalars: The values in the order of their appearance.
  ///   - spans: The ranges that some of them stand for.
  ///   - includesZero: Whether numbers start at zero.
  ///   - domain: The values at the ends, or the categories, if they are given.
  init(
    _ scalars: [_PlotScalar], spans: [ClosedRange<Double>], includesZero: Bool,
    domain: [_PlotScalar]?
  ) {
    let categories = (domain ?? scalars).compactMap { scalar -> String? in
      if case .category(let name) = scalar { name } else { nil }
    }
    if !categories.isEmpty {
      var seen: Set<String> = []
      kind = .categories(categories.filter { seen.insert($0).inserted })
      return
    }
    let isDate = scalars.contains { if case .date = $0 { true } else { false } }
    kind = isDate ? .dates : .numbers
    if let ends = domain?.compactMap(\.position), let low = ends.min(), let high = ends.max() {
      (lower, upper) = (low, high)
    } else {
      var positions = spans.flatMap { [$0.lowerBound, $0.upperBound] }
      positions += scalars.compactMap(\.position)
      if !isDate, includesZero { positions.append(0) }
      (lower, upper) = (positions.min() ?? 0, positions.max() ?? 1)
      if !isDate { widen() }
    }
    if !(upper > lower) { (lower, upper) = isDate ? (lower - 1, lower + 1) : (lower, lower + 1) }
  }

  /// The number of categories, or `nil` for numbers and dates.
  var categoryCount: Int? {
    if case .categories(let names) = kind { names.count } else { nil }
  }

  /// Returns the place of a number or a date.
  func place(_ position: Double) -> Double { (position - lower) / (upper - lower) }

  /// Returns the place of a value, in the middle of what it stands for; `nil` if it has none.
  func place(_ value: PlotValue) -> Double? {
    if case .categories(let names) = kind {
      guard case .category(let name) = value.scalar, let index = names.firstIndex(of: name) else {
        return nil
      }
      return (Double(index) + 0.5) / Double(names.count)
    }
    return value.middle.map(place)
  }

  /// Returns the place of what stands for no more than itself; `nil` if it has none.
  func place(_ scalar: _PlotScalar) -> Double? {
    place(PlotValue(label: "", scalar: scalar))
  }

  /// The values at the ends, or the categories.
  var domain: [_PlotScalar] {
    switch kind {
    case .categories(let names): names.map { .category($0) }
    case .numbers: [.number(lower), .number(upper)]
    case .dates: [.date(lower), .date(upper)]
    }
  }

  /// Returns the values at which an axis has marks.
  func values(_ wanted: AxisMarkValues) -> [_PlotScalar] {
    if case .categories(let names) = kind {
      guard case .values(let values) = wanted.choice else { return names.map { .category($0) } }
      return values
    }
    let isDate = if case .dates = kind { true } else { false }
    switch wanted.choice {
    case .values(let values):
      return values.filter { $0.position.map(isInside) ?? false }
    case .calendar(let unit, let count, let calendar) where isDate:
      return dates(every: count, unit, calendar)
    case .count(let count) where isDate:
      return dates(about: count ?? 5)
    case .count(let count):
      return numbers(by: Self.step(for: upper - lower, count: count ?? 5))
    case .step(let step):
      return numbers(by: step).map { isDate ? .date($0.position ?? 0) : $0 }
    case .calendar:
      return numbers(by: Self.step(for: upper - lower, count: 5))
    }
  }

  private func isInside(_ position: Double) -> Bool {
    let tolerance = (upper - lower) * 1e-9
    return position >= lower - tolerance && position <= upper + tolerance
  }

  /// Moves the ends to multiples of the step between marks.
  private mutating func widen() {
    guard upper > lower else { return }
    let step = Self.step(for: upper - lower, count: 5)
    lower = (lower / step).rounded(.down) * step
    upper = (upper / step).rounded(.up) * step
  }

  private func numbers(by step: Double) -> [_PlotScalar] {
    guard step > 0, (upper - lower) / step <= 200 else { return [] }
    let first = (lower / step - 1e-9).rounded(.up)
    let last = (upper / step + 1e-9).rounded(.down)
    guard last >= first else { return [] }
    return (0...Int(last - first)).map { .number((first + Double($0)) * step) }
  }

  /// A round step: 1, 2 or 5 times a power of ten.
  private static func step(for length: Double, count: Int) -> Double {
    let rough = length / Double(max(count, 1))
    guard rough > 0, rough.isFinite else { return 1 }
    let power = pow(10, log10(rough).rounded(.down))
    let factor = [1, 2, 5, 10].first { $0 * power >= rough * 0.999 } ?? 10
    return factor * power
  }

  private static let units: [(unit: Calendar.Component, count: Int, seconds: Double)] = [
    (.second, 1, 1), (.second, 15, 15), (.minute, 1, 60), (.minute, 5, 300), (.minute, 15, 900),
    (.hour, 1, 3_600), (.hour, 3, 10_800), (.hour, 6, 21_600), (.day, 1, 86_400),
    (.day, 2, 172_800), (.day, 7, 604_800), (.month, 1, 2_629_800), (.month, 3, 7_889_400),
    (.year, 1, 31_557_600), (.year, 5, 157_788_000), (.year, 10, 315_576_000),
  ]

  private func dates(about count: Int) -> [_PlotScalar] {
    let rough = (upper - lower) / Double(max(count, 1))
    let found = Self.units.first { $0.seconds >= rough } ?? (.year, 50, 1_577_880_000)
    return dates(every: found.count, found.unit, .autoupdatingCurrent)
  }

  private func dates(
    every count: Int, _ unit: Calendar.Component, _ calendar: Calendar
  ) -> [_PlotScalar] {
    let first = Date(timeIntervalSinceReferenceDate: lower)
    guard let start = calendar.dateInterval(of: unit, for: first)?.start else { return [] }
    var found: [_PlotScalar] = []
    var index = 0
    while found.count < 200, index < 400,
      let date = calendar.date(byAdding: unit, value: index * count, to: start)
    {
      let seconds = date.timeIntervalSinceReferenceDate
      if seconds > upper { break }
      if isInside(seconds) { found.append(.date(seconds)) }
      index += 1
    }
    return found
  }
}
#endif
