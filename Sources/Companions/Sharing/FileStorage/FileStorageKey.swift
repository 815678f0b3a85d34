import Dependencies
import Foundation

extension SharedReaderKey {
  /// Shares a value in a file, as JSON.
  ///
  /// ```swift
  /// @Shared(.fileStorage(.documentsDirectory.appending(component: "chores.json")))
  /// var chores: IdentifiedArrayOf<Chore> = []
  /// ```
  ///
  /// The file is replaced as a whole, so that readers never see a half-written file. The first
  /// change is written at once. Further changes are written once per second, and when the process
  /// exits. Changes by other processes are adopted, and replace pending changes.
  ///
  /// A file that cannot be decoded is reported and left alone. Before a new value is written, the
  /// file is renamed: `chores.json` becomes `chores.corrupt.json`.
  ///
  /// - Parameters:
  ///   - url: The URL of the file. A missing folder is created.
  ///   - decoder: The decoder for the contents of the file.
  ///   - encoder: The encoder for the contents of the file.
  public static func fileStorage<Value: Codable & Sendable>(
    _ url: URL, decoder: JSONDecoder = JSONDecoder(), encoder: JSONEncoder = JSONEncoder()
  ) -> Self where Self == FileStorageKey<Value> {
    FileStorageKey(
      url,
      decode: { try decoder.decode(Value.self, from: $0) },
      encode: { try encoder.encode($0) })
  }

  /// Shares a value in a file, in any format.
  ///
  /// - Parameters:
  ///   - url: The URL of the file. A missing folder is created.
  ///   - decode: A function that returns the value for the contents of the file.
  ///   - encode: A function that returns the contents of the file for the value.
  public static func fileStorage<Value: Sendable>(
    _ url: URL,
    decode: @escaping @Sendable (Data) throws -> Value,
    encode: @escaping @Sendable (Value) throws -> Data
  ) -> Self where Self == FileStorageKey<Value> {
    FileStorageKey(url, decode: decode, encode: encode)
  }
}

/// A key of a value in a file; see ``SharedReaderKey/fileStorage(_:decoder:encoder:)``.
public struct FileStorageKey<Value: Sendable>: SharedKey {
  private let document: FileDocument
  private let storage: FileStorage
  private let decode: @Sendable (Data) throws -> Value
  private let encode: @Sendable (Value) throws -> Data

  init(
    _ url: URL,
    decode: @escaping @Sendable (Data) throws -> Value,
    encode: @escaping @Sendable (Value) throws -> Data
  ) {
    self.storage = DependencyValues._current.defaultFileStorage
    self.document = storage.document(at: url)
    self.decode = decode
    self.encode = encode
  }

  /// The URL of the file, and the storage that holds it.
  public var id: FileStorageKeyID { FileStorageKeyID(url: document.url, storage: storage) }

  /// Reads the file, or yields the initial value if there is no file.
  public func load(context: LoadContext<Value>, continuation: LoadContinuation<Value>) {
    continuation.resume(with: value(in: document.read()))
  }

  /// Watches the file for changes by other programs, also after it was deleted, moved or replaced.
  ///
  /// An empty file that cannot be decoded does not change the value.
  public func subscribe(
    context: LoadContext<Value>, subscriber: SharedSubscriber<Value>
  ) -> SharedSubscription {
    document.subscribe { contents in
      let value = value(in: contents)
      if case .success(nil) = value, case .success(_?) = contents { return }
      subscriber.yield(with: value)
    }
  }

  /// Writes the file: at once, or within a second if the last write was less than a second ago.
  public func save(_ value: Value, context: SaveContext, continuation: SaveContinuation) {
    document.save(
      FileDocument.Change(encode: { [encode] in try encode(value) }, continuation: continuation),
      isUrgent: context == .userInitiated)
  }

  private func value(in contents: Result<FileContents?, any Error>) -> Result<Value?, any Error> {
    contents.flatMap { contents in
      guard let contents else { return .success(nil) }
      do {
        return .success(try decode(contents.data))
      } catch {
        // An empty file contains no data to protect.
        guard !contents.data.isEmpty else { return .success(nil) }
        return .failure(document.undecodable(contents, error))
      }
    }
  }
}

extension FileStorageKey: CustomStringConvertible {
  /// The key as text, with the path of its file, such as `.fileStorage("/tmp/chores.json")`.
  public var description: String { ".fileStorage(\(String(reflecting: document.url.path)))" }
}

/// The identity of a key of a value in a file.
public struct FileStorageKeyID: Hashable, Sendable {
  let url: URL
  let storage: FileStorage
}
