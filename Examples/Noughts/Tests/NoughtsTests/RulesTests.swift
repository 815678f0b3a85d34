import NoughtsRules
import Testing

/// The rules of noughts and crosses.
struct RulesTests {
  private func match(beginner: Mark = .cross, _ numbers: [Int]) throws -> Match {
    let players = try #require(PlayerNames(crosses: "Left", noughts: "Right").players)
    var match = Match(players: players, beginner: beginner)
    for number in numbers { try match.play(#require(Square(number))) }
    return match
  }

  @Test("squares are numbered row by row")
  func squares() {
    #expect(Square.all.map(\.number) == Array(1...9))
    #expect(Square.all.map(\.row) == [1, 1, 1, 2, 2, 2, 3, 3, 3])
    #expect(Square.all.map(\.column) == [1, 2, 3, 1, 2, 3, 1, 2, 3])
    #expect(Square(0) == nil)
    #expect(Square(10) == nil)
  }

  @Test("eight lines of three squares win")
  func lines() {
    #expect(
      WinningLine.all.map { $0.squares.map(\.number) } == [
        [1, 2, 3], [4, 5, 6], [7, 8, 9], [1, 4, 7], [2, 5, 8], [3, 6, 9], [1, 5, 9], [3, 5, 7],
      ])
  }

  @Test("players take turns until a line is complete")
  func turns() throws {
    var match = try match([])
    var turns: [Mark?] = [match.turn]
    for number in [1, 4, 2, 5, 3] {
      try match.play(#require(Square(number)))
      turns.append(match.turn)
    }
    #expect(turns == [.cross, .nought, .cross, .nought, .cross, nil])
    #expect(match.outcome == .win(.cross, [.row(1)]))
    #expect(match.tally == Tally(crosses: 1))
  }

  @Test("the last square may complete two lines, or none")
  func lastSquare() throws {
    #expect(
      try match([1, 2, 3, 4, 7, 6, 9, 8, 5]).outcome == .win(.cross, [.falling, .rising]))
    let draw = try match([1, 2, 3, 5, 4, 6, 8, 7, 9])
    #expect(draw.outcome == .draw)
    #expect(draw.tally == Tally(draws: 1))
  }

  @Test("a taken square and a finished game refuse moves")
  func refusals() throws {
    var match = try match([5])
    let centre = try #require(Square(5))
    let corner = try #require(Square(9))
    #expect(throws: Refusal.taken(centre)) { try match.play(centre) }
    #expect(match.turn == .nought)
    var over = try self.match([1, 4, 2, 5, 3])
    #expect(throws: Refusal.over) { try over.play(corner) }
    #expect(over.tally == Tally(crosses: 1))
  }

  @Test("a rematch keeps the score and is begun by the other player")
  func rematch() throws {
    var match = try match([1, 4, 2, 5, 3])
    match.rematch()
    #expect(match.turn == .nought)
    #expect(match.position == Position())
    #expect(match.tally == Tally(crosses: 1))
    for number in [1, 4, 2, 5, 3] { try match.play(#require(Square(number))) }
    #expect(match.tally == Tally(crosses: 1, noughts: 1))
    match.rematch()
    #expect(match.turn == .cross)
  }

  @Test("all games lead to 5,478 positions, of which 958 are final")
  func allPositions() throws {
    let start = try match([])
    var seen: Set<Position> = [start.position]
    var matches = [start]
    var ends: [Mark?: Int] = [:]
    while let match = matches.popLast() {
      if let outcome = match.outcome { ends[outcome.winner, default: 0] += 1 }
      for square in Square.all where match.turn != nil && match.position[square] == nil {
        var next = match
        try next.play(square)
        if seen.insert(next.position).inserted { matches.append(next) }
      }
    }
    #expect(seen.count == 5_478)
    #expect(ends == [.cross: 626, .nought: 316, nil: 16])
  }
}

struct PlayerNamesTests {
  @Test("spaces in players' names are trimmed and collapsed")
  func tidy() throws {
    let players = try #require(
      PlayerNames(crosses: "  Left\t hand \n", noughts: "右").players)
    #expect(players.crosses == "Left hand")
    #expect(players.noughts == "右")
    #expect(players[.nought] == "右")
  }

  @Test("a name without a visible character is missing", arguments: ["", "  ", "\n", "\u{200B}"])
  func missing(name: String) {
    let names = PlayerNames(crosses: name, noughts: "Right")
    #expect(names.problem(of: .cross) == .missing)
    #expect(names.problem(of: .nought) == nil)
    #expect(names.players == nil)
  }

  @Test("a name of 24 characters is accepted, and one of 10,000 refused")
  func length() {
    let family = String(repeating: "👨‍👩‍👧", count: 24)
    #expect(PlayerNames(crosses: family, noughts: "b").players?.crosses == family)
    let long = PlayerNames(crosses: "a", noughts: String(repeating: "b", count: 10_000))
    #expect(long.problem(of: .nought) == .tooLong(count: 10_000))
    #expect(long.players == nil)
  }

  @Test("two players with the same name are refused, ignoring case")
  func repeated() {
    let names = PlayerNames(crosses: "Left", noughts: " lEFT ")
    #expect(names.problem(of: .cross) == nil)
    #expect(names.problem(of: .nought) == .repeated)
    #expect(names.players == nil)
  }
}
