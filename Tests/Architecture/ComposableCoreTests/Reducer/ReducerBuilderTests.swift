@_spi(Internals) import ComposableCore
import Testing

/// Adds a number to the state, and sends it back in an effect.
private struct Add: Reducer {
  let number: Int

  func reduce(into state: inout Int, action: Int) -> Effect<Int> {
    state += number
    return .send(number)
  }
}

/// The builder's calls that the compiler makes for a body, written out.
@MainActor
struct ReducerBuilderTests {
  private typealias Builder = ReducerBuilder<Int, Int>

  /// Runs a reducer once on 0, and returns the state and what its effects send.
  private func run(_ reducer: some Reducer<Int, Int>) async -> [Int] {
    var state = 0
    var numbers: [Int] = []
    for await number in reducer._reduce(into: &state, action: 0).actions {
      numbers.append(number)
    }
    return [state] + numbers
  }

  @Test("the builder keeps reducers' types, and erases existential ones")
  func expressions() async {
    let known: Add = Builder.buildExpression(Add(number: 1))
    #expect(await run(known) == [1, 1])
    let unknown: any Reducer<Int, Int> = Add(number: 2)
    let erased: Reduce<Int, Int> = Builder.buildExpression(unknown)
    #expect(await run(erased) == [2, 2])
  }

  @Test("an empty body does nothing, and a body of one reducer is that reducer")
  func blocks() async {
    let empty: EmptyReducer<Int, Int> = Builder.buildBlock()
    #expect(await run(empty) == [0])
    let block: Add = Builder.buildBlock(Add(number: 1))
    #expect(block.number == 1)
    #expect(Builder.buildPartialBlock(first: Add(number: 2)).number == 2)
    #expect(Builder.buildFinalResult(Add(number: 3)).number == 3)
  }

  @Test("reducers run in order on one state, and their effects are merged")
  func sequences() async {
    let two: _Sequence<Add, Reduce<Int, Int>> = Builder.buildPartialBlock(
      accumulated: Add(number: 1),
      next: Reduce { state, _ in
        state *= 10
        return .send(2)
      })
    #expect(await run(two) == [10, 1, 2])
    let many: _SequenceMany<Add> = Builder.buildArray((1...3).map(Add.init))
    #expect(await run(many) == [6, 1, 2, 3])
    #expect(await run(Builder.buildArray([Add]())) == [0])
  }

  @Test("a condition runs only the chosen branch")
  func conditions() async {
    let first: _Conditional<Add, EmptyReducer<Int, Int>> = Builder.buildEither(
      first: Add(number: 1))
    #expect(await run(first) == [1, 1])
    let second: _Conditional<EmptyReducer<Int, Int>, Add> = Builder.buildEither(
      second: Add(number: 2))
    #expect(await run(second) == [2, 2])
    #expect(await run(_Conditional<Add, Add>.first(Add(number: 3))) == [3, 3])
    #expect(await run(_Conditional<Add, Add>.second(Add(number: 4))) == [4, 4])
    #expect(await run(Builder.buildOptional(Add(number: 5))) == [5, 5])
    #expect(await run(Builder.buildOptional(Add?.none)) == [0])
  }

  @Test("the builder erases reducers behind an availability check")
  func availability() async {
    let erased: Reduce<Int, Int> = Builder.buildLimitedAvailability(Add(number: 1))
    #expect(await run(erased) == [1, 1])
  }
}
