#if PortableViews
public import Foundation

extension String: Transferable {
  /// The representation as plain text in UTF-8.
  public static var transferRepresentation: some TransferRepresentation {
    CombinedRepresentation(
      rules: [
        TransferRule(
          contentType: .utf8PlainText, export: TransferFunction { .data(Data($0.utf8)) },
          importing: TransferFunction(Self.text)),
        TransferRule(contentType: .plainText, importing: TransferFunction(Self.text)),
        TransferRule(contentType: .text, importing: TransferFunction(Self.text)),
      ])
  }

  private static func text(_ content: TransferContent) throws -> String {
    guard let text = String(data: try content.data(), encoding: .utf8) else {
      throw CocoaError(.fileReadInapplicableStringEncoding)
    }
    return text
  }
}

extension AttributedString: Transferable {
  /// The representation as plain text, without attributes.
  public static var transferRepresentation: some TransferRepresentation {
    ProxyRepresentation<AttributedString, String>(
      exporting: { String($0.characters) }, importing: { AttributedString($0) })
  }
}

extension Data: Transferable {
  /// The representation as the bytes themselves.
  public static var transferRepresentation: some TransferRepresentation {
    CombinedRepresentation(
      rules: [
        TransferRule(
          contentType: .data, export: TransferFunction { .data($0) },
          importing: TransferFunction { try $0.data() })
      ])
  }
}

extension URL: Transferable {
  /// The representation as an address; a file's is the address of a copy, which is deleted soon.
  public static var transferRepresentation: some TransferRepresentation {
    CombinedRepresentation(
      rules: [
        TransferRule(contentType: .fileURL, importing: TransferFunction(Self.address)),
        TransferRule(
          contentType: .url, export: TransferFunction { .data(Data($0.absoluteString.utf8)) },
          importing: TransferFunction(Self.address)),
      ])
  }

  private static func address(_ content: TransferContent) throws -> URL {
    if case .file(let url) = content { return url }
    guard let text = String(data: try content.data(), encoding: .utf8), let url = URL(string: text)
    else { throw CocoaError(.fileReadCorruptFile) }
    return url
  }
}

extension Image: Transferable {
  /// The representation as the bytes of an image that the program has loaded.
  public static var transferRepresentation: some TransferRepresentation {
    CombinedRepresentation<Image>(
      rules: [
        TransferRule(
          contentType: .image,
          export: TransferFunction { image in
            guard let content = image.content else { throw CocoaError(.fileReadUnknown) }
            return .data(content.data)
          },
          importing: TransferFunction { content in
            guard let image = UIImage(data: try content.data()) else {
              throw CocoaError(.fileReadCorruptFile)
            }
            return Image(uiImage: image)
          })
      ])
  }
}
#endif
