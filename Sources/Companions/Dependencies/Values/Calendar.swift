import Foundation

extension DependencyValues {
  /// The calendar that features compute dates with; it must be overridden in tests.
  public var calendar: Calendar {
    get { self[CalendarKey.self] }
    set { self[CalendarKey.self] = newValue }
  }
}

private enum CalendarKey: DependencyKey {
  static let liveValue = Calendar.autoupdatingCurrent
}
