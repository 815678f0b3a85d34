#if !canImport(SwiftUI)
  public import Foundation

  extension Text {
    /// How a text shows a date.
    public struct DateStyle: Equatable, Sendable {
      fileprivate enum Part { case date, time }
      fileprivate let part: Part

      /// The day, the month and the year.
      public static let date = Self(part: .date)
      /// The time of the day.
      public static let time = Self(part: .time)
    }

    /// Creates a text of a date, in the server's own language and time zone.
    public init(_ date: Date, style: DateStyle) {
      let text =
        switch style.part {
        case .date: date.formatted(date: .long, time: .omitted)
        case .time: date.formatted(date: .omitted, time: .shortened)
        }
      self.init(verbatim: text)
    }
  }
#endif
