import ClassicNoughts
import ComposableArchitecture
import ComposableArchitectureClassic
import Foundation
import Noughts
import NoughtsClients
import NoughtsRules
import Testing

/// The part of a visit that a reload keeps, in both styles.
@MainActor
struct VisitTests {
  nonisolated private static let account = DemoAccount.code.account
  nonisolated private static let names = PlayerNames(crosses: "Careful", noughts: "Right")

  nonisolated private static var visits: [Visit] {
    get throws {
      var match = Match(players: try #require(names.players), beginner: .nought)
      for number in [5, 1, 9] { try match.play(#require(Square(number))) }
      match.tally = Tally(crosses: 2, draws: 1)
      return [
        .signIn(email: "careful@example.com"),
        .codeEntry(
          Challenge(id: UUID(0), email: "careful@example.com", phone: "07", code: "123456")),
        .newMatch(account, names, beginner: .nought),
        .match(account, match),
      ]
    }
  }

  @Test("a visit is taken up where it was left, in today's style")
  func today() throws {
    for visit in try Self.visits {
      let store = ComposableArchitecture.Store(initialState: Noughts.State()) { Noughts() }
      #expect(store.withState(\.visit) == nil)
      store.send(.restored(try Self.stored(visit)))
      #expect(store.withState(\.visit) == visit)
    }
  }

  @Test("a visit is taken up where it was left, in the style of 2021")
  func classic() throws {
    for visit in try Self.visits {
      let store = ComposableArchitectureClassic.Store(
        initialState: NoughtsState(), reducer: noughtsReducer, environment: .live)
      let viewStore = ViewStore(store)
      #expect(viewStore.visit == nil)
      viewStore.send(.restored(try Self.stored(visit)))
      #expect(viewStore.visit == visit)
    }
  }

  /// Returns a visit as it comes back from where it is kept.
  private static func stored(_ visit: Visit) throws -> Visit {
    try JSONDecoder().decode(Visit.self, from: JSONEncoder().encode(visit))
  }
}
