extension TextState: Hashable {
  /// A stretch of text with the same modifiers.
  private struct Run: Hashable {
    var modifiers: [Modifier]
    var text: String
  }

  /// The displayed text, in as few runs as possible.
  private var runs: [Run] {
    var runs: [Run] = []
    appendRuns(to: &runs, under: [])
    return runs
  }

  private func appendRuns(to runs: inout [Run], under outer: [Modifier]) {
    let modifiers = modifiers + outer
    if case .joined(let first, let second) = content {
      first.appendRuns(to: &runs, under: modifiers)
      second.appendRuns(to: &runs, under: modifiers)
      return
    }
    let text = String(state: self)
    if let last = runs.indices.last, runs[last].modifiers == modifiers {
      runs[last].text += text
    } else if !text.isEmpty || !modifiers.isEmpty {
      runs.append(Run(modifiers: modifiers, text: text))
    }
  }

  /// Compares the displayed texts and their modifiers.
  public static func == (lhs: Self, rhs: Self) -> Bool {
    lhs.runs == rhs.runs
  }

  /// Hashes the displayed text and its modifiers.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(runs)
  }
}
