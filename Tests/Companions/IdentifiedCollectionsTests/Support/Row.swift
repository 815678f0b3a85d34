struct Row: Codable, Comparable, Hashable, Identifiable, Sendable {
  var id: Int
  var value: Int

  init(_ id: Int, _ value: Int) {
    self.id = id
    self.value = value
  }

  static func < (lhs: Self, rhs: Self) -> Bool { lhs.value < rhs.value }
}
