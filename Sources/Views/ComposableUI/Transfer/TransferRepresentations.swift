#if PortableViews
public import Foundation

/// A type that makes data from values that can be coded.
public protocol TransferEncoder: Sendable {
  /// Returns a value as data.
  func encode<T: Encodable>(_ value: T) throws -> Data
}

/// A type that makes values that can be coded from data.
public protocol TransferDecoder: Sendable {
  /// Returns the value in data.
  func decode<T: Decodable>(_ type: T.Type, from data: Data) throws -> T
}

extension JSONEncoder: TransferEncoder {}
extension JSONDecoder: TransferDecoder {}
extension PropertyListEncoder: TransferEncoder {}
extension PropertyListDecoder: TransferDecoder {}

/// A representation by coding, as JSON unless it is given another coder.
public struct CodableRepresentation<
  Item: Transferable & Codable, Encoder: TransferEncoder, Decoder: TransferDecoder
>: BuiltInRepresentation {
  let rules: [TransferRule<Item>]

  /// Creates a representation as data of a type.
  public init(
    for itemType: Item.Type = Item.self, contentType: UTType, encoder: Encoder, decoder: Decoder
  ) {
    rules = [
      TransferRule(
        contentType: contentType, export: TransferFunction { .data(try encoder.encode($0)) },
        importing: TransferFunction { try decoder.decode(Item.self, from: $0.data()) })
    ]
  }
}

extension CodableRepresentation where Encoder == JSONEncoder, Decoder == JSONDecoder {
  /// Creates a representation as JSON.
  public init(for itemType: Item.Type = Item.self, contentType: UTType) {
    self.init(contentType: contentType, encoder: JSONEncoder(), decoder: JSONDecoder())
  }
}

/// A representation as data that functions make and read.
public struct DataRepresentation<Item: Transferable>: BuiltInRepresentation {
  var rules: [TransferRule<Item>]

  /// Creates a representation in both directions.
  public init(
    contentType: UTType, exporting: @escaping @Sendable (Item) async throws -> Data,
    importing: @escaping @Sendable (Data) async throws -> Item
  ) {
    rules = [
      TransferRule(
        contentType: contentType,
        export: TransferFunction(delayed: { .data(try await exporting($0)) }),
        importing: TransferFunction(delayed: { try await importing($0.data()) }))
    ]
  }

  /// Creates a representation that only makes data.
  public init(
    exportedContentType: UTType, exporting: @escaping @Sendable (Item) async throws -> Data
  ) {
    rules = [
      TransferRule(
        contentType: exportedContentType,
        export: TransferFunction(delayed: { .data(try await exporting($0)) }))
    ]
  }

  /// Creates a representation that only reads data.
  public init(
    importedContentType: UTType, importing: @escaping @Sendable (Data) async throws -> Item
  ) {
    rules = [
      TransferRule(
        contentType: importedContentType,
        importing: TransferFunction(delayed: { try await importing($0.data()) }))
    ]
  }
}

/// A file that a value becomes.
public struct SentTransferredFile: Sendable {
  /// The place of the file.
  public let file: URL
  /// Whether receivers may open the file itself instead of a copy; has no effect, as they get a copy.
  public let allowAccessingOriginalFile: Bool

  /// Creates the description of a file.
  public init(_ file: URL, allowAccessingOriginalFile: Bool = false) {
    self.file = file
    self.allowAccessingOriginalFile = allowAccessingOriginalFile
  }
}

/// A file that a value is made from.
public struct ReceivedTransferredFile: Sendable {
  /// The place of the file, which is deleted soon: copy what is to be kept.
  public let file: URL
  /// Whether the file is the sender's own: always `false`.
  public let isOriginalFile: Bool
}

/// A representation as a file that functions write and read.
public struct FileRepresentation<Item: Transferable>: BuiltInRepresentation {
  var rules: [TransferRule<Item>]

  /// Creates a representation in both directions.
  public init(
    contentType: UTType, shouldAttemptToOpenInPlace: Bool = false,
    exporting: @escaping @Sendable (Item) async throws -> SentTransferredFile,
    importing: @escaping @Sendable (ReceivedTransferredFile) async throws -> Item
  ) {
    rules = [
      TransferRule(
        contentType: contentType,
        export: TransferFunction(delayed: { .file(try await exporting($0).file) }),
        importing: Self.reading(importing, contentType))
    ]
  }

