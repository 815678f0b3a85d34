#if PortableViews
import ComposableUI
import Observation
import Testing
import ViewGraph

@MainActor
struct RandomTreeTests {
  /// A tree that can be shown by views of many kinds.
  indirect enum Shape: Equatable {
    case text(Int)
    case pair(Shape, Shape)
    case rows([Int], Shape)
    case choice(Bool, Shape)
    case list([Int])
    case sheet(Bool, Shape)
    case optional(Shape?)

    static func random(_ depth: Int, using generator: inout some RandomNumberGenerator) -> Shape {
      guard depth > 0 else { return .text(.random(in: 0..<9, using: &generator)) }
      func part() -> Shape { random(depth - 1, using: &generator) }
      func numbers() -> [Int] {
        Array((0..<6).shuffled(using: &generator).prefix(.random(in: 0...6, using: &generator)))
      }
      switch Int.random(in: 0..<7, using: &generator) {
      case 0: return .pair(part(), part())
      case 1: return .rows(numbers(), part())
      case 2: return .choice(.random(using: &generator), part())
      case 3: return .list(numbers())
      case 4: return .sheet(.random(using: &generator), part())
      case 5: return .optional(.random(using: &generator) ? part() : nil)
      default: return .text(.random(in: 0..<9, using: &generator))
      }
    }

    /// Another tree that shares much with this one.
    func changed(using generator: inout some RandomNumberGenerator) -> Shape {
      if Int.random(in: 0..<5, using: &generator) == 0 {
        return .random(3, using: &generator)
      }
      switch self {
      case .text: return .text(.random(in: 0..<9, using: &generator))
      case .pair(let a, let b):
        return .pair(a.changed(using: &generator), b.changed(using: &generator))
      case .rows(let ids, let a):
        return .rows(ids.shuffled(using: &generator), a.changed(using: &generator))
      case .choice(let first, let a):
        return .choice(
          first != (Int.random(in: 0..<3, using: &generator) == 0), a.changed(using: &generator))
      case .list(let ids):
        return .list(
          Array(ids.shuffled(using: &generator).dropFirst()) + [
            .random(in: 6..<9, using: &generator)
          ])
      case .sheet(let isPresented, let a):
        return .sheet(isPresented != .random(using: &generator), a.changed(using: &generator))
      case .optional(let a):
        return .optional(
          .random(using: &generator) ? a?.changed(using: &generator) : nil)
      }
    }
  }

  @Observable final class Model {
    var shape: Shape
    init(_ shape: Shape) { self.shape = shape }
  }

  struct Root: View {
    let model: Model
    var body: some View { ShapeView(shape: model.shape) }
  }

  struct ShapeView: View {
    let shape: Shape

    var body: some View {
      switch shape {
      case .text(let number):
        Text(verbatim: "\(number)").padding(number.isMultiple(of: 2) ? 4 : 8)
      case .pair(let first, let second):
        AnyView(ShapeView(shape: first))
        HStack { ShapeView(shape: second) }.disabled(first == second)
      case .rows(let ids, let content):
        ForEach(ids, id: \.self) { id in
          Text(verbatim: "row \(id)")
          AnyView(ShapeView(shape: content)).background(Color.red).padding()
        }
      case .choice(let isFirst, let content):
        if isFirst {
          VStack { AnyView(ShapeView(shape: content)) }
        } else {
          AnyView(ShapeView(shape: content)).id(content == .text(1))
        }
      case .list(let ids):
        List(ids, id: \.self) { Text(verbatim: "item \($0)") }
      case .sheet(let isPresented, let content):
        Text("presenter")
          .sheet(isPresented: .constant(isPresented)) { AnyView(ShapeView(shape: content)) }
      case .optional(let content):
        if let content { AnyView(ShapeView(shape: content)) }
      }
    }
  }

  @Test("Patches between random trees lead to the same tree as a fresh start")
  func patchesMatchFreshTrees() throws {
    var generator = SplitMix(seed: 7)
    for _ in 0..<150 {
      let model = Model(.random(4, using: &generator))
      let harness = GraphHarness(Root(model: model))
      for _ in 0..<8 {
        model.shape = model.shape.changed(using: &generator)
        harness.graph.flush()
        try #require(harness.renderer.problems.isEmpty)
        try #require(harness.renderer.tree == harness.graph.tree)
        let fresh = GraphHarness(Root(model: Model(model.shape)))
        try #require(harness.outline == fresh.outline, "\(model.shape)")
      }
    }
  }
}

/// A small generator with a seed, so that a failure can be repeated.
struct SplitMix: RandomNumberGenerator {
  private var state: UInt64

  init(seed: UInt64) { state = seed }

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var z = state
    z = (z ^ (z >> 30)) &* 0xBF58_476D_1CE4_E5B9
    z = (z ^ (z >> 27)) &* 0x94D0_49BB_1331_11EB
    return z ^ (z >> 31)
  }
}
#endif
