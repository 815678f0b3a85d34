#if PortableViews
public import Foundation

extension View {
  /// Offers a document to the user as a file while a binding is true and there is a document.
  ///
  /// A browser downloads the file under the name. The binding becomes false at once, and the function gets
  /// the place of the app's own copy, which exists for some minutes.
  ///
  /// - Parameters:
  ///   - isPresented: The binding.
  ///   - document: The document.
  ///   - contentType: The type of the file.
  ///   - defaultFilename: The name of the file, with an extension or without.
  ///   - onCompletion: Gets the place of the file, or an error if it could not be written.
  public func fileExporter<D: FileDocument>(
    isPresented: Binding<Bool>, document: D?, contentType: UTType, defaultFilename: String? = nil,
    onCompletion: @escaping (_ result: Result<URL, any Error>) -> Void
  ) -> some View {
    exporting(isPresented: isPresented, onCompletion) {
      try document.map { document in
        [try OfferedFile(document, as: contentType, named: defaultFilename)]
      }
    }
  }

  /// Offers a document to the user as a file while a binding is true and there is a document.
  ///
  /// The file has the first of the types that the document can be written to. An export cannot be cancelled,
  /// so `onCancellation` is never called.
  public func fileExporter<D: FileDocument>(
    isPresented: Binding<Bool>, document: D?, contentTypes: [UTType] = [],
    defaultFilename: String? = nil,
    onCompletion: @escaping (_ result: Result<URL, any Error>) -> Void,
    onCancellation: @escaping () -> Void = {}
  ) -> some View {
    let type = (contentTypes.isEmpty ? D.writableContentTypes : contentTypes).first ?? .data
    return fileExporter(
      isPresented: isPresented, document: document, contentType: type,
      defaultFilename: defaultFilename, onCompletion: onCompletion)
  }

  /// Offers a document to the user as a file while a binding is true and there is a document.
  public func fileExporter<D: ReferenceFileDocument>(
    isPresented: Binding<Bool>, document: D?, contentType: UTType, defaultFilename: String? = nil,
    onCompletion: @escaping (_ result: Result<URL, any Error>) -> Void
  ) -> some View {
    exporting(isPresented: isPresented, onCompletion) {
      guard let document else { return nil }
      let snapshot = try document.snapshot(contentType: contentType)
      let wrapper = try document.fileWrapper(
        snapshot: snapshot,
        configuration: FileDocumentWriteConfiguration(contentType: contentType))
      return [try OfferedFile(wrapper, as: contentType, named: defaultFilename)]
    }
  }

  /// Offers documents to the user as files while a binding is true.
  public func fileExporter<C: Collection>(
    isPresented: Binding<Bool>, documents: C, contentType: UTType,
    onCompletion: @escaping (_ result: Result<[URL], any Error>) -> Void
  ) -> some View where C.Element: FileDocument {
    FileExporterView(
      content: self, isPresented: isPresented,
      makeFiles: {
        documents.isEmpty
          ? nil : try documents.map { try OfferedFile($0, as: contentType, named: nil) }
      }, onCompletion: onCompletion)
  }

  /// Offers a value to the user as a file while a binding is true and there is a value.
  ///
  /// The file has the first of the types that the value can become. An export cannot be cancelled, so
  /// `onCancellation` is never called.
  public func fileExporter<T: Transferable>(
    isPresented: Binding<Bool>, item: T?, contentTypes: [UTType] = [],
    defaultFilename: String? = nil,
    onCompletion: @escaping (_ result: Result<URL, any Error>) -> Void,
    onCancellation: @escaping () -> Void = {}
  ) -> some View {
    exporting(isPresented: isPresented, onCompletion) {
      guard let item else { return nil }
      return [
        try await OfferedFile(TransferItem(item), as: contentTypes, named: defaultFilename)
      ]
    }
  }

  private func exporting(
    isPresented: Binding<Bool>, _ onCompletion: @escaping (Result<URL, any Error>) -> Void,
    makeFiles: @escaping @MainActor () async throws -> [OfferedFile]?
  ) -> some View {
    FileExporterView(
      content: self, isPresented: isPresented, makeFiles: makeFiles,
      onCompletion: { result in
        onCompletion(
          result.flatMap { $0.first.map(Result.success) ?? .failure(CocoaError(.fileNoSuchFile)) })
      })
  }
}

/// A view that offers files to the user when a binding becomes true.
private struct FileExporterView<Content: View>: View {
  let content: Content
  @Binding var isPresented: Bool
  let makeFiles: @MainActor () async throws -> [OfferedFile]?
  let onCompletion: (Result<[URL], any Error>) -> Void
  @Environment(\.transfers) private var transfers

  var body: some View {
    content.onChange(of: isPresented, initial: true) {
      if isPresented { export() }
    }
  }

  private func export() {
    let transfers = transfers
    Task { @MainActor in
      do {
        guard let files = try await makeFiles() else { return }
        for file in files where transfers?.offer(file) != true {
          throw CocoaError(.featureUnsupported)
        }
        isPresented = false
        onCompletion(.success(files.map(\.url)))
      } catch {
        isPresented = false
        onCompletion(.failure(error))
      }
    }
  }
}

extension OfferedFile {
  init<D: FileDocument>(_ document: D, as contentType: UTType, named name: String?) throws {
    let wrapper = try document.fileWrapper(
      configuration: FileDocumentWriteConfiguration(contentType: contentType))
    try self.init(wrapper, as: contentType, named: name)
  }

  /// Creates the file of a wrapper; throws for a directory, which no browser can download.
  init(_ wrapper: FileWrapper, as contentType: UTType, named name: String?) throws {
    guard let data = wrapper.regularFileContents else { throw CocoaError(.featureUnsupported) }
    let name = name ?? wrapper.preferredFilename ?? wrapper.filename ?? "Untitled"
    try self.init(data, named: name, contentType: contentType)
  }

  /// Creates the file of an item; throws if it can become none of some types.
  init(_ item: TransferItem, as types: [UTType], named name: String?) async throws {
    let wishes = types.isEmpty ? item.contentTypes : types
    for type in wishes {
      guard let content = try await item.content(as: type) else { continue }
      try self.init(
        content.data(), named: name ?? item.suggestedName ?? "Untitled", contentType: type)
      return
    }
    throw CocoaError(.featureUnsupported)
  }
}
#endif
