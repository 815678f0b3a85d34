#if Macros
import ComposableCore

/// A feature with which a test can go wrong in every way.
struct Fallible: Reducer {
  struct State: Equatable {
    var count = 0
    var name = "Mina"
  }

  @CasePathable
  enum Action: Equatable, Sendable {
    case increment
    case rename(String)
    case both
    case nothing
    case respond(Int)
    case respondTwice
    case response(Int)
    case wait
    case spin
    case stop
    case dismiss
  }

  /// The lines of the effects.
  static let waitLine: UInt = #line + 28
  static let spinLine: UInt = #line + 30

  enum CancelID { case wait }

  @Dependency(\.dismiss) var dismiss

  func reduce(into state: inout State, action: Action) -> Effect<Action> {
    switch action {
    case .increment:
      state.count += 1
    case .rename(let name):
      state.name = name
    case .both:
      state.count += 1
      state.name += "!"
    case .nothing:
      break
    case .respond(let number):
      return .run { await $0(.response(number)) }
    case .respondTwice:
      return .run {
        await $0(.response(1))
        await $0(.response(2))
      }
    case .response(let number):
      state.count = number
    case .wait:
      return .run { _ in try await Task.never() }
        .cancellable(id: CancelID.wait)
    case .spin:
      return .run { _ in while !Task.isCancelled { await Task.yield() } }
        .cancellable(id: CancelID.wait)
    case .stop:
      return .cancel(id: CancelID.wait)
    case .dismiss:
      return .run { _ in await dismiss() }
    }
    return .none
  }
}

/// A test store of the feature, with a line that failures at its end are reported at.
@MainActor
func makeStore(
  _ exhaustivity: Exhaustivity = .on, line: UInt = #line
) -> TestStoreOf<Fallible> {
  let store = TestStore(initialState: Fallible.State(), reducer: { Fallible() }, line: line)
  store.exhaustivity = exhaustivity
  return store
}

extension Exhaustivity {
  static let showing = Exhaustivity.off(showSkippedAssertions: true)
}
#endif
