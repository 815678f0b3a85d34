#if Macros
import ComposableArchitecture
import Foundation

extension SharedKey where Self == FileStorageKey<[Int]>.Default {
  /// The numbers that were kept, the latest first, in a file that all pages share.
  static var keptNumbers: Self {
    Self[.fileStorage(.keptNumbers(environment: ProcessInfo.processInfo.environment)), default: []]
  }
}

extension URL {
  /// The file in the folder `PRIMETIME_DATA_DIR`, or in the user's data directory.
  static func keptNumbers(environment: [String: String]) -> URL {
    let folder = environment["PRIMETIME_DATA_DIR"].flatMap { $0.isEmpty ? nil : $0 }
    let directory =
      folder.map { URL(filePath: $0, directoryHint: .isDirectory) }
      ?? .applicationSupportDirectory.appending(component: "PrimeTime")
    return directory.appending(component: "kept-numbers.json")
  }
}

extension [Int] {
  /// Removes a number that is in the list, and puts one that is not at its beginning.
  mutating func toggle(_ number: Int) {
    if let index = firstIndex(of: number) {
      remove(at: index)
    } else {
      insert(number, at: 0)
    }
  }
}
#endif
