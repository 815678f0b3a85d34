import Dependencies
import DependenciesMacros
import Foundation

/// A CSV file that a visitor has sent.
public struct CSVFile: Hashable, Sendable {
  public let name: String
  public let content: [UInt8]

  /// Creates a file.
  public init(name: String, content: [UInt8]) {
    self.name = name
    self.content = content
  }

  /// The size of the largest file that is read.
  public static let sizeLimit = 16_000_000
}

/// The CSV files that visitors send.
@DependencyClient
public struct CSVFilesClient: Sendable {
  /// Reads a file; throws ``LedgerError``.
  public var read: @Sendable (_ file: URL) async throws -> CSVFile
}

extension DependencyValues {
  /// The CSV files that visitors send.
  public var csvFiles: CSVFilesClient {
    get { self[CSVFilesClient.self] }
    set { self[CSVFilesClient.self] = newValue }
  }
}

extension CSVFilesClient: TestDependencyKey {
  public static let testValue = CSVFilesClient()
}

extension CSVFilesClient: DependencyKey {
  public static let liveValue = CSVFilesClient(read: { url in
    let name = url.lastPathComponent
    do {
      let size = try url.resourceValues(forKeys: [.fileSizeKey]).fileSize ?? 0
      guard size <= CSVFile.sizeLimit else {
        throw LedgerError.fileTooLarge(name: name, size: size)
      }
      return CSVFile(name: name, content: [UInt8](try Data(contentsOf: url)))
    } catch let error as LedgerError {
      throw error
    } catch {
      LedgerError.log.error(
        "The file \(url.path, privacy: .public) was not read: \(error, privacy: .public)")
      throw LedgerError.file(name: name)
    }
  })
}
