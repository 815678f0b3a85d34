#if PortableViews
import Foundation

/// An item that is dragged, dropped, pasted or chosen, of whatever type.
package struct TransferItem: Sendable {
  /// A type of data that the item can become.
  struct Export: Sendable {
    let contentType: UTType
    let content: TransferFunction<Void, TransferContent>
  }

  /// The value that the item was made of, which needs no data to become one of the same type.
  private(set) var value: (any Sendable)?
  /// The types of data that the item can become, the best one first.
  var exports: [Export] = []
  /// The name for a file, without an extension.
  package var suggestedName: String?
  /// The place of the item's file, if it is one that the user has chosen or dropped.
  package private(set) var fileURL: URL?
  /// The folder of the item's file, which exists as long as the item.
  private var folder: TemporaryFolder?

  init() {}

  package init<T: Transferable>(_ value: T) {
    self.value = value
    for rule in T.transferRules {
      guard let export = rule.export else { continue }
      if suggestedName == nil { suggestedName = rule.suggestedFilename?(value) }
      let content =
        if let make = export.immediate {
          TransferFunction<Void, TransferContent> { try make(value) }
        } else {
          TransferFunction<Void, TransferContent>(delayed: { try await export(value) })
        }
      exports.append(Export(contentType: rule.contentType, content: content))
    }
  }

  init(data: Data, contentType: UTType) {
    exports = [Export(contentType: contentType, content: TransferFunction { .data(data) })]
  }

  /// Creates the item of a file, which is both the content and an address.
  package init(file: ReceivedFile) {
    let url = file.url
    exports = [
      Export(contentType: file.contentType, content: TransferFunction { .file(url) }),
      Export(
        contentType: .fileURL,
        content: TransferFunction { .data(Data(url.absoluteString.utf8)) }),
    ]
    suggestedName = (file.name as NSString).deletingPathExtension
    fileURL = url
    folder = file.folder
  }

  /// Creates the item of an address, which is a text too.
  init(address: String) {
    let data = Data(address.utf8)
    exports = [UTType.url, .utf8PlainText].map { type in
      Export(contentType: type, content: TransferFunction { .data(data) })
    }
  }

  /// The types of data that the item can become, the best one first.
  package var contentTypes: [UTType] { exports.map(\.contentType) }

  /// Returns whether the item can become a value of a type.
  package func canLoad<T: Transferable>(_ type: T.Type) -> Bool {
    value is T || !pairs(T.self).isEmpty
  }

  /// Returns the value of a type if no function has to be waited for; else `nil`.
  package func immediateValue<T: Transferable>(_ type: T.Type) throws -> T? {
    if let value = value as? T { return value }
    guard let (export, importing) = pairs(T.self).first, let make = export.content.immediate,
      let read = importing.immediate
    else { return nil }
    return try read(make(()))
  }

  /// Returns the value of a type; throws if the item cannot become one.
  package func load<T: Transferable>(_ type: T.Type) async throws -> T {
    if let value = value as? T { return value }
    var failure: any Error = CocoaError(.featureUnsupported)
    for (export, importing) in pairs(T.self) {
      do {
        return try await importing(export.content(()))
      } catch {
        failure = error
      }
    }
    throw failure
  }

  /// Returns the content of a type, or of a special kind of it; `nil` if there is none.
  func content(as type: UTType) async throws -> TransferContent? {
    try await exports.first { $0.contentType.conforms(to: type) }?.content(())
  }

  /// Returns the content of a type if no function has to be waited for.
  func immediateContent(as type: UTType) -> TransferContent? {
    guard let make = exports.first(where: { $0.contentType.conforms(to: type) })?.content.immediate
    else { return nil }
    return try? make(())
  }

  /// The ways to make a value of a type, the best one first.
  private func pairs<T: Transferable>(
    _ type: T.Type
  ) -> [(Export, TransferFunction<TransferContent, T>)] {
    var pairs: [(Export, TransferFunction<TransferContent, T>)] = []
    for rule in T.transferRules {
      guard let importing = rule.importing else { continue }
      for export in exports where export.contentType.conforms(to: rule.contentType) {
        pairs.append((export, importing))
      }
    }
    return pairs
  }
}

extension [TransferItem] {
  /// Calls a function with the values of a type: at once if that can be, or else later.
  ///
  /// Returns `false`, and calls nothing, if no item can become one.
  @MainActor
  package func load<T: Transferable>(
    _ type: T.Type, then action: @escaping @MainActor ([T]) -> Bool
  ) -> Bool {
    let items = filter { $0.canLoad(type) }
    guard !items.isEmpty else { return false }
    if let values = try? items.map({ try $0.immediateValue(type) }).compactMap(\.self),
      values.count == items.count
    {
      return action(values)
    }
    Task { @MainActor in
      var values: [T] = []
      for item in items {
        if let value = try? await item.load(type) { values.append(value) }
      }
      if !values.isEmpty { _ = action(values) }
    }
    return true
  }
}
#endif
