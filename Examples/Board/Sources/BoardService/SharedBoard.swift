import ComposableCore
import Foundation

/// The board that all visitors share: one store for the whole process.
@Reducer
public struct SharedBoard: Sendable {
  public struct State: Equatable, Sendable {
    /// The cards, once they are loaded.
    public var board: Board?
    public var problem: BoardProblem?
    public var visitors: IdentifiedArrayOf<Visitor> = []

    public init(board: Board? = nil) {
      self.board = board
    }
  }

  public enum Action: Sendable {
    case cardMoved(Card.ID, to: Column.ID, before: Card.ID?)
    case cardRemoved(Card.ID)
    /// A new card, or one with another title or other notes.
    case cardSaved(Card, Column.ID)
    case loaded(Result<Board, BoardProblem>)
    case saved(BoardProblem?)
    case visitorEntered(Visitor.ID, page: Visitor.Page.ID)
    case visitorLeft(Visitor.ID, page: Visitor.Page.ID)
    case visitorOpened(Card.ID?, Visitor.ID, page: Visitor.Page.ID)
    case visitorRenamed(String, Visitor.ID)
  }

  private enum CancelID { case load, save }

  @Dependency(\.boardFile) var file

  public init() {}

  public var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .cardMoved(let id, let column, let next):
        guard let card = state.board?.find(id)?.card else { return .none }
        state.board?.put(card, into: column, before: next)
        return save(state.board)

      case .cardRemoved(let id):
        state.board?.remove(id)
        return save(state.board)

      case .cardSaved(let card, let column):
        if let column = state.board?.find(card.id)?.column {
          state.board?.columns[id: column]?.cards[id: card.id] = card
        } else {
          state.board?.put(card, into: column)
        }
        return save(state.board)

      case .loaded(.failure(let problem)):
        state.problem = problem
        return .none

      case .loaded(.success(let board)):
        state.board = board
        state.problem = nil
        return .none

      case .saved(let problem):
        state.problem = problem
        return .none

      case .visitorEntered(let id, let page):
        state.enter(id, page: page)
        return state.board == nil ? load() : .none

      case .visitorLeft(let id, let page):
        state.leave(id, page: page)
        return .none

      case .visitorOpened(let card, let id, let page):
        state.visitors[id: id]?.pages[id: page]?.openCard = card
        return .none

      case .visitorRenamed(let name, let id):
        state.visitors[id: id]?.name = name
        return .none
      }
    }
  }

  private func load() -> Effect<Action> {
    .run { send in
      await send(.loaded(file.load()))
    }
    .cancellable(id: CancelID.load, cancelInFlight: true)
  }

  // A save that is cancelled by the next one has not begun to write: the file checks for it.
  private func save(_ board: Board?) -> Effect<Action> {
    guard let board else { return .none }
    return .run { send in
      await send(.saved(file.save(board)))
    }
    .cancellable(id: CancelID.save, cancelInFlight: true)
  }
}

extension SharedBoard.State {
  /// Adds a page of a visitor; a new visitor gets the lowest number that nobody has.
  fileprivate mutating func enter(_ id: Visitor.ID, page: Visitor.Page.ID) {
    if visitors[id: id] == nil {
      let numbers = Set(visitors.map(\.number))
      let number = (1...).first { !numbers.contains($0) } ?? 1
      visitors.append(Visitor(id: id, number: number))
    }
    visitors[id: id]?.pages.append(Visitor.Page(id: page))
  }

  /// Removes a page of a visitor, and with the last one the visitor.
  fileprivate mutating func leave(_ id: Visitor.ID, page: Visitor.Page.ID) {
    visitors[id: id]?.pages.remove(id: page)
    if visitors[id: id]?.pages.isEmpty == true { visitors.remove(id: id) }
  }
}
