import ComposableArchitecture
import Foundation

extension SharedKey where Self == AppStorageKey<Draft>.Default {
  /// The booking that is being made.
  ///
  /// It is the visitor's own: on a server, app storage belongs to the browser.
  static var draft: Self {
    Self[.appStorage("draft"), default: Draft()]
  }
}

extension SharedKey where Self == FileStorageKey<IdentifiedArrayOf<Booking>>.Default {
  /// The bookings that were made, the newest first.
  static var bookings: Self {
    Self[.fileStorage(.wizardFile("bookings")), default: samples()]
  }

  private static func samples() -> IdentifiedArrayOf<Booking> {
    @Dependency(\.today) var today
    return IdentifiedArray(uniqueElements: Booking.samples(today: today))
  }
}

extension DependencyValues {
  /// The day by the clock and the calendar that are in force.
  var today: Day { Day(date.now, in: calendar) }
}

extension URL {
  /// A file in the folder `WIZARD_DATA_DIR`, or in the user's data directory.
  fileprivate static func wizardFile(_ name: String) -> URL {
    let folder = ProcessInfo.processInfo.environment["WIZARD_DATA_DIR"]
    let directory =
      folder.map { URL(filePath: $0, directoryHint: .isDirectory) }
      ?? .applicationSupportDirectory.appending(component: "Wizard")
    return directory.appending(component: "\(name).json")
  }
}
