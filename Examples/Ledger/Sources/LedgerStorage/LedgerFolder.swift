import Foundation

/// The folder that holds the database.
public struct LedgerFolder: Hashable, Sendable {
  public let url: URL

  /// Creates the folder's description; the folder itself is made when it is needed.
  public init(url: URL) {
    self.url = url
  }

  /// The folder that `LEDGER_DATA_DIR` names, or "Ledger" in the user's data directory.
  public static var standard: Self { chosen(by: ProcessInfo.processInfo.environment) }

  static func chosen(by environment: [String: String]) -> Self {
    if let path = environment["LEDGER_DATA_DIR"], !path.isEmpty {
      return Self(url: URL(fileURLWithPath: path, isDirectory: true))
    }
    let directories = FileManager.default.urls(
      for: .applicationSupportDirectory, in: .userDomainMask)
    let base = directories.first ?? FileManager.default.temporaryDirectory
    return Self(url: base.appendingPathComponent("Ledger", isDirectory: true))
  }

  var database: URL { url.appendingPathComponent("Ledger.sqlite") }
}
