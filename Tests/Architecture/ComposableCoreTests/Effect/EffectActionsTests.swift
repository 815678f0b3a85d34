@_spi(Internals) import ComposableCore
import Testing

/// The actions of an effect without a store.
struct EffectActionsTests {
  private func collect<Action>(_ effect: Effect<Action>) async -> [Action] {
    var actions: [Action] = []
    for await action in effect.actions { actions.append(action) }
    return actions
  }

  @Test("'actions' yields all actions in order, and none for an empty effect")
  func kinds() async {
    #expect(await collect(Effect<Int>.none) == [])
    #expect(await collect(Effect.send(1)) == [1])
    #expect(
      await collect(
        Effect.concatenate(
          .run {
            await $0(1)
            await $0(2)
          },
          .send(3), .merge(.send(4), .none), .run { await $0(5) })) == [1, 2, 3, 4, 5])
    #expect(await collect(Effect.send(1).map { "\($0)" }) == ["1"])
  }

  @Test("concatenate(with:) and merge(with:) leave out effects that do nothing")
  func with() async {
    #expect(await collect(Effect.send(1).concatenate(with: .none)) == [1])
    #expect(await collect(Effect.send(1).concatenate(with: .send(2))) == [1, 2])
    #expect(await collect(Effect.none.merge(with: .send(2))) == [2])
    #expect(await collect(Effect.send(1).merge(with: .send(2))) == [1, 2])
  }

  @Test("'actions' yields a directly sent action in its turn")
  func directly() async {
    let effect = Effect<Int>.run { send in
      await send(1)
      await send.directly(2)
      await send(3)
    }
    #expect(await collect(effect) == [1, 2, 3])
    #expect(await collect(effect.map { -$0 }) == [-1, -2, -3])
  }

  @Test("the effect is cancelled when iteration of 'actions' ends")
  func termination() async {
    let (ended, end) = AsyncStream<Void>.makeStream()
    let effect = Effect<Int>.run { send in
      await send(1)
      do { try await Task.never() } catch { end.finish() }
    }
    for await action in effect.actions {
      #expect(action == 1)
      break
    }
    for await _ in ended {}
  }

  @Test("cancellation ids work between effects run without a store")
  func cancellation() async {
    let (started, start) = AsyncStream<Void>.makeStream()
    let effect = Effect<Int>.run { _ in
      start.finish()
      try await Task.never()
    }
    .cancellable(id: "id")
    async let actions = collect(effect)
    for await _ in started {}
    Task.cancel(id: "id")
    #expect(await actions == [])
  }
}
