import Foundation

/// The links, headings and code spans of a Markdown document.
struct Markdown {
  /// Destinations with the numbers of their lines, without those in code and comments.
  private(set) var links: [(destination: String, line: Int)] = []

  /// The code within paragraphs, with the numbers of its lines.
  private(set) var codeSpans: [(code: String, line: Int)] = []

  /// The names by which links reach a heading.
  private(set) var anchors: Set<String> = []

  init(_ text: String) {
    var slugs: [String: Int] = [:]
    for (index, line) in Self.prose(of: text).enumerated() {
      if let match = line.wholeMatch(of: /\s{0,3}#{1,6}\s+(.*?)\s*#*\s*/) {
        let slug = Self.slug(String(match.1))
        let count = slugs[slug, default: 0]
        slugs[slug] = count + 1
        anchors.insert(count == 0 ? slug : "\(slug)-\(count)")
      }
      anchors.formUnion(line.matches(of: /<a\s[^>]*\b(?:id|name)="([^"]+)"/).map { String($0.1) })
      // A link may begin in one span of code and end in another, so spans are left out first.
      let visible = line.replacing(Self.codeSpan, with: "")
      links += Self.destinations(in: visible).map { ($0, index + 1) }
      codeSpans += line.matches(of: Self.codeSpan).map { (String($0.2), index + 1) }
    }
  }

  /// Returns the lines, with lines of code blocks and comments left empty.
  private static func prose(of text: String) -> [String] {
    var fence: Substring?
    var isComment = false
    return text.split(separator: "\n", omittingEmptySubsequences: false).map { line in
      let trimmed = line.drop { $0 == " " }
      if let open = fence {
        if trimmed.hasPrefix(open), trimmed.allSatisfy({ $0 == open.first || $0 == " " }) {
          fence = nil
        }
        return ""
      }
      if let match = trimmed.prefixMatch(of: /`{3,}|~{3,}/) {
        fence = match.0
        return ""
      }
      var visible = ""
      var rest = line[...]
      while !rest.isEmpty {
        if let mark = rest.firstRange(of: isComment ? "-->" : "<!--") {
          if !isComment { visible += rest[..<mark.lowerBound] }
          isComment.toggle()
          rest = rest[mark.upperBound...]
        } else {
          if !isComment { visible += rest }
          break
        }
      }
      return visible
    }
  }

  private static var codeSpan: Regex<(Substring, Substring, Substring)> { /(`+)([^`].*?)\1/ }

  private static func destinations(in line: String) -> [String] {
    // The text of a link may be an image with a destination of its own, hence the search for "](".
    let inline = line.matches(of: /\]\(\s*(?:<([^>]*)>|((?:[^\s()]|\([^\s()]*\))*))/)
      .map { String($0.1 ?? $0.2 ?? "") }
    let defined =
      line.prefixMatch(of: /\s{0,3}\[[^\]]+\]:\s*<?([^\s>]+)>?/)
      .map { [String($0.1)] } ?? []
    let attributes = line.matches(of: /\b(?:src|href)="([^"]*)"/).map { String($0.1) }
    let sets = line.matches(of: /\bsrcset="([^"]*)"/).flatMap { match in
      match.1.split(separator: ",").compactMap { $0.split(separator: " ").first.map(String.init) }
    }
    let automatic = line.matches(of: /<(doc:[^>\s]+)>/).map { String($0.1) }
    return inline + defined + attributes + sets + automatic
  }

  /// Returns the anchor of a heading, as GitHub makes it.
  static func slug(_ heading: String) -> String {
    let text = heading.replacing(/!?\[([^\]]*)\]\([^)]*\)/) { $0.1 }
    return text.lowercased().reduce(into: "") { slug, character in
      if character.isLetter || character.isNumber || "-_".contains(character) {
        slug.append(character)
      } else if character == " " {
        slug.append("-")
      }
    }
  }
}
