/// Reads fields and their places from CSV as RFC 4180 describes it.
///
/// Fields are separated by commas, or by semicolons if the first line has one and no comma. Lines end with a
/// line feed or with a carriage return and a line feed.
struct CSVParser {
  /// A field without its quotes.
  struct Field: Equatable {
    var text: String
    var line: Int
    var column: Int
  }

  private let bytes: [UInt8]
  private let separator: UInt8
  private var index = 0
  private var line = 1
  private var column = 1

  private static let quote = UInt8(ascii: "\"")
  private static let lineFeed = UInt8(ascii: "\n")
  private static let carriageReturn = UInt8(ascii: "\r")

  init(_ bytes: [UInt8]) throws(CSVProblem) {
    // A byte order mark is no text.
    self.bytes = Array(bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? bytes.dropFirst(3) : bytes[...])
    let first = self.bytes.prefix { $0 != Self.lineFeed }
    let hasComma = first.contains(UInt8(ascii: ","))
    separator =
      !hasComma && first.contains(UInt8(ascii: ";")) ? UInt8(ascii: ";") : UInt8(ascii: ",")
    guard String(validating: self.bytes, as: UTF8.self) != nil else {
      throw CSVProblem(line: 1, column: 1, .notText)
    }
  }

  /// The next row that is no empty line, or `nil` at the end.
  mutating func next() throws(CSVProblem) -> [Field]? {
    while index < bytes.count {
      var fields = [try field()]
      while index < bytes.count, bytes[index] == separator {
        advance()
        fields.append(try field())
      }
      endLine()
      if fields.count > 1 || !fields[0].text.isEmpty { return fields }
    }
    return nil
  }

  private mutating func field() throws(CSVProblem) -> Field {
    let (line, column) = (line, column)
    let isQuoted = index < bytes.count && bytes[index] == Self.quote
    let text = isQuoted ? try quoted() : plain()
    return Field(text: text, line: line, column: column)
  }

  private mutating func plain() -> String {
    let start = index
    while index < bytes.count, !isEnd(bytes[index]) { advance() }
    return String(decoding: bytes[start..<index], as: UTF8.self)
  }

  private mutating func quoted() throws(CSVProblem) -> String {
    let start = CSVProblem(line: line, column: column, .openQuote)
    var content: [UInt8] = []
    advance()
    while index < bytes.count {
      let byte = bytes[index]
      advance()
      guard byte == Self.quote else {
        content.append(byte)
        continue
      }
      if index < bytes.count, bytes[index] == Self.quote {
        content.append(byte)
        advance()
      } else if index == bytes.count || isEnd(bytes[index]) {
        return String(decoding: content, as: UTF8.self)
      } else {
        throw CSVProblem(line: line, column: column, .textAfterQuote)
      }
    }
    throw start
  }

  private func isEnd(_ byte: UInt8) -> Bool {
    guard byte != separator, byte != Self.lineFeed else { return true }
    return byte == Self.carriageReturn
      && (index + 1 == bytes.count || bytes[index + 1] == Self.lineFeed)
  }

  private mutating func endLine() {
    if index < bytes.count, bytes[index] == Self.carriageReturn { advance() }
    if index < bytes.count { advance() }
  }

  private mutating func advance() {
    let byte = bytes[index]
    index += 1
    if byte == Self.lineFeed {
      line += 1
      column = 1
    } else if index == bytes.count || bytes[index] & 0xC0 != 0x80 {
      // Later bytes of a character are no columns.
      column += 1
    }
  }
}
