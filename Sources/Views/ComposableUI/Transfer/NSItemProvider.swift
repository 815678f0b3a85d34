#if PortableViews
public import Foundation
#if !canImport(Darwin)
import Synchronization
#endif

/// An item that is dragged, dropped or pasted, in the form of earlier versions of SwiftUI.
public final class NSItemProvider: NSObject, Sendable {
  private let state: Mutex<TransferItem>

  /// Creates an item without content.
  public override init() {
    state = Mutex(TransferItem())
  }

  /// Creates the item of an object, such as an `NSString`.
  public init(object: any NSItemProviderWriting) {
    state = Mutex(object.transferItem)
  }

  /// Creates the item of a text, an address or data, as a type.
  public init(item: (any Sendable)?, typeIdentifier: String?) {
    let type = typeIdentifier.map(UTType.init(verbatim:))
    let item =
      switch item {
      case let text as String:
        TransferItem(data: Data(text.utf8), contentType: type ?? .utf8PlainText)
      case let url as URL:
        TransferItem(data: Data(url.absoluteString.utf8), contentType: type ?? .url)
      case let data as Data: TransferItem(data: data, contentType: type ?? .data)
      default: TransferItem()
      }
    state = Mutex(item)
  }

  /// Creates the item of a file; `nil` if it cannot be read.
  public init?(contentsOf fileURL: URL!) {
    guard let fileURL, FileManager.default.isReadableFile(atPath: fileURL.path) else { return nil }
    state = Mutex(
      TransferItem(file: ReceivedFile(url: fileURL, name: fileURL.lastPathComponent)))
  }

  init(item: TransferItem) {
    state = Mutex(item)
  }

  /// The item, as drags carry it.
  var item: TransferItem { state.withLock { $0 } }

  /// The name for a file, without an extension.
  public var suggestedName: String? {
    get { item.suggestedName }
    set { state.withLock { $0.suggestedName = newValue } }
  }

  /// The types of the content, the best one first.
  public var registeredContentTypes: [UTType] { item.contentTypes }

  /// The identifiers of the types of the content, the best one first.
  public var registeredTypeIdentifiers: [String] { item.contentTypes.map(\.identifier) }

  /// Returns whether there is content of a type, or of a special kind of it.
  public func hasItemConformingToTypeIdentifier(_ typeIdentifier: String) -> Bool {
    item.contentTypes.contains { $0.conforms(to: UTType(verbatim: typeIdentifier)) }
  }

  /// Adds a value as content.
  public func register<T: Transferable>(_ transferable: @autoclosure @escaping () -> T) {
    let item = TransferItem(transferable())
    state.withLock { state in state.exports += item.exports }
  }

  /// Adds data as content, which a function loads when it is asked for.
  public func registerDataRepresentation(
    for contentType: UTType,
    loadHandler:
      @escaping @Sendable (
        _ completion: @escaping @Sendable (Data?, (any Error)?) -> Void
      ) -> Progress?
  ) {
    let content = TransferFunction<Void, TransferContent>(delayed: {
      try await withCheckedThrowingContinuation { continuation in
        let isDone = Mutex(false)
        _ = loadHandler { data, error in
          let wasDone = isDone.withLock { isDone in
            defer { isDone = true }
            return isDone
          }
          guard !wasDone else { return }
          if let data {
            continuation.resume(returning: .data(data))
          } else {
            continuation.resume(throwing: error ?? CocoaError(.fileReadUnknown))
          }
        }
      }
    })
    state.withLock {
      $0.exports.append(TransferItem.Export(contentType: contentType, content: content))
    }
  }
}

extension NSItemProvider {
  /// Loads the content of a type.
  @discardableResult
  public func loadDataRepresentation(
    for contentType: UTType,
    completionHandler: @escaping @Sendable (Data?, (any Error)?) -> Void
  ) -> Progress {
    let item = item
    return Self.start {
      do {
        guard let content = try await item.content(as: contentType) else {
          throw CocoaError(.featureUnsupported)
        }
        completionHandler(try content.data(), nil)
      } catch {
        completionHandler(nil, error)
      }
    }
  }

  /// Loads the content of a type, by its identifier.
  @discardableResult
  public func loadDataRepresentation(
    forTypeIdentifier typeIdentifier: String,
    completionHandler: @escaping @Sendable (Data?, (any Error)?) -> Void
  ) -> Progress {
    loadDataRepresentation(
      for: UTType(verbatim: typeIdentifier), completionHandler: completionHandler)
  }

