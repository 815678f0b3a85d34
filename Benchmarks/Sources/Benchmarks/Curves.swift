import ArgumentParser
import ComposableCore
import Foundation

/// Draws how the cost of a send grows.
struct Curves: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    abstract: "Draws how the cost of a send grows, by the fastest round of each point.")

  @Argument(help: "The folder to write the pictures to.")
  var folder: String

  @Option(help: "How many times to measure each point.")
  var rounds = 7

  @MainActor
  func run() async throws {
    let measurer = Measurer(rounds: rounds, milliseconds: 10)
    for curve in Curve.all {
      var points: [(x: Double, y: Double)] = []
      for size in curve.sizes {
        let operation = Operation("curve", "\(curve.name)-\(size)") { curve.prepare(size) }
        let result = await measurer.measure(operation)
        points.append((Double(size), result.fastest))
        print("\(curve.name) \(size): \(Int(result.fastest)) ns")
      }
      let picture = Plot(
        title: "A send with \(curve.title)", points: points, isLogarithmic: curve.isLogarithmic)
      try picture.svg.write(
        to: URL(fileURLWithPath: folder).appendingPathComponent("send-\(curve.name).svg"),
        atomically: true, encoding: .utf8)
    }
  }
}

/// The cost of a send against the size of something.
struct Curve {
  let name: String
  let title: String
  let sizes: [Int]
  var isLogarithmic = true
  let prepare: @MainActor (_ size: Int) -> Work

  @MainActor
  static let all = [
    Curve(
      name: "depth", title: "lists nested so deep", sizes: [1, 2, 5, 10, 20, 30, 40, 50],
      isLogarithmic: false
    ) { depth in
      let store = Store(initialState: Tree.State(depth: depth)) { Tree() }
      let action = Tree.Action.increment(depth: depth)
      return .sync { for _ in 0..<$0 { store.send(action) } }
    },
    Curve(
      name: "rows", title: "so many rows", sizes: [10, 100, 1_000, 10_000, 100_000]
    ) { count in
      let store = Store(initialState: List.State(rows: count)) { List() }
      return .sync {
        for _ in 0..<$0 { store.send(.rows(.element(id: count - 1, action: .increment))) }
      }
    },
    Curve(
      name: "stores", title: "so many live row stores", sizes: [1, 10, 100, 1_000, 10_000, 100_000]
    ) { count in
      let store = Store(initialState: List.State(rows: count)) { List() }
      let stores = rows(of: store)
      return .sync {
        for _ in 0..<$0 { store.send(.rows(.element(id: count - 1, action: .increment))) }
        withExtendedLifetime(stores) {}
      }
    },
    Curve(
      name: "effects", title: "so many effects in flight",
      sizes: [1, 10, 100, 1_000, 10_000, 100_000]
    ) { count in
      let store = Store(initialState: Effects.State()) { Effects() }
      for _ in 0..<count { store.send(.wait) }
      return .sync { for _ in 0..<$0 { store.send(.tick) } }
    },
    Curve(
      name: "observers", title: "so many observers of another property",
      sizes: [1, 10, 100, 1_000, 10_000, 100_000]
    ) { count in
      let store = Store(initialState: Counter.State()) { Counter() }
      for _ in 0..<count {
        withObservationTracking {
          blackHole(store.other)
        } onChange: {
        }
      }
      return .sync { for _ in 0..<$0 { store.send(.increment) } }
    },
  ]
}
