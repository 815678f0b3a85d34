/// The names of the two players, both of them accepted by ``PlayerNames``.
public struct Players: Codable, Equatable, Sendable {
  public let crosses: String
  public let noughts: String

  /// The name of the player who places a mark.
  public subscript(mark: Mark) -> String {
    switch mark {
    case .cross: crosses
    case .nought: noughts
    }
  }
}
