import CasePaths
import ComposableCore
import IdentifiedCollections

@CasePathable
enum Choice: Sendable {
  case int(Int)
  case string(String)
}

extension Operation {
  /// Observable state, identified arrays and case paths.
  static var values: [Operation] {
    [
      mutation(observers: 0),
      mutation(observers: 1),
      mutation(observers: 1_000),
      Operation("value", "create-observable", reference: 3_612, bar: .nanoseconds(15)) {
        .sync { for _ in 0..<$0 { blackHole(Counter.State()) } }
      },
      Operation("value", "track", bar: .nanoseconds(1_500)) {
        var state = Counter.State()
        return .sync {
          for index in 0..<$0 {
            withObservationTracking {
              blackHole(state.count)
            } onChange: {
            }
            state.count = -1 - index
          }
        }
      },
      Operation("dependency", "read") {
        .sync { count in
          withDependencies {
            $0.number = 1
          } operation: {
            @Dependency(\.number) var number
            for _ in 0..<count { blackHole(number) }
          }
        }
      },
      Operation("dependency", "with-values", reference: 170) {
        .sync {
          for index in 0..<$0 {
            withDependencies {
              $0.number = index
            } operation: {
              blackHole(0)
            }
          }
        }
      },
      Operation("identified", "append", reference: 145, bar: .nanoseconds(70)) {
        .sync(per: 1_000) {
          for _ in 0..<$0 {
            var array = IdentifiedArrayOf<PlainRow>()
            for id in 0..<1_000 { array.append(PlainRow(id: id)) }
            blackHole(array.count)
          }
        }
      },
      Operation("identified", "look-up", reference: 25, bar: .nanoseconds(15)) {
        let array = IdentifiedArray(uniqueElements: (0..<1_000).map(PlainRow.init))
        return .sync(per: 1_000) {
          for _ in 0..<$0 { for id in 0..<1_000 { blackHole(array[id: id]?.count) } }
        }
      },
      Operation("identified", "mutate", reference: 65, bar: .nanoseconds(25)) {
        var array = IdentifiedArray(uniqueElements: (0..<1_000).map(PlainRow.init))
        return .sync(per: 1_000) {
          for _ in 0..<$0 { for id in 0..<1_000 { array[id: id]?.count += 1 } }
        }
      },
      Operation("identified", "ids") {
        let array = IdentifiedArray(uniqueElements: (0..<1_000).map(PlainRow.init))
        return .sync { for _ in 0..<$0 { blackHole(array.ids.count) } }
      },
      // The removals are this less `append`.
      Operation("identified", "append-remove-last", bar: .nanoseconds(130)) {
        .sync(per: 1_000) {
          for _ in 0..<$0 {
            var array = IdentifiedArrayOf<PlainRow>()
            for id in 0..<1_000 { array.append(PlainRow(id: id)) }
            for _ in 0..<1_000 { array.removeLast() }
            blackHole(array.count)
          }
        }
      },
      Operation("identified", "remove-middle", reference: 90_875, bar: .nanoseconds(20_000)) {
        let full = IdentifiedArray(uniqueElements: (0..<10_000).map(PlainRow.init))
        return .sync(per: 1_000) {
          for _ in 0..<$0 {
            var array = full
            for _ in 0..<1_000 { array.remove(at: array.count / 2) }
          }
        }
      },
      // An `OrderedSet` of the ids alone, which an identified array has no longer.
      Operation("identified", "remove-middle-floor") {
        let full = IdentifiedArray(uniqueElements: (0..<10_000).map(PlainRow.init)).ids
        return .sync(per: 1_000) {
          for _ in 0..<$0 {
            var ids = full
            for _ in 0..<1_000 { ids.remove(at: ids.count / 2) }
          }
        }
      },
      Operation("case", "extract-literal", reference: 2_477, bar: .nanoseconds(60)) {
        let values = [Choice.int(1), .string("")]
        return .sync { for index in 0..<$0 { blackHole(values[index & 1][case: \.int]) } }
      },
      Operation("case", "extract-held", reference: 685, bar: .nanoseconds(60)) {
        let values = [Choice.int(1), .string("")]
        let path: CaseKeyPath<Choice, Int> = \.int
        return .sync { for index in 0..<$0 { blackHole(values[index & 1][case: path]) } }
      },
      Operation("case", "embed", reference: 472, bar: .nanoseconds(60)) {
        let path: CaseKeyPath<Choice, Int> = \.int
        return .sync { for index in 0..<$0 { blackHole(path(index)) } }
      },
      // The code that the compiler emits for a `CaseKeyPath` literal, and nothing else.
      Operation("case", "key-path-literal") {
        .sync {
          for _ in 0..<$0 {
            let path: CaseKeyPath<Choice, Int> = \.int
            blackHole(path)
          }
        }
      },
      Operation("case", "if-case-let", reference: 0.3) {
        let values = [Choice.int(1), .string("")]
        return .sync {
          for index in 0..<$0 {
            if case .int(let number) = values[index & 1] { blackHole(number) }
          }
        }
      },
    ]
  }

  private static func mutation(observers number: Int) -> Operation {
    Operation("mutate", "\(number)-observers", reference: 7_300, bar: .nanoseconds(300)) {
      let store = Store(initialState: Counter.State()) { Counter() }
      for _ in 0..<number {
        withObservationTracking {
          blackHole(store.other)
        } onChange: {
        }
      }
      return .sync { for _ in 0..<$0 { store.send(.increment) } }
    }
  }
}

struct PlainRow: Identifiable, Equatable {
  let id: Int
  var count = 0

  init(id: Int) {
    self.id = id
  }
}
