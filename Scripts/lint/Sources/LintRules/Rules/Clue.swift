/// A sign in a file that a declaration is used.
///
/// A literal of one word stands for an identifier, a keyword or an operator; one of several words
/// for tokens that follow each other.
enum Clue: Hashable, Sendable {
  case word(String)
  case attribute(String)
  /// A call by a name, with the labels of the function's parameters.
  case call(String, labels: [String])
  case reference(String)
  case subscripted(String)
  case prefixOperator(String)
  case phrase(String)

  func occurs(in uses: SourceUses) -> Bool {
    switch self {
    case .word(let name): uses.words.contains(name)
    case .attribute(let name): uses.attributes.contains(name)
    case .call(let name, let labels): Self.hasCall(of: name, labels: labels, in: uses)
    case .reference(let name): uses.references.contains(name)
    case .subscripted(let label): uses.subscripts.contains(label)
    case .prefixOperator(let name): uses.prefixOperators.contains(name)
    case .phrase(let phrase): uses.phrases.contains(phrase)
    }
  }

  /// A function may be called with a closure behind its name, with the location of its caller in
  /// front of what it is about, or without what has a default.
  private static func hasCall(of name: String, labels: [String], in uses: SourceUses) -> Bool {
    func has(_ opening: String) -> Bool {
      uses.calls.contains(name + opening)
    }
    guard let first = labels.first else { return has("()") }
    if has("{") || has("(fileID:") { return true }
    return first == "_" ? has("(") || has("()") : has("(\(first):")
  }
}

extension Clue: ExpressibleByStringLiteral {
  init(stringLiteral text: String) {
    self = text.contains(" ") ? .phrase(text) : .word(text)
  }
}

extension APIList.Entry {
  /// Returns the clues of which a file that uses the entry has at least one of each group.
  ///
  /// - Parameter shared: The names of members that more than one type has.
  func clues(shared: Set<String>) -> [[Clue]] {
    if let (type, protocolName) = conformance {
      return [Self.clues(ofType: type), Clue.purposes[protocolName] ?? [.word(protocolName)]]
    }
    guard let member else { return [] }
    // The paths to the cases of an enum are reached by way of the enum.
    let owner = member.owner.map { owner in
      owner.hasSuffix(".AllCasePaths") ? String(owner.dropLast(".AllCasePaths".count)) : owner
    }
    let ownerClues = owner.map(Self.clues(ofType:)) ?? []
    switch member.base {
    case "callAsFunction": return [ownerClues]
    case "init": return Self.clues(ofInitializer: member, owner: owner ?? "")
    case "projectedValue":
      return [[.attribute(Self.last(owner ?? "")), "projectedValue"], ["projectedValue", "$"]]
    case "subscript":
      let label = member.labels?.first ?? "_"
      return ["_", "dynamicMember"].contains(label)
        ? [ownerClues] : [ownerClues, [.subscripted(label)]]
    case "/": return [[.prefixOperator("/")]]
    default: break
    }
    let isShared = Clue.commonNames.contains(member.base) || shared.contains(member.base)
    let use = Self.clues(of: member)
    return owner != nil && (isShared || !member.isNamed) ? [use, ownerClues] : [use]
  }

  private static func clues(of member: Member) -> [Clue] {
    guard let labels = member.labels, member.isNamed else { return [.word(member.base)] }
    if member.owner == nil, member.base.first?.isUppercase == true {
      return [.attribute(member.base), .call(member.base, labels: labels)]
    }
    // A case is also used as a property of its payload, a function also by its name alone.
    return [.call(member.base, labels: labels), .reference(member.base)]
  }

  private static func clues(ofInitializer member: Member, owner: String) -> [[Clue]] {
    let labels = member.labels ?? []
    let name = last(owner)
    if labels.first == "wrappedValue" {
      return [[.attribute(name), .call(name, labels: ["wrappedValue"])]]
    }
    if labels.first?.hasSuffix("Literal") == true { return [clues(ofType: owner)] }
    let names = clues(ofType: owner).compactMap { clue in
      if case .word(let name) = clue { name } else { nil }
    }
    let calls = (names + names.map { $0 + "Of" } + ["init"]).map {
      Clue.call($0, labels: labels)
    }
    return [calls, clues(ofType: owner)]
  }

  private static func clues(ofType type: String) -> [Clue] {
    let name = last(type)
    return Clue.types[name] ?? [.word(name)]
  }

  private static func last(_ type: String) -> String {
    type.split(separator: ".").last.map(String.init) ?? type
  }
}

extension APIList.Entry.Member {
  /// Whether the name is none of an operator.
  var isNamed: Bool { base.contains { $0.isLetter || $0.isNumber || $0 == "_" } }
}
