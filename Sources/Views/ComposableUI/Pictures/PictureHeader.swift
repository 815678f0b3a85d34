#if PortableViews
import Foundation

/// The format of an image and its size, read from its first bytes.
///
/// The formats are those that browsers draw and that run no scripts: SVG is none of them.
struct PictureHeader: Equatable {
  enum Format: String {
    case png, jpeg, gif, webp, avif
  }

  let format: Format
  /// The number of pixels in a row, as the image is seen.
  let width: Int
  /// The number of rows, as the image is seen.
  let height: Int

  /// The width divided by the height.
  var aspectRatio: Double { Double(width) / Double(height) }

  /// Reads the header of an image; fails for any other data.
  ///
  /// The sources are the specifications of the formats: ISO 15948 (PNG), GIF89a, ITU T.81 (JPEG) with the orientation of
  /// Exif, RFC 9649 (WebP), and ISO 23000-22 (AVIF).
  init?(_ data: Data) {
    let bytes = HeaderBytes(data)
    let found =
      Self.png(bytes) ?? Self.gif(bytes) ?? Self.jpeg(bytes) ?? Self.webp(bytes) ?? Self.avif(bytes)
    guard let found, found.width > 0, found.height > 0 else { return nil }
    self = found
  }

  private init?(_ format: Format, _ width: Int?, _ height: Int?) {
    guard let width, let height else { return nil }
    (self.format, self.width, self.height) = (format, width, height)
  }

  private static func png(_ bytes: HeaderBytes) -> Self? {
    let signature: [UInt8] = [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]
    guard bytes.has(signature, at: 0), bytes.hasText("IHDR", at: 12) else { return nil }
    return Self(.png, bytes.big(at: 16, count: 4), bytes.big(at: 20, count: 4))
  }

  private static func gif(_ bytes: HeaderBytes) -> Self? {
    guard bytes.hasText("GIF87a", at: 0) || bytes.hasText("GIF89a", at: 0) else { return nil }
    return Self(.gif, bytes.little(at: 6, count: 2), bytes.little(at: 8, count: 2))
  }

  private static func webp(_ bytes: HeaderBytes) -> Self? {
    guard bytes.hasText("RIFF", at: 0), bytes.hasText("WEBP", at: 8) else { return nil }
    if bytes.hasText("VP8X", at: 12) {
      let (width, height) = (bytes.little(at: 24, count: 3), bytes.little(at: 27, count: 3))
      return Self(.webp, width.map { $0 + 1 }, height.map { $0 + 1 })
    }
    let sizeBits = 0x3FFF
    if bytes.hasText("VP8L", at: 12) {
      let bits = bytes.little(at: 21, count: 4)
      return Self(.webp, bits.map { $0 & sizeBits + 1 }, bits.map { ($0 >> 14) & sizeBits + 1 })
    }
    guard bytes.hasText("VP8 ", at: 12) else { return nil }
    let (width, height) = (bytes.little(at: 26, count: 2), bytes.little(at: 28, count: 2))
    return Self(.webp, width.map { $0 & sizeBits }, height.map { $0 & sizeBits })
  }

  /// The size stands in the property `ispe` of the file's boxes, near its start.
  private static func avif(_ bytes: HeaderBytes) -> Self? {
    guard bytes.hasText("ftypavif", at: 4) || bytes.hasText("ftypavis", at: 4),
      let property = bytes.offset(of: "ispe", before: 65_536)
    else { return nil }
    return Self(
      .avif, bytes.big(at: property + 8, count: 4), bytes.big(at: property + 12, count: 4))
  }

  private static func jpeg(_ bytes: HeaderBytes) -> Self? {
    guard bytes.has([0xFF, 0xD8, 0xFF], at: 0) else { return nil }
    var offset = 2
    var isTurned = false
    // A segment is 0xFF, its marker, and a length that counts itself.
    while let marker = bytes.big(at: offset, count: 2), marker >> 8 == 0xFF {
      switch marker & 0xFF {
      case 0xFF:
        offset += 1
        continue
      case 0xC4, 0xC8, 0xCC: break
      case 0xC0...0xCF:
        let height = bytes.big(at: offset + 5, count: 2)
        let width = bytes.big(at: offset + 7, count: 2)
        return isTurned ? Self(.jpeg, height, width) : Self(.jpeg, width, height)
      case 0xE1: isTurned = isTurned || bytes.isTurned(byExifAt: offset + 4)
      case 0xD9, 0xDA: return nil
      default: break
      }
      guard let length = bytes.big(at: offset + 2, count: 2), length >= 2 else { return nil }
      offset += 2 + length
    }
    return nil
  }
}

/// The bytes of a file, read without going past their end.
private struct HeaderBytes {
  private let data: Data

  init(_ data: Data) {
    self.data = data
  }

  /// Returns the number of up to four bytes, the most significant one first.
  func big(at offset: Int, count: Int) -> Int? {
    slice(at: offset, count: count)?.reduce(0) { $0 << 8 | Int($1) }
  }

  /// Returns the number of up to four bytes, the least significant one first.
  func little(at offset: Int, count: Int) -> Int? {
    slice(at: offset, count: count)?.reversed().reduce(0) { $0 << 8 | Int($1) }
  }

  func hasText(_ text: String, at offset: Int) -> Bool {
    has(Array(text.utf8), at: offset)
  }

  func has(_ bytes: [UInt8], at offset: Int) -> Bool {
    slice(at: offset, count: bytes.count)?.elementsEqual(bytes) ?? false
  }

  func offset(of text: String, before end: Int) -> Int? {
    data.prefix(end).firstRange(of: Data(text.utf8)).map { $0.lowerBound - data.startIndex }
  }

  /// Returns whether a JPEG's segment with Exif data says that the image is seen with its rows as columns.
  func isTurned(byExifAt offset: Int) -> Bool {
    let start = offset + 6
    let isLittle = hasText("II", at: start)
    guard hasText("Exif", at: offset), isLittle || hasText("MM", at: start) else { return false }
    func number(at offset: Int, count: Int) -> Int? {
      guard offset <= data.count else { return nil }
      return isLittle
        ? little(at: start + offset, count: count) : big(at: start + offset, count: count)
    }
    guard let directory = number(at: 4, count: 4), let count = number(at: directory, count: 2)
    else { return false }
    let entries = (0..<count).lazy.map { directory + 2 + 12 * $0 }
    let orientation = entries.first { number(at: $0, count: 2) == 0x0112 }
      .flatMap { number(at: $0 + 8, count: 2) }
    return orientation.map { (5...8).contains($0) } ?? false
  }

  private func slice(at offset: Int, count: Int) -> Data? {
    guard offset >= 0, offset <= data.count - count else { return nil }
    return data[data.startIndex + offset..<data.startIndex + offset + count]
  }
}
#endif
