#if PortableViews && Web
/// A writer of JSON values.
struct JSONWriter {
  private(set) var bytes: [UInt8] = []

  mutating func raw(_ json: StaticString) {
    json.withUTF8Buffer { bytes.append(contentsOf: $0) }
  }

  mutating func raw(_ json: [UInt8]) {
    bytes.append(contentsOf: json)
  }

  mutating func integer(_ number: Int) {
    bytes.append(contentsOf: String(number).utf8)
  }

  mutating func string(_ text: String) {
    string(utf8: text.utf8)
  }

  mutating func string(utf8 text: some Sequence<UInt8>) {
    bytes.append(UInt8(ascii: "\""))
    for byte in text {
      switch byte {
      case UInt8(ascii: "\""): raw("\\\"")
      case UInt8(ascii: "\\"): raw("\\\\")
      case UInt8(ascii: "\n"): raw("\\n")
      case 0..<0x20:
        raw("\\u00")
        bytes.append(Self.digits[Int(byte >> 4)])
        bytes.append(Self.digits[Int(byte & 0xF)])
      default: bytes.append(byte)
      }
    }
    bytes.append(UInt8(ascii: "\""))
  }

  private static let digits = Array("0123456789abcdef".utf8)
}
#endif
