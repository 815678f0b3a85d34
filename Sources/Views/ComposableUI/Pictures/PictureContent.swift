#if PortableViews
import Foundation
#if !canImport(Darwin)
import Synchronization
#endif

/// The bytes of an image that a program has loaded or was given.
///
/// There is one object for equal bytes, so that a body that makes an image of the same data again shows the same
/// picture. Renderers find it by its address, as long as anything keeps the object.
package final class PictureContent: Sendable {
  /// The path that a page loads the image from, which cannot be guessed.
  package let address: String
  /// The bytes.
  package let data: Data
  let header: PictureHeader

  /// The media type of the bytes.
  package var mediaType: String { "image/\(header.format.rawValue)" }

  /// Returns the content of an image; `nil` for data that is no PNG, JPEG, GIF, WebP or AVIF file.
  ///
  /// - Complexity: O(*n*) for *n* bytes, if there is an object for them.
  static func of(_ data: Data) -> PictureContent? {
    let known = table.withLock { $0.byData[data]?.content }
    if let known { return known }
    guard let header = PictureHeader(data) else { return nil }
    let content = PictureContent(data, header)
    return table.withLock { table in
      if let other = table.byData[data]?.content { return other }
      let entry = Entry(address: content.address, content: content)
      table.byData[data] = entry
      table.byAddress[entry.address] = entry
      return content
    }
  }

  /// Returns the content with an address, if it still exists.
  package static func at(_ address: String) -> PictureContent? {
    table.withLock { $0.byAddress[address]?.content }
  }

  private init(_ data: Data, _ header: PictureHeader) {
    let secret = (0..<4).map { _ in String(UInt64.random(in: 0 ... .max), radix: 36) }
    address = "/picture-\(secret.joined()).\(header.format.rawValue)"
    self.data = data
    self.header = header
  }

  deinit {
    Self.table.withLock { table in
      table.byAddress[address] = nil
      // An object for the same bytes may have been made since this one lost its last reference. To ask for it could
      // end it here, within the lock.
      if table.byData[data]?.address == address { table.byData[data] = nil }
    }
  }

  private struct Entry {
    let address: String
    weak var content: PictureContent?
  }

  private struct Table {
    var byData: [Data: Entry] = [:]
    var byAddress: [String: Entry] = [:]
  }

  private static let table = Mutex(Table())
}
#endif