  /// Creates a representation that only writes files.
  public init(
    exportedContentType: UTType, shouldAllowToOpenInPlace: Bool = false,
    exporting: @escaping @Sendable (Item) async throws -> SentTransferredFile
  ) {
    rules = [
      TransferRule(
        contentType: exportedContentType,
        export: TransferFunction(delayed: { .file(try await exporting($0).file) }))
    ]
  }

  /// Creates a representation that only reads files.
  public init(
    importedContentType: UTType, shouldAttemptToOpenInPlace: Bool = false,
    importing: @escaping @Sendable (ReceivedTransferredFile) async throws -> Item
  ) {
    rules = [
      TransferRule(
        contentType: importedContentType, importing: Self.reading(importing, importedContentType))
    ]
  }

  private static func reading(
    _ importing: @escaping @Sendable (ReceivedTransferredFile) async throws -> Item,
    _ contentType: UTType
  ) -> TransferFunction<TransferContent, Item> {
    TransferFunction(delayed: { content in
      switch content {
      case .file(let url):
        return try await importing(ReceivedTransferredFile(file: url, isOriginalFile: false))
      case .data(let data):
        let folder = try TemporaryFolder()
        defer { folder.remove() }
        let url = try folder.write(data, named: "Item", contentType: contentType)
        return try await importing(ReceivedTransferredFile(file: url, isOriginalFile: false))
      }
    })
  }
}

/// A representation by a value of another type, such as a text.
public struct ProxyRepresentation<Item: Transferable, Proxy: Transferable>: BuiltInRepresentation {
  let rules: [TransferRule<Item>]

  /// Creates a representation in both directions.
  public init(
    exporting: @escaping @Sendable (Item) throws -> Proxy,
    importing: @escaping @Sendable (Proxy) throws -> Item
  ) {
    self.init(TransferFunction(exporting), TransferFunction(importing))
  }

  /// Creates a representation in both directions.
  public init(
    exporting: @escaping @Sendable (Item) async throws -> Proxy,
    importing: @escaping @Sendable (Proxy) async throws -> Item
  ) {
    self.init(TransferFunction(delayed: exporting), TransferFunction(delayed: importing))
  }

  /// Creates a representation that only makes values of the other type.
  public init(exporting: @escaping @Sendable (Item) throws -> Proxy) {
    self.init(TransferFunction(exporting), nil)
  }

  /// Creates a representation that only makes values of the other type.
  public init(exporting: @escaping @Sendable (Item) async throws -> Proxy) {
    self.init(TransferFunction(delayed: exporting), nil)
  }

  /// Creates a representation that only reads values of the other type.
  public init(importing: @escaping @Sendable (Proxy) throws -> Item) {
    self.init(nil, TransferFunction(importing))
  }

  /// Creates a representation that only reads values of the other type.
  public init(importing: @escaping @Sendable (Proxy) async throws -> Item) {
    self.init(nil, TransferFunction(delayed: importing))
  }

  private init(
    _ exporting: TransferFunction<Item, Proxy>?, _ importing: TransferFunction<Proxy, Item>?
  ) {
    rules = Proxy.transferRules.compactMap { rule in
      let export = rule.export.flatMap { exporting?.then($0) }
      let reading = importing.flatMap { importing in rule.importing.map { $0.then(importing) } }
      guard export != nil || reading != nil else { return nil }
      return TransferRule(contentType: rule.contentType, export: export, importing: reading)
    }
  }
}

extension TransferRepresentation {
  /// Suggests a name for the files that values become.
  public func suggestedFileName(_ fileName: String) -> some TransferRepresentation<Item> {
    suggestedFileName { _ in fileName }
  }

  /// Suggests a name for the file that each value becomes.
  public func suggestedFileName(
    _ fileName: @escaping @Sendable (Item) -> String?
  ) -> some TransferRepresentation<Item> {
    CombinedRepresentation(
      rules: transferRules(of: self).map { rule in
        var rule = rule
        rule.suggestedFilename = fileName
        return rule
      })
  }
}
#endif
