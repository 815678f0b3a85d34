import Foundation
import Observation

extension Operation {
  /// Operations outside this package, also measured on the reference's machine, to compare speeds.
  static var machine: [Operation] {
    [
      Operation("machine", "observation-read", reference: 14) {
        let value = Observed()
        return .sync { for _ in 0..<$0 { blackHole(value.number) } }
      },
      Operation("machine", "observation-write", reference: 63) {
        let value = Observed()
        return .sync { for index in 0..<$0 { value.number = index } }
      },
      Operation("machine", "observation-scope", reference: 1_040) {
        let value = Observed()
        return .sync {
          for index in 0..<$0 {
            withObservationTracking {
              blackHole(value.number)
            } onChange: {
            }
            value.number = -1 - index
          }
        }
      },
      Operation("machine", "uuid", reference: 3_515) {
        .sync { for _ in 0..<$0 { blackHole(UUID()) } }
      },
      // The floors of other rows: what no way of writing them goes without.
      Operation("machine", "observation-scope-of-2-objects") {
        let value = Observed()
        let other = Observed()
        return .sync {
          for index in 0..<$0 {
            withObservationTracking {
              blackHole(value.number)
              blackHole(other.number)
            } onChange: {
            }
            value.number = -1 - index
          }
        }
      },
      Operation("machine", "task-local") {
        .sync { for index in 0..<$0 { Floor.$number.withValue(index) { blackHole(0) } } }
      },
      Operation("machine", "task-local-table") {
        .sync {
          for index in 0..<$0 {
            var table = Floor.table
            Floor.$isUpdating.withValue(true) {
              table[ObjectIdentifier(Floor.self)] = index
            }
            Floor.$table.withValue(table) { blackHole(0) }
          }
        }
      },
      Operation("machine", "object") {
        .sync { for _ in 0..<$0 { blackHole(Floor()) } }
      },
      Operation("machine", "hash-of-int") {
        .sync { for index in 0..<$0 { blackHole(index.hashValue) } }
      },
      Operation("machine", "literal-of-a-case") {
        .sync {
          for _ in 0..<$0 {
            blackHole(\CounterPresenter.Action.Cases.part)
          }
        }
      },
      Operation("machine", "literal-of-a-presented-case") {
        .sync {
          for _ in 0..<$0 {
            blackHole(\CounterPresenter.Action.Cases.child.presented)
          }
        }
      },
      Operation("machine", "literal-of-a-case-of-an-enum") {
        .sync {
          for _ in 0..<$0 {
            blackHole(\Presenter.Action.Cases.destination.counter)
          }
        }
      },
      Operation("machine", "key-path-read") {
        let keyPath = \Observed.number
        let value = Observed()
        return .sync { for _ in 0..<$0 { blackHole(value[keyPath: keyPath]) } }
      },
    ]
  }
}

private final class Floor {
  @TaskLocal static var number = 0
  @TaskLocal static var isUpdating = false
  @TaskLocal static var table: [ObjectIdentifier: any Sendable] = [:]
}

@Observable
private final class Observed {
  var number = 0
}
