import Foundation

extension FileClient {
  /// Returns a client that keeps its files in a directory, which is created when first needed.
  public static func directory(_ directory: URL) -> FileClient {
    FileClient { fileName in
      let file = directory.appending(path: fileName)
      do {
        return try Data(contentsOf: file)
      } catch CocoaError.fileReadNoSuchFile {
        throw FileClientError.missing(path: file.path)
      } catch {
        throw FileClientError.unreadable(path: file.path, reason: reason(for: error, file: file))
      }
    } save: { fileName, data in
      let file = directory.appending(path: fileName)
      do {
        try FileManager.default.createDirectory(at: directory, withIntermediateDirectories: true)
        // Written beside the file, and then renamed: a reader sees the old contents or the new.
        try data.write(to: file, options: .atomic)
      } catch {
        throw FileClientError.notWritable(path: file.path, reason: reason(for: error, file: file))
      }
    }
  }

  /// The directory that the environment names, or else one for this application among the user's.
  static func dataDirectory(environment: [String: String]) -> URL {
    if let path = environment["PRIMETIME_DATA_DIR"], !path.isEmpty {
      return URL(filePath: path, directoryHint: .isDirectory)
    }
    let own = FileManager.default.urls(for: .applicationSupportDirectory, in: .userDomainMask).first
    return (own ?? FileManager.default.homeDirectoryForCurrentUser)
      .appending(path: "PrimeTime", directoryHint: .isDirectory)
  }

  /// What the system says, without the path: the errors of this client name that themselves.
  private static func reason(for error: any Error, file: URL) -> String {
    switch (error as? CocoaError)?.code {
    case .fileReadNoPermission?, .fileWriteNoPermission?: "permission denied"
    case .fileWriteFileExists?: "a file is where a directory should be"
    case .fileWriteOutOfSpace?: "the disk is full"
    case .fileWriteVolumeReadOnly?: "the disk is read-only"
    default: isDirectory(file) ? "it is a directory" : "the system reports “\(error)”"
    }
  }

  private static func isDirectory(_ file: URL) -> Bool {
    (try? file.resourceValues(forKeys: [.isDirectoryKey]).isDirectory) ?? false
  }
}
