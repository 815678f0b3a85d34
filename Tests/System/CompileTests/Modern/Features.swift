#if Macros
import ComposableArchitecture

// Features as applications declare them: public, nested, generic and conditional, with nothing but
// the umbrella imported. That they compile, without a warning, is what is tested.

/// The features of an application.
public enum Features {
  /// A row of a list.
  @Reducer
  public struct Row: Sendable {
    /// The row's state.
    @ObservableState
    public struct State: Equatable, Identifiable, Sendable {
      /// The row's identity.
      public let id: Int
      /// The row's title.
      public var title = ""
      @Shared(.inMemory("rows")) var count = 0

      /// Creates a row.
      public init(id: Int, title: String = "") {
        self.id = id
        self.title = title
      }
    }

    /// The row's actions.
    public enum Action: ViewAction, Sendable {
      case titleChanged(String)
      case delegate(Delegate)
      case view(View)

      /// The actions that a row sends to its list.
      @CasePathable
      public enum Delegate: Equatable, Sendable {
        case deleted(id: Int)
      }

      /// The actions of the row's view.
      public enum View: Equatable, Sendable {
        case deleteButtonTapped
      }
    }

    /// Creates the feature.
    public init() {}

    /// The row's reducer.
    public var body: some ReducerOf<Self> {
      Reduce { state, action in
        switch action {
        case .titleChanged(let title):
          state.title = title
          state.$count.withLock { $0 += 1 }
          return .none
        case .delegate:
          return .none
        case .view(.deleteButtonTapped):
          return .send(.delegate(.deleted(id: state.id)))
        }
      }
    }
  }

  /// A list of rows, and what it presents.
  @Reducer
  public struct List: Sendable {
    /// The list's state.
    @ObservableState
    public struct State: Equatable {
      /// The rows.
      public var rows: IdentifiedArrayOf<Row.State> = []
      /// The presented feature, if any.
      @Presents public var destination: Destination.State?
      /// The navigation stack.
      public var path = StackState<Path.State>()

      /// Creates an empty list.
      public init() {}
    }

    /// The list's actions.
    public enum Action {
      case addButtonTapped
      case destination(PresentationAction<Destination.Action>)
      case path(StackActionOf<Path>)
      case rows(IdentifiedActionOf<Row>)
    }

    /// The features that the list can present.
    @Reducer
    public enum Destination {
      case alert(AlertState<Alert>)
      case row(Row)
      #if DEBUG
      case debug(Empty)
      #endif
      @ReducerCaseIgnored case help(page: Int)

      /// The actions of the alert's buttons.
      public enum Alert: Equatable, Sendable {
        case confirmDeletion(id: Int)
      }
    }

    /// The features that the list can push.
    @Reducer
    public enum Path {
      case row(Row)
      case search(Search<Row.State>)
    }

    /// Creates the feature.
    public init() {}

    /// The list's reducer.
    public var body: some ReducerOf<Self> {
      Reduce { state, action in
        switch action {
        case .addButtonTapped:
          state.rows.append(Row.State(id: state.rows.count))
          return .none
        case .rows(.element(id: _, action: .delegate(.deleted(let id)))):
          state.destination = .alert(
            AlertState {
              TextState("Delete?")
            } actions: {
              ButtonState(role: .destructive, action: .confirmDeletion(id: id)) {
                TextState("Delete")
              }
            })
          return .none
        case .destination(.presented(.alert(.confirmDeletion(let id)))):
          state.rows.remove(id: id)
          return .none
        case .destination, .path, .rows:
          return .none
        }
      }
      .forEach(\.rows, action: \.rows) { Row() }
      .ifLet(\.$destination, action: \.destination)
      .forEach(\.path, action: \.path)
    }
  }

  /// A feature without anything.
  @Reducer
  public struct Empty: Sendable {
    /// Creates the feature.
    public init() {}
  }

  /// A search for values of any kind.
  @Reducer
  public struct Search<Value: Equatable & Sendable>: Sendable {
    /// The search's state.
    @ObservableState
    public struct State: Equatable, Sendable {
      /// The values found.
      public var found: [Value] = []

      /// Creates a search without a result.
      public init() {}
    }

    /// The search's actions.
    public enum Action: Sendable {
      case found([Value])
    }

    /// Creates the feature.
    public init() {}

    /// The search's reducer.
    public var body: some ReducerOf<Self> {
      Reduce { state, action in
        switch action {
        case .found(let values):
          state.found = values
          return .none
        }
      }
    }
  }
}

extension Features.List.Destination.State: Equatable {}
extension Features.List.Path.State: Equatable {}

@MainActor
@ViewAction(for: Features.Row.self)
private struct RowView {
  let store: StoreOf<Features.Row>

  func delete() {
    send(.deleteButtonTapped)
  }
}

@MainActor
private func title(of store: StoreOf<Features.List>) -> String {
  guard let destination = store.scope(state: \.destination, action: \.destination.presented)
  else { return "" }
  switch destination.case {
  case .alert(let alert): return "\(alert)"
  case .row(let row): return row.title
  #if DEBUG
  case .debug: return "debug"
  #endif
  case .help(let page): return "\(page)"
  }
}
#endif
