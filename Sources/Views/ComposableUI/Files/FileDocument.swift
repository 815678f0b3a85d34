#if PortableViews
/// A document that is read from a file and written to one, as a value.
public protocol FileDocument: Sendable {
  /// The types of files that the document can be read from.
  static var readableContentTypes: [UTType] { get }
  /// The types of files that the document can be written to: the readable ones by default.
  static var writableContentTypes: [UTType] { get }

  /// Reads the document from a file.
  init(configuration: ReadConfiguration) throws

  /// Returns the file of the document.
  func fileWrapper(configuration: WriteConfiguration) throws -> FileWrapper

  /// The file that the document is read from.
  typealias ReadConfiguration = FileDocumentReadConfiguration
  /// The type of file that the document is written to.
  typealias WriteConfiguration = FileDocumentWriteConfiguration
}

extension FileDocument {
  /// The readable types.
  public static var writableContentTypes: [UTType] { readableContentTypes }
}

/// A document that is read from a file and written to one, as an object.
///
/// A snapshot of it is written, so that it may change meanwhile.
public protocol ReferenceFileDocument: ObservableObject {
  /// The type of the snapshots.
  associatedtype Snapshot

  /// The types of files that the document can be read from.
  static var readableContentTypes: [UTType] { get }
  /// The types of files that the document can be written to: the readable ones by default.
  static var writableContentTypes: [UTType] { get }

  /// Reads the document from a file.
  init(configuration: ReadConfiguration) throws

  /// Returns the document as it is now.
  func snapshot(contentType: UTType) throws -> Snapshot

  /// Returns the file of a snapshot.
  func fileWrapper(snapshot: Snapshot, configuration: WriteConfiguration) throws -> FileWrapper

  /// The file that the document is read from.
  typealias ReadConfiguration = FileDocumentReadConfiguration
  /// The type of file that the document is written to.
  typealias WriteConfiguration = FileDocumentWriteConfiguration
}

extension ReferenceFileDocument {
  /// The readable types.
  public static var writableContentTypes: [UTType] { readableContentTypes }
}

/// The file that a document is read from.
public struct FileDocumentReadConfiguration {
  /// The type of the file.
  public let contentType: UTType
  /// The file.
  public let file: FileWrapper

  /// Creates a configuration, for tests of a document: SwiftUI has no such initializer.
  public init(contentType: UTType, file: FileWrapper) {
    self.contentType = contentType
    self.file = file
  }
}

/// The type of file that a document is written to.
public struct FileDocumentWriteConfiguration {
  /// The type of the file.
  public let contentType: UTType
  /// The file that is replaced: always `nil`, as each export makes a new one.
  public let existingFile: FileWrapper?

  /// Creates a configuration, for tests of a document: SwiftUI has no such initializer.
  public init(contentType: UTType, existingFile: FileWrapper? = nil) {
    self.contentType = contentType
    self.existingFile = existingFile
  }
}
#endif
