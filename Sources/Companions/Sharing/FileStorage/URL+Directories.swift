#if !canImport(Darwin)
import Foundation

// Foundation has these properties on Apple's systems only. They are disfavoured, in case it gets
// them on other systems.
extension URL {
  /// The folder for the user's documents.
  @_disfavoredOverload
  public static var documentsDirectory: URL { folder(.documentDirectory, or: "Documents") }

  /// The folder for data that an application can create again.
  @_disfavoredOverload
  public static var cachesDirectory: URL { folder(.cachesDirectory, or: ".cache") }

  /// The folder for data that an application keeps for itself.
  @_disfavoredOverload
  public static var applicationSupportDirectory: URL {
    folder(.applicationSupportDirectory, or: ".local/share")
  }

  private static func folder(_ directory: FileManager.SearchPathDirectory, or path: String) -> URL {
    FileManager.default.urls(for: directory, in: .userDomainMask).first
      ?? URL(filePath: NSHomeDirectory()).appending(path: path, directoryHint: .isDirectory)
  }
}
#endif
