import ComposableCore
import DependenciesMacros
import Foundation

/// The way from a page to the board that all visitors share.
@DependencyClient
public struct BoardClient: Sendable {
  /// The state of the board, and then its state after every change.
  public var states: @Sendable () async -> AsyncStream<SharedBoard.State> = { .finished }
  /// Tells the board what a visitor did, and returns once it has changed.
  public var send: @Sendable (_ action: SharedBoard.Action) async -> Void
}

extension DependencyValues {
  /// The way from a page to the board that all visitors share.
  public var board: BoardClient {
    get { self[BoardClient.self] }
    set { self[BoardClient.self] = newValue }
  }
}

extension BoardClient: DependencyKey {
  public static let testValue = BoardClient()

  public static let liveValue = BoardClient.sharing(
    StoreActor(initialState: SharedBoard.State()) { SharedBoard() })

  /// A board whose visitors are all who have this client.
  public static func sharing(_ store: StoreActor<SharedBoard.State, SharedBoard.Action>) -> Self {
    Self(
      states: { await store.states },
      send: { action in await store.send(action) }
    )
  }
}
