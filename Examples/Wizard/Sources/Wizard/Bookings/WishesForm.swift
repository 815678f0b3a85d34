import ComposableArchitecture

/// A form for the wishes of a booking, which asks before it loses changes.
@Reducer
struct WishesForm {
  @ObservableState
  struct State: Equatable {
    @Presents var confirmationDialog: ConfirmationDialogState<Action.Dialog>?
    let original: String
    var wishes: String

    init(wishes: String) {
      original = wishes
      self.wishes = wishes
    }

    /// Creates the form that a reload has kept.
    init(_ kept: Kept) {
      original = kept.original
      wishes = kept.wishes
    }

    /// The form as a reload keeps it.
    var kept: Kept { Kept(original: original, wishes: wishes) }

    var hasChanges: Bool { wishes != original }

    var problem: Problem? {
      guard wishes.count > Problem.longestWishes else { return nil }
      return .wishesTooLong(count: wishes.count)
    }
  }

  /// An open form as a reload keeps it.
  struct Kept: Codable, Equatable {
    let original: String
    let wishes: String
  }

  enum Action: BindableAction {
    case binding(BindingAction<State>)
    case cancelButtonTapped
    case confirmationDialog(PresentationAction<Dialog>)
    case delegate(Delegate)
    case saveButtonTapped

    @CasePathable
    enum Delegate: Equatable {
      case saved(String)
    }

    @CasePathable
    enum Dialog: Equatable {
      case discardButtonTapped
    }
  }

  @Dependency(\.dismiss) var dismiss

  var body: some ReducerOf<Self> {
    BindingReducer()
    Reduce { state, action in
      switch action {
      case .binding, .delegate:
        return .none

      case .cancelButtonTapped:
        guard state.hasChanges else { return leave }
        state.confirmationDialog = .discarding
        return .none

      case .confirmationDialog(.presented(.discardButtonTapped)):
        return leave

      case .confirmationDialog:
        return .none

      case .saveButtonTapped:
        guard state.problem == nil else { return .none }
        return .concatenate(.send(.delegate(.saved(state.wishes))), leave)
      }
    }
    .ifLet(\.$confirmationDialog, action: \.confirmationDialog)
  }

  private var leave: Effect<Action> {
    .run { [dismiss] _ in await dismiss() }
  }
}

extension ConfirmationDialogState where Action == WishesForm.Action.Dialog {
  static var discarding: Self {
    ConfirmationDialogState(titleVisibility: .visible) {
      TextState("Leave without saving?")
    } actions: {
      ButtonState(role: .destructive, action: .discardButtonTapped) {
        TextState("Discard changes")
      }
      ButtonState(role: .cancel) { TextState("Keep editing") }
    } message: {
      TextState("Your changes of the wishes are not saved yet.")
    }
  }
}
