import Foundation

/// A file of favourites as JSON, which all visitors and all styles share.
///
/// It is read before each save, which makes only its own changes: two visitors never overwrite each other.
public actor FavouritesFile {
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
      return .failure(.unreadable(path: url.path))
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
        return .failure(.unwritable(path: url.path))
      }
    }
  }
}

/// A reason why the favourites cannot be read or saved.
public enum FileProblem: Error, Equatable, Sendable {
  case unreadable(path: String)
  case unwritable(path: String)

  /// Creates the reason that a thrown error stands for.
  public init(_ error: any Error) {
    self = error as? Self ?? .unreadable(path: "")
  }

  /// The problem in words.
  public var sentence: String {
    switch self {
    case .unreadable(let path): "The saved favourites cannot be read, and stay as they are: \(path)"
    case .unwritable(let path): "The favourites cannot be saved: \(path)"
    }
  }
}
