import BoardService
import ComposableArchitecture

/// The form of a card: its title, its notes and its column.
@Reducer
public struct CardForm: Sendable {
  @ObservableState
  public struct State: Equatable {
    @Presents public var confirmation: ConfirmationDialogState<Action.Confirmation>?
    public var card: Card
    public var column: Column.ID
    public let isNew: Bool
    /// The card as it was when the form was opened.
    let original: Card
    /// Whether somebody removed the card while the form is open.
    public var isGone = false
    /// The others who have the card open.
    public var readers: [Visitor] = []

    public init(card: Card, column: Column.ID, isNew: Bool) {
      self.card = card
      self.column = column
      self.isNew = isNew
      original = card
    }

    /// Creates the form that a reload has kept.
    init(_ kept: Kept) {
      card = kept.card
      column = kept.column
      isNew = kept.isNew
      original = kept.original
    }

    /// Whether closing the form would lose something.
    var hasChanges: Bool { card != original }

    /// The form as a reload keeps it.
    var kept: Kept { Kept(card: card, column: column, isNew: isNew, original: original) }

    /// Whether the title has anything but spaces.
    public var canSave: Bool { card.title.contains { !$0.isWhitespace } }
  }

  /// An open form as a reload keeps it.
  public struct Kept: Codable, Equatable, Sendable {
    var card: Card
    var column: Column.ID
    var isNew: Bool
    var original: Card
  }

  public enum Action: BindableAction {
    case binding(BindingAction<State>)
    case confirmation(PresentationAction<Confirmation>)
    case delegate(Delegate)
    case cancelButtonTapped
    case removeButtonTapped
    case saveButtonTapped

    @CasePathable
    public enum Confirmation: Equatable, Sendable {
      case discardConfirmed
      case removeConfirmed
    }

    @CasePathable
    public enum Delegate: Equatable {
      case removed(Card.ID)
      case saved(Card, Column.ID)
    }
  }

  @Dependency(\.dismiss) var dismiss

  public init() {}

  public var body: some ReducerOf<Self> {
    BindingReducer()
    Reduce { state, action in
      switch action {
      case .binding, .confirmation(.dismiss), .delegate:
        return .none

      case .cancelButtonTapped:
        guard state.hasChanges else { return close() }
        state.confirmation = .discarding
        return .none

      case .confirmation(.presented(.discardConfirmed)):
        return close()

      case .confirmation(.presented(.removeConfirmed)):
        return finish(.removed(state.card.id))

      case .removeButtonTapped:
        state.confirmation = .removal
        return .none

      case .saveButtonTapped:
        guard state.canSave else { return .none }
        return finish(.saved(state.card, state.column))
      }
    }
    .ifLet(\.$confirmation, action: \.confirmation)
  }

  private func finish(_ outcome: Action.Delegate) -> Effect<Action> {
    .concatenate(.send(.delegate(outcome)), close())
  }

  private func close() -> Effect<Action> {
    .run { _ in await dismiss() }
  }
}

extension ConfirmationDialogState where Action == CardForm.Action.Confirmation {
  static let discarding = Self {
    TextState("Discard what you have typed?")
  } actions: {
    ButtonState(role: .destructive, action: .discardConfirmed) { TextState("Discard") }
    ButtonState(role: .cancel) { TextState("Keep editing") }
  }

  static let removal = Self {
    TextState("Remove this card for everybody?")
  } actions: {
    ButtonState(role: .destructive, action: .removeConfirmed) { TextState("Remove") }
    ButtonState(role: .cancel) { TextState("Cancel") }
  }
}
