import ComposableArchitecture
import ConcurrencyExtras
import Foundation
import Testing

@Reducer
struct LiveQuery {
  @ObservableState
  struct State: Equatable {
    var rows: IdentifiedArrayOf<Row> = []
    var screenshots = 0

    struct Row: Equatable, Identifiable {
      let id: Int
      var value: String
    }
  }

  enum Action {
    case task
    case update(Int, String)
    case screenshotTaken
  }

  @Dependency(\.liveRows) var liveRows
  @Dependency(\.screenshots) var screenshots

  var body: some Reducer<State, Action> {
    Reduce { state, action in
      switch action {
      case .task:
        return .merge(
          .run { send in
            for await (id, value) in await liveRows() {
              await send(.update(id, value))
            }
          },
          .run { send in
            for await _ in await screenshots() { await send(.screenshotTaken) }
          }
        )
      case let .update(id, value):
        if state.rows[id: id] != nil {
          state.rows[id: id]?.value = value
        } else {
          state.rows.append(State.Row(id: id, value: value))
        }
        return .none
      case .screenshotTaken:
        state.screenshots += 1
        return .none
      }
    }
  }
}

private enum LiveRowsKey: DependencyKey {
  static let liveValue: @Sendable () async -> AsyncStream<(Int, String)> = { .never }
  static let testValue: @Sendable () async -> AsyncStream<(Int, String)> = unimplemented(
    #"@Dependency(\.liveRows)"#, placeholder: .finished)
}

private enum ScreenshotsKey: DependencyKey {
  static let liveValue: @Sendable () async -> AsyncStream<Void> = {
    AsyncStream(
      NotificationCenter.default.notifications(named: Notification.Name("screenshot")).map { _ in }
    )
  }
}

extension DependencyValues {
  var liveRows: @Sendable () async -> AsyncStream<(Int, String)> {
    get { self[LiveRowsKey.self] }
    set { self[LiveRowsKey.self] = newValue }
  }
  var screenshots: @Sendable () async -> AsyncStream<Void> {
    get { self[ScreenshotsKey.self] }
    set { self[ScreenshotsKey.self] = newValue }
  }
}

@MainActor
@Suite(.serialized)
struct LiveQueryTests {
  @Test func receivesRows() async {
    let (stream, continuation) = AsyncStream<(Int, String)>.makeStream()
    let screens = AsyncStream<Void>.makeStream()
    let store = TestStore(initialState: LiveQuery.State()) {
      LiveQuery()
    } withDependencies: {
      $0.liveRows = { stream }
      $0.screenshots = { screens.stream }
    }

    let task = await store.send(.task)
    continuation.yield((1, "a"))
    await store.receive(\.update) {
      $0.rows = [LiveQuery.State.Row(id: 1, value: "a")]
    }
    continuation.yield((1, "b"))
    await store.receive(\.update) {
      $0.rows[id: 1]?.value = "b"
    }
    screens.continuation.yield()
    await store.receive(\.screenshotTaken) {
      $0.screenshots = 1
    }
    await task.cancel()
    screens.continuation.yield()
  }

  @Test func orderOnMainSerialExecutor() async {
    await withMainSerialExecutor {
      let values = ActorIsolated<[Int]>([])
      await withTaskGroup(of: Void.self) { group in
        for index in 0..<10 {
          group.addTask { await values.withValue { $0.append(index) } }
        }
      }
      let result = await values.value
      #expect(result == Array(0..<10))
    }
  }

  @Test func erasure() async {
    let numbers = [1, 2, 3].async2.eraseToStream()
    var collected: [Int] = []
    for await number in numbers { collected.append(number) }
    #expect(collected == [1, 2, 3])
    await Task.megaYield()
    let unchecked = UncheckedSendable(NSObject())
    await Task.detached { _ = unchecked.wrappedValue.description }.value
  }
}

extension Array where Element: Sendable {
  fileprivate var async2: AsyncStream<Element> {
    AsyncStream { continuation in
      for element in self { continuation.yield(element) }
      continuation.finish()
    }
  }
}
