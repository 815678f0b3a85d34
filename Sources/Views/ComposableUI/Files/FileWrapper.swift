#if PortableViews
public import Foundation

/// A file, a directory or a symbolic link, with its content in memory.
public final class FileWrapper {
  private enum Content {
    case file(Data)
    case directory([String: FileWrapper])
    case link(URL)
  }

  private var content: Content

  /// The name under which the file was read, or is written in a directory.
  public var filename: String?
  /// The name under which the file is best written.
  public var preferredFilename: String?
  /// The attributes of the file, such as its dates.
  public var fileAttributes: [String: Any] = [:]

  /// Creates a file.
  public init(regularFileWithContents contents: Data) {
    content = .file(contents)
  }

  /// Creates a directory of files, keyed by their names.
  public init(directoryWithFileWrappers childrenByPreferredName: [String: FileWrapper]) {
    content = .directory(childrenByPreferredName)
    for (name, child) in childrenByPreferredName {
      child.filename = name
      child.preferredFilename = child.preferredFilename ?? name
    }
  }

  /// Creates a symbolic link.
  public init(symbolicLinkWithDestinationURL url: URL) {
    content = .link(url)
  }

  /// The ways of reading files.
  public struct ReadingOptions: OptionSet, Sendable {
    /// The options as bits.
    public let rawValue: Int
    /// Creates options from bits.
    public init(rawValue: Int) { self.rawValue = rawValue }
    /// Has no effect: files are always read at once.
    public static let immediate = Self(rawValue: 1)
    /// Has no effect: files are never mapped.
    public static let withoutMapping = Self(rawValue: 2)
  }

  /// The ways of writing files.
  public struct WritingOptions: OptionSet, Sendable {
    /// The options as bits.
    public let rawValue: Int
    /// Creates options from bits.
    public init(rawValue: Int) { self.rawValue = rawValue }
    /// Writes to another place first, so that an error leaves the old file.
    public static let atomic = Self(rawValue: 1)
    /// Sets the names of the wrappers to those that are written.
    public static let withNameUpdating = Self(rawValue: 2)
  }

  /// Reads a file or a directory with everything inside.
  public convenience init(url: URL, options: ReadingOptions = []) throws {
    let manager = FileManager.default
    let attributes = try manager.attributesOfItem(atPath: url.path)
    switch attributes[.type] as? FileAttributeType {
    case .typeSymbolicLink?:
      let destination = try manager.destinationOfSymbolicLink(atPath: url.path)
      self.init(symbolicLinkWithDestinationURL: URL(fileURLWithPath: destination))
    case .typeDirectory?:
      var children: [String: FileWrapper] = [:]
      for name in try manager.contentsOfDirectory(atPath: url.path) {
        children[name] = try FileWrapper(url: url.appendingPathComponent(name), options: options)
      }
      self.init(directoryWithFileWrappers: children)
    default:
      self.init(regularFileWithContents: try Data(contentsOf: url))
    }
    filename = url.lastPathComponent
    preferredFilename = url.lastPathComponent
    for (key, value) in attributes { fileAttributes[key.rawValue] = value }
  }

  /// Whether it is a file.
  public var isRegularFile: Bool { if case .file = content { true } else { false } }

  /// Whether it is a directory.
  public var isDirectory: Bool { if case .directory = content { true } else { false } }

  /// Whether it is a symbolic link.
  public var isSymbolicLink: Bool { if case .link = content { true } else { false } }

  /// The content of a file; `nil` for a directory or a link.
  public var regularFileContents: Data? {
    if case .file(let data) = content { data } else { nil }
  }

  /// The files of a directory, keyed by their names; `nil` for a file or a link.
  public var fileWrappers: [String: FileWrapper]? {
    if case .directory(let children) = content { children } else { nil }
  }

  /// The destination of a symbolic link; `nil` for a file or a directory.
  public var symbolicLinkDestinationURL: URL? {
    if case .link(let url) = content { url } else { nil }
  }

  /// Adds a file to a directory under its preferred name, or under another one if that is taken.
  ///
  /// Returns the name. The wrapper must be a directory.
  @discardableResult
  public func addFileWrapper(_ child: FileWrapper) -> String {
    guard case .directory(var children) = content else {
      preconditionFailure("The file wrapper is no directory")
    }
    let wish = child.preferredFilename ?? child.filename ?? "Untitled"
    var name = wish
    var number = 1
    while children[name] != nil {
      number += 1
      name = "\(number) \(wish)"
    }
    child.filename = name
    children[name] = child
    content = .directory(children)
    return name
  }

  /// Adds a file with a content to a directory, and returns its name.
  @discardableResult
  public func addRegularFile(withContents data: Data, preferredFilename name: String) -> String {
    let child = FileWrapper(regularFileWithContents: data)
    child.preferredFilename = name
    return addFileWrapper(child)
  }

  /// Removes a file from a directory.
  public func removeFileWrapper(_ child: FileWrapper) {
    guard case .directory(var children) = content else { return }
    for (name, other) in children where other === child { children[name] = nil }
    content = .directory(children)
  }

  /// Writes the file, or the directory with everything inside.
  public func write(
    to url: URL, options: WritingOptions = [], originalContentsURL: URL? = nil
  ) throws {
    switch content {
    case .file(let data):
      try data.write(to: url, options: options.contains(.atomic) ? .atomic : [])
    case .link(let destination):
      try FileManager.default.createSymbolicLink(at: url, withDestinationURL: destination)
    case .directory(let children):
      try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
      for (name, child) in children.sorted(by: { $0.key < $1.key }) {
        let safe = TemporaryFolder.safeName(name)
        try child.write(to: url.appendingPathComponent(safe), options: options)
      }
    }
    if options.contains(.withNameUpdating) { filename = url.lastPathComponent }
  }
}
#endif
