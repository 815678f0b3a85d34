import Combine
import ComposableArchitecture
import XCTest

struct BackgroundSync: Reducer {
  struct State: Equatable {
    var log: [String] = []
    var isSyncing = false
    var attempts = 0
  }

  enum Action: Equatable {
    case start
    case stop
    case finished(TaskResult<Int>)
    case connectivity(Bool)
  }

  struct Environment {
    var connectivity: () -> AnyPublisher<Bool, Never>
    var upload: @Sendable () async throws -> Int
    var scheduler: AnySchedulerOf<DispatchQueue>
  }

  let environment: Environment
  private enum CancelID { case connectivity, upload }

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .start:
        return .publisher {
          environment.connectivity()
            .debounce(for: .seconds(1), scheduler: environment.scheduler)
            .map(Action.connectivity)
        }
        .cancellable(id: CancelID.connectivity)

      case .stop:
        state.isSyncing = false
        return .merge(
          .cancel(id: CancelID.connectivity),
          .cancel(id: CancelID.upload)
        )

      case .connectivity(true):
        guard !state.isSyncing else { return .none }
        state.isSyncing = true
        state.attempts += 1
        return .run { send in
          await send(.finished(TaskResult { try await environment.upload() }))
        }
        .cancellable(id: CancelID.upload)

      case .connectivity(false):
        state.log.append("offline")
        return .none

      case let .finished(.success(count)):
        state.isSyncing = false
        state.log.append("uploaded \(count)")
        return .none

      case let .finished(.failure(error)):
        state.isSyncing = false
        state.log.append("failed: \(error)")
        return .none
      }
    }
  }
}

@MainActor
final class BackgroundSyncTests: XCTestCase {
  let scheduler = DispatchQueue.test
  let connectivity = PassthroughSubject<Bool, Never>()

  private func makeStore(
    upload: @escaping @Sendable () async throws -> Int
  ) -> TestStore<BackgroundSync.State, BackgroundSync.Action> {
    TestStore(initialState: BackgroundSync.State()) {
      BackgroundSync(
        environment: BackgroundSync.Environment(
          connectivity: { [connectivity] in connectivity.eraseToAnyPublisher() },
          upload: upload,
          scheduler: scheduler.eraseToAnyScheduler()
        )
      )
    }
  }

  func testUploadsWhenOnline() async {
    let store = makeStore { 3 }
    await store.send(.start)
    connectivity.send(false)
    connectivity.send(true)
    await scheduler.advance(by: .milliseconds(999))
    await scheduler.advance(by: 1)
    await store.receive(.connectivity(true)) {
      $0.isSyncing = true
      $0.attempts = 1
    }
    await store.receive(.finished(.success(3))) {
      $0.isSyncing = false
      $0.log = ["uploaded 3"]
    }
    await store.send(.stop)
  }

  func testFailure() async {
    struct Broken: Error, Equatable {}
    let store = makeStore { throw Broken() }
    await store.send(.start)
    connectivity.send(true)
    await scheduler.advance(by: .seconds(1))
    await store.receive(.connectivity(true)) {
      $0.isSyncing = true
      $0.attempts = 1
    }
    await store.receive(.finished(.failure(Broken()))) {
      $0.isSyncing = false
      $0.log = ["failed: Broken()"]
    }
    connectivity.send(completion: .finished)
    await scheduler.run()
  }

  func testImmediate() async {
    let queue: AnySchedulerOf<DispatchQueue> = .immediate
    var ran = false
    queue.schedule { ran = true }
    XCTAssertTrue(ran)
    let values = LockIsolated<[Int]>([])
    let cancellable = [1, 2, 3].publisher
      .receive(on: UIScheduler.shared)
      .sink { value in values.withValue { $0.append(value) } }
    XCTAssertEqual(values.value, [1, 2, 3])
    cancellable.cancel()
  }
}
