#if Macros
import ComposableCore
import Foundation
import Testing

@Reducer
private struct Page {
  @ObservableState
  struct State: Codable, Hashable, Sendable { var number = 1 }
  enum Action: Codable, Hashable, Sendable { case turned }

  var body: some ReducerOf<Self> {
    Reduce { state, _ in
      state.number += 1
      return .none
    }
  }
}

private struct Deprecated: SynthesizedConformanceTesting {
  @available(*, deprecated)
  @Reducer(
    state: .codable, .equatable, .hashable, .sendable,
    action: .decodable, .encodable, .equatable, .sendable)
  enum Book {
    case page(Page)
  }

  @available(*, deprecated)
  func conformances() throws {
    let state = Book.State.page(Page.State(number: 2))
    #expect(try roundTrip(state) == state)
    #expect(Set([state, state]).count == 1)
    let action = Book.Action.page(.turned)
    #expect(try roundTrip(action) == action)
  }

  private func roundTrip<Value: Codable>(_ value: Value) throws -> Value {
    try JSONDecoder().decode(Value.self, from: JSONEncoder().encode(value))
  }
}

/// Calls what is deprecated without a warning.
private protocol SynthesizedConformanceTesting {
  func conformances() throws
}

struct SynthesizedConformanceTests {
  private let tests: any SynthesizedConformanceTesting = Deprecated()

  @Test("the macro adds the requested conformances, including Codable")
  func conformances() throws { try tests.conformances() }

  @Test("each supported protocol can be requested by name")
  func names() {
    let all: [_SynthesizedConformance] = [
      .codable, .decodable, .encodable, .equatable, .hashable, .sendable,
    ]
    #expect(all.count == 6)
  }
}
#endif
