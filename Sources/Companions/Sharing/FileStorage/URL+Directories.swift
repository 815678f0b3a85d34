#if !canImport(Darwin)
import Foundation

// Foundation has these properties on Apple's systems only. They are disfavoured, in case it gets
// them on other systems.
extension URL {
  /// The folder for the user's documents, which is in the folder that `HOME` names.
  @_disfavoredOverload
  public static var documentsDirectory: URL {
    documentsDirectory(environment: ProcessInfo.processInfo.environment)
  }

  // Foundation takes the other two folders from 'HOME', but this one from the list of accounts.
  package static func documentsDirectory(environment: [String: String]) -> URL {
    let folder = folder(.documentDirectory, or: "Documents")
    let account = NSHomeDirectory()
    guard
      environment["CFFIXED_USER_HOME"] == nil, let home = environment["HOME"], home.hasPrefix("/"),
      folder.path.hasPrefix("\(account)/")
    else { return folder }
    return URL(filePath: home + folder.path.dropFirst(account.count), directoryHint: .isDirectory)
  }

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
