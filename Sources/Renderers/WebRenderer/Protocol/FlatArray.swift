#if PortableViews && Web
/// The subset of JSON that clients send: one array of whole numbers and strings.
///
/// Nested values are rejected, so no message can make the parser recurse.
enum FlatArray {
  enum Field: Hashable, Sendable {
    case integer(Int)
    case string(String)
  }

  /// The greatest number of fields in an array.
  static let maximumCount = 8

  /// Returns the fields of a JSON text, or `nil` for any other text.
  static func parse(_ text: some Collection<UInt8>) -> [Field]? {
    var scanner = Scanner(bytes: Array(text))
    return scanner.scanArray()
  }
}

private struct Scanner {
  let bytes: [UInt8]
  var position = 0

  var next: UInt8? { position < bytes.count ? bytes[position] : nil }

  mutating func scanArray() -> [FlatArray.Field]? {
    var fields: [FlatArray.Field] = []
    guard skip(UInt8(ascii: "[")) else { return nil }
    repeat {
      guard fields.count < FlatArray.maximumCount, let field = scanField() else { return nil }
      fields.append(field)
    } while skip(UInt8(ascii: ","))
    guard skip(UInt8(ascii: "]")) else { return nil }
    skipSpace()
    return position == bytes.count ? fields : nil
  }

  private mutating func scanField() -> FlatArray.Field? {
    skipSpace()
    if next == UInt8(ascii: "\"") { return scanString().map(FlatArray.Field.string) }
    return scanInteger().map(FlatArray.Field.integer)
  }

  private mutating func scanInteger() -> Int? {
    let start = position
    if next == UInt8(ascii: "-") { position += 1 }
    let digits = position
    while let byte = next, (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte) {
      position += 1
    }
    guard position > digits, position - digits == 1 || bytes[digits] != UInt8(ascii: "0") else {
      return nil
    }
    return Int(String(decoding: bytes[start..<position], as: UTF8.self))
  }

  private mutating func scanString() -> String? {
    position += 1
    var content: [UInt8] = []
    while let byte = next {
      position += 1
      switch byte {
      case UInt8(ascii: "\""): return String(validating: content, as: UTF8.self)
      case UInt8(ascii: "\\"):
        guard let scalar = scanEscape() else { return nil }
        content.append(contentsOf: Character(scalar).utf8)
      case 0..<0x20: return nil
      default: content.append(byte)
      }
    }
    return nil
  }

  private mutating func scanEscape() -> Unicode.Scalar? {
    guard let byte = next else { return nil }
    position += 1
    switch byte {
    case UInt8(ascii: "\""), UInt8(ascii: "\\"), UInt8(ascii: "/"): return Unicode.Scalar(byte)
    case UInt8(ascii: "b"): return "\u{8}"
    case UInt8(ascii: "f"): return "\u{C}"
    case UInt8(ascii: "n"): return "\n"
    case UInt8(ascii: "r"): return "\r"
    case UInt8(ascii: "t"): return "\t"
    case UInt8(ascii: "u"): return scanUnicodeEscape()
    default: return nil
    }
  }

  private mutating func scanUnicodeEscape() -> Unicode.Scalar? {
    guard let first = scanHexadecimal() else { return nil }
    guard UTF16.isLeadSurrogate(first) else { return Unicode.Scalar(first) }
    guard next == UInt8(ascii: "\\") else { return nil }
    position += 1
    guard next == UInt8(ascii: "u") else { return nil }
    position += 1
    guard let second = scanHexadecimal(), UTF16.isTrailSurrogate(second) else { return nil }
    let high = UInt32(first - 0xD800) << 10
    return Unicode.Scalar(0x10000 + high + UInt32(second - 0xDC00))
  }

  private mutating func scanHexadecimal() -> UInt16? {
    guard position + 4 <= bytes.count else { return nil }
    var unit: UInt16 = 0
    for byte in bytes[position..<position + 4] {
      guard let digit = Character(Unicode.Scalar(byte)).hexDigitValue, byte < 0x80 else {
        return nil
      }
      unit = unit << 4 | UInt16(digit)
    }
    position += 4
    return unit
  }

  private mutating func skip(_ byte: UInt8) -> Bool {
    skipSpace()
    guard next == byte else { return false }
    position += 1
    return true
  }

  private mutating func skipSpace() {
    while let byte = next, [0x20, 0x09, 0x0A, 0x0D].contains(byte) { position += 1 }
  }
}
#endif
