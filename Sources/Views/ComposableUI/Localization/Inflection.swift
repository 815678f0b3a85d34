#if PortableViews
/// Phrases that agree with their number: `^[3 incident](inflect: true)` is "3 incidents".
enum Inflection {
  /// Returns a text with each marked phrase in the form for its number, and without the mark.
  ///
  /// - Parameters:
  ///   - text: A text whose placeholders are filled.
  ///   - isEnglish: Whether phrases change; in other languages they lose their mark alone.
  static func resolved(_ text: String, isEnglish: Bool) -> String {
    var result = ""
    var rest = text[...]
    while let start = rest.firstRange(of: "^["),
      let middle = rest[start.upperBound...].firstRange(of: "]("),
      let end = rest[middle.upperBound...].firstIndex(of: ")")
    {
      let attributes = rest[middle.upperBound..<end].filter { !$0.isWhitespace }
      if attributes.contains("inflect:true") {
        let phrase = rest[start.upperBound..<middle.lowerBound]
        result += rest[..<start.lowerBound]
        result += isEnglish ? agreeing(phrase) : String(phrase)
      } else {
        result += rest[...end]
      }
      rest = rest[rest.index(after: end)...]
    }
    return result + rest
  }

  /// Returns a phrase with its last word in the plural, unless it has no number or the number is 1.
  private static func agreeing(_ phrase: Substring) -> String {
    let number = phrase.drop { !$0.isNumber }.prefix { $0.isNumber || $0 == "." || $0 == "," }
    guard !number.isEmpty, number != "1" else { return String(phrase) }
    let last = phrase.lastIndex(where: \.isLetter)
    let end = last.map { phrase.index(after: $0) } ?? phrase.startIndex
    let start = phrase[..<end].lastIndex { !$0.isLetter }.map { phrase.index(after: $0) }
    let word = phrase[(start ?? phrase.startIndex)..<end]
    guard !word.isEmpty else { return String(phrase) }
    return "\(phrase[..<word.startIndex])\(plural(of: word))\(phrase[end...])"
  }

  /// Returns the plural of an English noun, which begins with a capital letter if the noun does.
  private static func plural(of noun: Substring) -> String {
    let word = noun.lowercased()
    if unchanged.contains(word) { return String(noun) }
    if let plural = irregular[word] {
      let isCapital = noun.first?.isUppercase == true
      return isCapital ? plural.prefix(1).uppercased() + plural.dropFirst() : plural
    }
    let vowels = Set("aeiou")
    let isAfterVowel = word.dropLast().last.map { vowels.contains($0) } ?? true
    if word.hasSuffix("y"), !isAfterVowel { return "\(noun.dropLast())ies" }
    if word.hasSuffix("sis") { return "\(noun.dropLast(2))es" }
    return ["s", "x", "z", "ch", "sh"].contains(where: word.hasSuffix) ? "\(noun)es" : "\(noun)s"
  }

  private static let unchanged: Set = [
    "aircraft", "deer", "fish", "series", "sheep", "species",
  ]

  private static let irregular = [
    "calf": "calves", "child": "children", "echo": "echoes", "foot": "feet", "goose": "geese",
    "half": "halves", "hero": "heroes", "knife": "knives", "leaf": "leaves", "life": "lives",
    "loaf": "loaves", "man": "men", "mouse": "mice", "person": "people", "potato": "potatoes",
    "quiz": "quizzes", "shelf": "shelves", "thief": "thieves", "tomato": "tomatoes",
    "tooth": "teeth", "wife": "wives", "wolf": "wolves", "woman": "women",
  ]
}
#endif
