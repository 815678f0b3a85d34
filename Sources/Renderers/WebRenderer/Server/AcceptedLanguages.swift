#if PortableViews && Web
/// The languages that a browser prefers.
enum AcceptedLanguages {
  /// The greatest number of languages that are read from one request.
  static let limit = 16

  /// Returns the languages in the header `Accept-Language`, the most preferred one first.
  ///
  /// Skips invalid language tags, and languages of quality 0.
  static func read(_ header: String?) -> [String] {
    guard let header else { return [] }
    var languages: [(tag: String, quality: Double)] = []
    for item in header.split(separator: ",").prefix(limit) {
      let parts = item.split(separator: ";").map { $0.filter { !$0.isWhitespace } }
      guard let tag = parts.first, isTag(tag) else { continue }
      let quality = parts.dropFirst().first { $0.hasPrefix("q=") }.map { Double($0.dropFirst(2)) }
      guard let quality = quality ?? 1, quality > 0, quality <= 1 else { continue }
      languages.append((tag, quality))
    }
    // Sorting is stable: among languages of one quality the first is preferred.
    return languages.sorted { $0.quality > $1.quality }.map(\.tag)
  }

  private static func isTag(_ text: String) -> Bool {
    (1...35).contains(text.utf8.count)
      && text.utf8.allSatisfy {
        switch $0 {
        case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
          UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "-"):
          true
        default: false
        }
      }
  }
}
#endif
