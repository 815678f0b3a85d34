/// One of the two marks that players place.
public enum Mark: String, CaseIterable, Codable, Sendable {
  case cross
  case nought

  /// The mark of the other player.
  public var opponent: Mark {
    switch self {
    case .cross: .nought
    case .nought: .cross
    }
  }
}
