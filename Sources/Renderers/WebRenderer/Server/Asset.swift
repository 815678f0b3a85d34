#if PortableViews && Web
import Foundation

/// A file that every page loads, under a name that changes with the content.
struct Asset: Sendable {
  let path: String
  let contentType: String
  let bytes: [UInt8]

  private init(_ name: String, _ fileExtension: String, _ contentType: String, _ bytes: [UInt8]) {
    path = "/\(name)-\(String(fingerprint(bytes), radix: 16)).\(fileExtension)"
    self.contentType = contentType
    self.bytes = bytes
  }

  static let script = Self(
    "client", "js", "text/javascript; charset=utf-8",
    withoutSpace(Array(PageAssets.clientScript.utf8))
  )

  /// The script that animates the changes of the client script, and is loaded after it.
  static let motion = Self(
    "motion", "js", "text/javascript; charset=utf-8",
    withoutSpace(Array(PageAssets.motionScript.utf8))
  )

  static let style = Self(
    "style", "css", "text/css; charset=utf-8", Array(PageAssets.styleSheet.utf8))

  /// The icon that a browser shows on the page's tab.
  static let icon = Self(
    "icon", "svg", "image/svg+xml",
    Array(
      """
      <svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32">\
      <rect width="32" height="32" rx="8" fill="#0a6cff"/>\
      <path d="M9 11h14M9 16h14M9 21h8" stroke="#fff" stroke-width="3" stroke-linecap="round"/>\
      </svg>
      """.utf8))

  /// Returns a script without comment lines, needless spaces and redundant punctuation.
  private static func withoutSpace(_ bytes: [UInt8]) -> [UInt8] {
    let lines = bytes.split(separator: UInt8(ascii: "\n")).lazy
      .map { $0.drop { $0 == UInt8(ascii: " ") } }
      .filter { !$0.isEmpty && !$0.starts(with: "//".utf8) }
    var result: [UInt8] = []
    for line in lines {
      // A line that begins with a closing bracket or an operator cannot begin a statement.
      if let last = result.last, !"{;,([>&|".utf8.contains(last),
        let first = line.first, !"})].?:&|".utf8.contains(first)
      {
        result.append(UInt8(ascii: "\n"))
      }
      appendWithoutSpace(line, to: &result)
    }
    return result
  }

  private static func appendWithoutSpace(_ line: ArraySlice<UInt8>, to result: inout [UInt8]) {
    let punctuation = Array("=,;:?(){}[]<>&|!*+-".utf8)
    var quote: UInt8?
    for (index, byte) in zip(line.indices, line) {
      if let open = quote {
        if byte == open { quote = nil }
      } else if "\"'`".utf8.contains(byte) {
        quote = byte
      } else if byte == UInt8(ascii: " ") {
        let next = line[line.index(after: index)...].first ?? byte
        if punctuation.contains(next) || punctuation.contains(result.last ?? next) { continue }
      }
      if quote == nil, byte == UInt8(ascii: "}"), result.last == UInt8(ascii: ";") {
        result.removeLast()
      }
      result.append(byte)
      if quote == nil, byte == UInt8(ascii: ">") { openParameter(of: &result) }
    }
  }

  /// Removes the parentheses around the only parameter of an arrow function at the end of the text.
  private static func openParameter(of result: inout [UInt8]) {
    let end = result.count - 3
    guard end > 0, result.suffix(3).elementsEqual(")=>".utf8) else { return }
    func isLetter(_ byte: UInt8) -> Bool { Character(UnicodeScalar(byte)).isLetter }
    guard let start = result[..<end].lastIndex(where: { !isLetter($0) }), start < end - 1,
      result[start] == UInt8(ascii: "("), start == 0 || !isLetter(result[start - 1])
    else { return }
    result.remove(at: end)
    result.remove(at: start)
  }

  static let all = Dictionary(
    uniqueKeysWithValues: [script, motion, style, icon].map { ($0.path, $0) })
}

/// Returns a hash that changes with the content.
///
/// Not safe against intended collisions. The algorithm is FNV-1a with 64 bits.
private func fingerprint(_ bytes: [UInt8]) -> UInt64 {
  bytes.reduce(0xcbf2_9ce4_8422_2325) { ($0 ^ UInt64($1)) &* 0x100_0000_01b3 }
}

/// The texts of the client's files, which `Scripts/generate/assets` writes.
enum PageAssets {}
#endif
