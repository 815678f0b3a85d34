import Dependencies
import Foundation

/// A service that keeps files of the application under their names.
public struct FileClient: Sendable {
  /// Returns the contents of a file; throws a ``FileClientError`` if that cannot be done.
  public var load: @Sendable (_ fileName: String) async throws -> Data

  /// Replaces the contents of a file as a whole, or not at all and throws a ``FileClientError``.
  public var save: @Sendable (_ fileName: String, _ data: Data) async throws -> Void

  /// Creates a client from its endpoints.
  public init(
    load: @escaping @Sendable (_ fileName: String) async throws -> Data,
    save: @escaping @Sendable (_ fileName: String, _ data: Data) async throws -> Void
  ) {
    self.load = load
    self.save = save
  }
}

extension FileClient: DependencyKey {
  /// A client of the user's data directory, or of `PRIMETIME_DATA_DIR` if that is set.
  public static let liveValue = directory(
    dataDirectory(environment: ProcessInfo.processInfo.environment))

  /// A client that forgets what it is told to save.
  public static let previewValue = FileClient(load: { _ in Data("[]".utf8) }, save: { _, _ in })

  /// A client that fails the test which uses it.
  public static let testValue = FileClient(
    load: unimplemented("@Dependency(\\.fileClient).load"),
    save: unimplemented("@Dependency(\\.fileClient).save"))
}

extension DependencyValues {
  /// The service that keeps files of the application.
  public var fileClient: FileClient {
    get { self[FileClient.self] }
    set { self[FileClient.self] = newValue }
  }
}
