#if PortableViews
public import Foundation

/// A folder for temporary files, which is deleted with its last reference.
package final class TemporaryFolder: Sendable {
  package let url: URL

  package init() throws {
    url = FileManager.default.temporaryDirectory
      .appendingPathComponent("composable-\(UUID().uuidString)", isDirectory: true)
    try FileManager.default.createDirectory(
      at: url, withIntermediateDirectories: true, attributes: [.posixPermissions: 0o700])
  }

  deinit { remove() }

  package func remove() {
    try? FileManager.default.removeItem(at: url)
  }

  /// Returns the place of a file, whose name becomes one that leads nowhere else.
  package func place(named name: String, contentType: UTType? = nil) -> URL {
    url.appendingPathComponent(Self.safeName(name, contentType: contentType), isDirectory: false)
  }

  /// Writes a file with a name, to which the usual extension of a type is added.
  package func write(_ data: Data, named name: String, contentType: UTType?) throws -> URL {
    let url = place(named: name, contentType: contentType)
    try data.write(to: url)
    return url
  }

  /// The most bytes of a file's name.
  private static let nameLimit = 200

  /// Returns a name without slashes, control characters and directions of writing, with the usual
  /// extension of a type.
  static func safeName(_ name: String, contentType: UTType? = nil) -> String {
    let scalars = name.unicodeScalars.filter {
      $0.value >= 0x20 && $0.value != 0x7F && !"/\\:".unicodeScalars.contains($0)
        && !$0.properties.isBidiControl
    }
    var end = String(String.UnicodeScalarView(scalars))[...]
    // The end of a name has its extension. A name with a dot at its start would be hidden.
    while end.utf8.count > nameLimit || end.hasPrefix(".") { end.removeFirst() }
    var safe = String(end)
    if safe.isEmpty { safe = "Untitled" }
    let pieces = safe.split(separator: ".")
    if pieces.count < 2, let ending = contentType?.preferredFilenameExtension {
      safe += ".\(ending)"
    }
    return safe
  }
}

/// A file that a user has chosen or dropped.
package struct ReceivedFile: Sendable {
  package let url: URL
  package let name: String
  package let contentType: UTType
  /// The folder of the file; `nil` if nobody deletes the file.
  package let folder: TemporaryFolder?

  package init(url: URL, name: String, mimeType: String? = nil, folder: TemporaryFolder? = nil) {
    self.url = url
    self.name = name
    self.folder = folder
    contentType = UTType(filename: name, mimeType: mimeType)
  }
}

/// A file that the views offer to the user.
public struct OfferedFile: Sendable {
  /// The place of the file, which exists as long as this value.
  public let url: URL
  /// The type of the content.
  public let contentType: UTType
  private let folder: TemporaryFolder

  /// The name under which the user keeps the file.
  public var name: String { url.lastPathComponent }

  init(_ data: Data, named name: String, contentType: UTType) throws {
    folder = try TemporaryFolder()
    url = try folder.write(data, named: name, contentType: contentType)
    self.contentType = contentType
  }
}

/// The items that go to the views of one graph and come from them.
@MainActor
package final class Transfers {
  /// The items of the drag that has begun in the views; `nil` without one.
  package var dragged: [TransferItem]?
  /// A function that offers a file to the user, and returns whether that can be.
  package var offer: (OfferedFile) -> Bool = { _ in false }
  private var received: [String: ReceivedFile] = [:]

  package init() {}

  /// Keeps a file for the event that names it.
  package func receive(_ file: ReceivedFile, as name: String) {
    received[name] = file
  }

  /// Forgets a file that no event has named.
  package func forget(_ name: String) {
    received[name] = nil
  }

  /// Takes the items of files by their names, each of which is good once; `nil` if one is unknown.
  func take(_ names: [String]) -> [TransferItem]? {
    let files = names.compactMap { received[$0] }
    guard !names.isEmpty, files.count == names.count, Set(names).count == names.count else {
      return nil
    }
    for name in names { received[name] = nil }
    return files.map(TransferItem.init(file:))
  }
}

extension EnvironmentValues {
  /// The items that go to the views and come from them.
  package var transfers: Transfers? {
    get { self[typed: Transfers.self] }
    set { self[typed: Transfers.self] = newValue }
  }
}
#endif
