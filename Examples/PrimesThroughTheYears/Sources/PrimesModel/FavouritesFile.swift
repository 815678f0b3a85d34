import Foundation
import PortableLogging

/// A file of favourites as JSON, which all visitors and all styles share.
///
/// It is read before each save, which makes only its own changes: two visitors never overwrite each other.
public actor FavouritesFile {
  private let log = Logger(subsystem: "com.example.primes", category: "favourites")
  private let url: URL

  /// Creates the file of a location; nothing is written until something is saved.
  public init(at url: URL) {
    self.url = url
  }

  /// The file in the folder that the environment names, or in the user's data directory.
  public static func location(environment: [String: String]) -> URL {
    let folder: URL
    if let path = environment["PRIMES_DATA_DIR"], !path.isEmpty {
      folder = URL(filePath: path, directoryHint: .isDirectory)
    } else {
      let data = FileManager.default.urls(for: .applicationSupportDirectory, in: .userDomainMask)
      folder = data[0].appending(path: "PrimesThroughTheYears", directoryHint: .isDirectory)
    }
    return folder.appending(path: "favourites.json", directoryHint: .notDirectory)
  }

  /// Returns the numbers; none if nothing was saved yet.
  public func load() -> Result<[Int], FileProblem> {
    do {
      let numbers = try JSONDecoder().decode([Int].self, from: Data(contentsOf: url))
      // A person may have edited the file.
      return .success(Set(numbers).sorted())
    } catch CocoaError.fileReadNoSuchFile {
      return .success([])
    } catch {
      log.error("\(self.url.path, privacy: .public) has no favourites: \(error, privacy: .public)")
      return .failure(.unreadable)
    }
  }

  /// Makes changes, and returns the numbers after them.
  ///
  /// A file that cannot be read is left alone.
  public func save(_ changes: [FavouriteChange]) -> Result<[Int], FileProblem> {
    load().flatMap { numbers in
      var numbers = numbers
      for change in changes { change.apply(to: &numbers) }
      do {
        try FileManager.default.createDirectory(
          at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
        // Written beside the file and renamed, so that a crash leaves the old numbers or the new ones.
        try JSONEncoder().encode(numbers).write(to: url, options: .atomic)
        return .success(numbers)
      } catch {
        log.error(
          "The favourites were not saved to \(self.url.path, privacy: .public): \(error, privacy: .public)"
        )
        return .failure(.unwritable)
      }
    }
  }
}

/// A reason why the favourites cannot be read or saved; the log has the file and the error.
public enum FileProblem: Error, Equatable, Sendable {
  case unreadable
  case unwritable

  /// Creates the reason that a thrown error stands for.
  public init(_ error: any Error) {
    self = error as? Self ?? .unreadable
  }

  /// The problem in words.
  public var sentence: String {
    switch self {
    case .unreadable: "The saved favourites cannot be read, and stay as they are."
    case .unwritable: "The favourites cannot be saved."
    }
  }
}
