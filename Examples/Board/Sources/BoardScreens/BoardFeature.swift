import BoardService
import ComposableArchitecture
import Foundation

/// The board as one visitor sees it.
@Reducer
public struct BoardFeature: Sendable {
  @ObservableState
  public struct State: Equatable {
    @Presents public var form: CardForm.State?
    public var isLoaded = false
    public var columns: IdentifiedArrayOf<Column> = []
    public var problem: BoardProblem?
    public var visitors: IdentifiedArrayOf<Visitor> = []
    /// This visitor among the others.
    public var visitorID: Visitor.ID?
    /// This page among the visitor's.
    public var pageID: Visitor.Page.ID?
    /// The name that is typed, which the others see.
    @Shared(.visitorName) public var name

    public init() {}

    /// Creates the state of a page that shows a board already.
    init(following shared: SharedBoard.State) {
      adopt(shared)
    }
  }

  public enum Action: BindableAction {
    case addButtonTapped(Column.ID)
    case binding(BindingAction<State>)
    case boardChanged(SharedBoard.State)
    case cardDropped(Card.ID, on: Column.ID, before: Card.ID?)
    case cardTapped(Card.ID)
    case form(PresentationAction<CardForm.Action>)
    case nameChanged(String)
    /// An earlier page of the same tab has kept a form.
    case restored(CardForm.Kept)
    /// The page follows the board for as long as the task runs, as one of a visitor's.
    case task(Visitor.ID)
  }

  private enum CancelID { case changes }

  @Dependency(\.board) var board
  @Dependency(\.uuid) var uuid

  public init() {}

  public var body: some ReducerOf<Self> {
    BindingReducer()
    Reduce { state, action in
      switch action {
      case .addButtonTapped(let column):
        state.form = CardForm.State(card: Card(id: uuid(), title: ""), column: column, isNew: true)
        return .none

      case .binding:
        return .none

      case .boardChanged(let shared):
        state.adopt(shared)
        return .none

      case .cardDropped(let id, let column, let next):
        return send(.cardMoved(id, to: column, before: next))

      case .cardTapped(let id):
        guard let (card, column) = state.find(id) else { return .none }
        state.form = CardForm.State(card: card, column: column, isNew: false)
        return .none

      case .form(.presented(.delegate(.saved(let card, let column)))):
        return send(.cardSaved(card, column))

      case .form(.presented(.delegate(.removed(let id)))):
        return send(.cardRemoved(id))

      case .form:
        return .none

      case .nameChanged(let name):
        state.$name.withLock { $0 = name }
        guard let id = state.visitorID else { return .none }
        return send(.visitorRenamed(name, id))

      case .restored(let form):
        state.form = CardForm.State(form)
        return .none

      case .task(let id):
        let page = uuid()
        (state.visitorID, state.pageID) = (id, page)
        return visit(id, page, state)
      }
    }
    .ifLet(\.$form, action: \.form) { CardForm() }
    .onChange(of: \.openCard) { _, state in
      guard let id = state.visitorID, let page = state.pageID else { return .none }
      return send(.visitorOpened(state.openCard, id, page: page))
    }
  }

  /// Follows the board for as long as the page is open, and leaves it then.
  private func visit(
    _ id: Visitor.ID, _ page: Visitor.Page.ID, _ state: State
  ) -> Effect<Action> {
    .run { [name = state.name, card = state.openCard] send in
      await board.send(.visitorEntered(id, page: page))
      if !name.isEmpty { await board.send(.visitorRenamed(name, id)) }
      await board.send(.visitorOpened(card, id, page: page))
      for await state in await board.states() { await send(.boardChanged(state)) }
      await board.send(.visitorLeft(id, page: page))
    }
    .cancellable(id: CancelID.changes, cancelInFlight: true)
  }

  private func send(_ action: SharedBoard.Action) -> Effect<Action> {
    .run { _ in await board.send(action) }
  }
}

extension SharedKey where Self == AppStorageKey<String>.Default {
  /// The visitor's name, which the tabs of a browser share.
  static var visitorName: Self { Self[.appStorage("visitor-name"), default: ""] }
}

extension BoardFeature.State {
  /// The open form as a reload keeps it; `nil` while it has no changes.
  var keptForm: CardForm.Kept? {
    form.flatMap { $0.hasChanges ? $0.kept : nil }
  }

  /// The card whose form is open, if others know it already.
  var openCard: Card.ID? {
    guard let form, !form.isNew else { return nil }
    return form.card.id
  }

  /// Returns the others who have a card open.
  func readers(of card: Card.ID) -> [Visitor] {
    visitors.filter { $0.hasOpen(card) && $0.id != visitorID }
  }

  fileprivate func find(_ id: Card.ID) -> (card: Card, column: Column.ID)? {
    Board(columns: columns).find(id)
  }

  /// Shows what the board has become, and tells an open form about its card.
  fileprivate mutating func adopt(_ shared: SharedBoard.State) {
    isLoaded = shared.board != nil
    columns = shared.board?.columns ?? []
    problem = shared.problem
    visitors = shared.visitors
    guard var form, !form.isNew else { return }
    let found = find(form.card.id)
    form.isGone = found == nil
    form.column = found?.column ?? form.column
    form.readers = readers(of: form.card.id)
    self.form = form
  }
}