  /// Loads the content of a type as data: of an address, its text.
  public func loadItem(
    forTypeIdentifier typeIdentifier: String, options: [AnyHashable: Any]? = nil,
    completionHandler: (@Sendable ((any Sendable)?, (any Error)?) -> Void)? = nil
  ) {
    let type = UTType(verbatim: typeIdentifier)
    let item = item
    _ = Self.start {
      do {
        guard let content = try await item.content(as: type) else {
          throw CocoaError(.featureUnsupported)
        }
        completionHandler?(try content.data(), nil)
      } catch {
        completionHandler?(nil, error)
      }
    }
  }

  /// Loads the item as a value of a type.
  @discardableResult
  public func loadTransferable<T: Transferable>(
    type transferableType: T.Type,
    completionHandler: @escaping @Sendable (Result<T, any Error>) -> Void
  ) -> Progress {
    let item = item
    return Self.start {
      do {
        completionHandler(.success(try await item.load(transferableType)))
      } catch {
        completionHandler(.failure(error))
      }
    }
  }

  /// Returns whether the item can become a value of a type, such as `String`.
  public func canLoadObject<T: Transferable>(ofClass type: T.Type) -> Bool { item.canLoad(type) }

  /// Loads the item as a value of a type, such as `String` or `URL`.
  @discardableResult
  public func loadObject<T: Transferable>(
    ofClass type: T.Type, completionHandler: @escaping @Sendable (T?, (any Error)?) -> Void
  ) -> Progress {
    loadTransferable(type: type) { result in
      switch result {
      case .success(let value): completionHandler(value, nil)
      case .failure(let error): completionHandler(nil, error)
      }
    }
  }

  /// Returns whether the item can become an object of a class, such as `NSString`.
  public func canLoadObject(ofClass type: any NSItemProviderReading.Type) -> Bool {
    type.canLoad(item)
  }

  /// Loads the item as an object of a class, such as `NSString` or `NSURL`.
  @discardableResult
  public func loadObject(
    ofClass type: any NSItemProviderReading.Type,
    completionHandler: @escaping @Sendable ((any NSItemProviderReading)?, (any Error)?) -> Void
  ) -> Progress {
    let item = item
    return Self.start {
      do {
        completionHandler(try await type.load(item), nil)
      } catch {
        completionHandler(nil, error)
      }
    }
  }

  private static func start(_ work: @escaping @Sendable () async -> Void) -> Progress {
    let progress = Progress(totalUnitCount: 1)
    Task {
      await work()
      progress.completedUnitCount = 1
    }
    return progress
  }
}

/// An object of which an ``NSItemProvider`` can be made: an `NSString` or an `NSURL`.
public protocol NSItemProviderWriting {
  /// The item of the object.
  var _item: _ProvidedItem { get }
}

/// An object that can be made from an ``NSItemProvider``: an `NSString` or an `NSURL`.
public protocol NSItemProviderReading: SendableMetatype {
  /// Creates the object from an item.
  static func _load(_ item: _ProvidedItem) async throws -> any NSItemProviderReading
  /// Whether an item can become the object.
  static func _canLoad(_ item: _ProvidedItem) -> Bool
}

/// The item of an ``NSItemProvider``.
public struct _ProvidedItem: Sendable {
  let item: TransferItem
}

extension NSItemProviderWriting {
  fileprivate var transferItem: TransferItem { _item.item }
}

extension NSItemProviderReading {
  fileprivate static func load(_ item: TransferItem) async throws -> any NSItemProviderReading {
    try await _load(_ProvidedItem(item: item))
  }

  fileprivate static func canLoad(_ item: TransferItem) -> Bool {
    _canLoad(_ProvidedItem(item: item))
  }
}

extension NSString: NSItemProviderWriting, NSItemProviderReading {
  /// The item of the object.
  public var _item: _ProvidedItem {
    _ProvidedItem(item: TransferItem(String(describing: self)))
  }
  /// Creates the object from an item.
  public static func _load(_ item: _ProvidedItem) async throws -> any NSItemProviderReading {
    NSString(string: try await item.item.load(String.self))
  }
  /// Whether an item can become the object.
  public static func _canLoad(_ item: _ProvidedItem) -> Bool { item.item.canLoad(String.self) }
}

extension NSURL: NSItemProviderWriting, NSItemProviderReading {
  /// The item of the object.
  public var _item: _ProvidedItem {
    // Optional on Apple's systems alone.
    let address: String? = absoluteString
    return _ProvidedItem(item: TransferItem(address: address ?? ""))
  }
  /// Creates the object from an item.
  public static func _load(_ item: _ProvidedItem) async throws -> any NSItemProviderReading {
    let url = try await item.item.load(URL.self)
    guard let object = NSURL(string: url.absoluteString) else {
      throw CocoaError(.fileReadUnknown)
    }
    return object
  }
  /// Whether an item can become the object.
  public static func _canLoad(_ item: _ProvidedItem) -> Bool { item.item.canLoad(URL.self) }
}
#endif
