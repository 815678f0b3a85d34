/// The list of the API that this package offers in the names of the original libraries.
struct APIList: Equatable {
  static let path = "Scripts/data/api-list.txt"
  static let explanations = "Documentation/Compatibility.md"

  var entries: [Entry] = []
  /// The numbers of the lines that are no entries.
  var mistakes: [Int] = []

  struct Entry: Equatable {
    var line: Int
    /// The line as it is in the list.
    var text: String
    var name: String
    /// A word on what kind of entry it is, such as "obsolete".
    var note: String?
  }

  /// Reads lines of the form `Module  name  x2  [note]`, the last two of which may be missing.
  init(_ text: String) {
    for (index, line) in text.split(separator: "\n", omittingEmptySubsequences: false).enumerated()
    where !line.isEmpty && !line.hasPrefix("#") {
      guard let match = line.wholeMatch(of: /\S+  (.+?)(?:  x\d+)?(?:  \[(\w+)\])?/) else {
        mistakes.append(index + 1)
        continue
      }
      entries.append(
        Entry(
          line: index + 1, text: String(line), name: String(match.1),
          note: match.2.map(String.init)))
    }
  }

  /// Returns the entries that a document explains the absence of, as items of lists.
  static func explained(in document: String) -> Set<String> {
    Set(document.matches(of: /(?m)^- `(\w+  [^`]+)`/).map { String($0.1) })
  }

  /// The base names that more than one type has a member of.
  var sharedNames: Set<String> {
    let members = entries.compactMap(\.member)
    return Set(
      Dictionary(grouping: members, by: \.base).filter { Set($0.value.map(\.owner)).count > 1 }.keys
    )
  }
}

extension APIList.Entry {
  /// A declaration: the type that it is a member of, its base name and its labels.
  struct Member: Equatable {
    var owner: String?
    var base: String
    /// The labels of the parameters; `nil` if it is no function.
    var labels: [String]?
  }

  /// The type and the protocol of a conformance.
  var conformance: (type: String, protocolName: String)? {
    guard !name.contains("("), let colon = name.firstRange(of: ": ") else { return nil }
    return (String(name[..<colon.lowerBound]), String(name[colon.upperBound...]))
  }

  /// The declaration that the entry names, if it is no conformance.
  var member: Member? {
    guard conformance == nil,
      let match = name.wholeMatch(of: /(?:([\w.]*\w)\.)?([\w$]+|[^\w\s(]+)(?:\((.*)\))?/)
    else { return nil }
    return Member(
      owner: match.1.map(String.init), base: String(match.2),
      labels: match.3.map(Self.labels))
  }

  /// The labels in a list of parameters, which may or may not tell their types: `_:by:`, `_: Int`.
  private static func labels(of parameters: Substring) -> [String] {
    guard parameters.contains(": ") else {
      return parameters.split(separator: ":").map(String.init)
    }
    var labels: [String] = []
    var depth = 0
    var previous: Character = " "
    var word = ""
    for character in parameters {
      switch character {
      case "(", "[", "<": depth += 1
      case ")", "]": depth -= 1
      case ">" where previous != "-": depth -= 1
      case ":" where depth == 0: labels.append(word)
      default: break
      }
      word = character == " " || character == "," ? "" : word + String(character)
      previous = character
    }
    return labels
  }
}
