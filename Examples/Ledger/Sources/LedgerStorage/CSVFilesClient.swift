import Dependencies
import DependenciesMacros
import Foundation

/// A CSV file in the ledger's folder.
public struct CSVFile: Hashable, Identifiable, Sendable {
  public let name: String
  public let size: Int

  /// Creates a file's description.
  public init(name: String, size: Int) {
    self.name = name
    self.size = size
  }

  public var id: String { name }

  /// The size of the largest file that is read.
  public static let sizeLimit = 64_000_000
}

/// The folder for CSV files that go in and out.
///
/// Every endpoint that throws throws ``LedgerError``.
@DependencyClient
public struct CSVFilesClient: Sendable {
  /// The path of the folder.
  public var folder: @Sendable () -> String = { "" }
  /// The files in the folder, by name.
  public var list: @Sendable () async throws -> [CSVFile]
  public var read: @Sendable (_ file: CSVFile) async throws -> [UInt8]
  /// Writes a new file, and returns its name.
  ///
  /// No file is ever replaced.
  public var write: @Sendable (_ content: [UInt8], _ name: String) async throws -> String
}

extension DependencyValues {
  /// The folder for CSV files.
  public var csvFiles: CSVFilesClient {
    get { self[CSVFilesClient.self] }
    set { self[CSVFilesClient.self] = newValue }
  }
}

extension CSVFilesClient: TestDependencyKey {
  public static let testValue = CSVFilesClient()
}

extension CSVFilesClient: DependencyKey {
  public static let liveValue = CSVFilesClient.files(in: LedgerFolder.standard)

  /// The files in the folder `Files` of a ledger's folder, which is made when it is first listed.
  public static func files(in folder: LedgerFolder) -> Self {
    let files = folder.files
    return Self(
      folder: { files.path },
      list: { try reporting(files.path) { try contents(of: files) } },
      read: { file in
        // A name from a page must not lead out of the folder.
        let name = (file.name as NSString).lastPathComponent
        return try reporting(name) {
          [UInt8](try Data(contentsOf: files.appendingPathComponent(name)))
        }
      },
      write: { content, name in
        try reporting(name) { try write(content, name: name, to: files) }
      }
    )
  }

  private static func contents(of folder: URL) throws -> [CSVFile] {
    let manager = FileManager.default
    try manager.createDirectory(at: folder, withIntermediateDirectories: true)
    return try manager.contentsOfDirectory(
      at: folder, includingPropertiesForKeys: [.fileSizeKey], options: .skipsHiddenFiles
    )
    .filter { $0.pathExtension.lowercased() == "csv" }
    .map { url in
      let size = try url.resourceValues(forKeys: [.fileSizeKey]).fileSize
      return CSVFile(name: url.lastPathComponent, size: size ?? 0)
    }
    .sorted { $0.name < $1.name }
  }

  private static func write(_ content: [UInt8], name: String, to folder: URL) throws -> String {
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    for number in 1... {
      let full = number == 1 ? "\(name).csv" : "\(name) \(number).csv"
      let url = folder.appendingPathComponent(full)
      guard !FileManager.default.fileExists(atPath: url.path) else { continue }
      try Data(content).write(to: url, options: .withoutOverwriting)
      return full
    }
    return name
  }

  private static func reporting<T>(_ name: String, _ body: () throws -> T) throws -> T {
    do { return try body() } catch {
      throw LedgerError.file(name: name, reason: error.localizedDescription)
    }
  }
}
