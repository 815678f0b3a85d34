@_spi(Internals) import ComposableCore

/// The feature of the fuzzer: one that contains itself in every way that the library has.
@Reducer
struct Node {
  @ObservableState
  struct State: Equatable, Identifiable, Sendable {
    let id: Int
    var value = 0
    @ObservationStateIgnored @Shared(.inMemory("total")) var total = 0
    @Presents var sheet: Screen.State?
    var screen = Screen.State.empty
    var rows: IdentifiedArrayOf<State> = []
    var path = StackState<State>()
    private var boxed: [State] = []

    init(id: Int) {
      self.id = id
    }

    /// A child without a list around it; state can't contain itself directly.
    var optional: State? {
      get { boxed.first }
      set { boxed = newValue.map { [$0] } ?? [] }
    }
  }

  @CasePathable
  indirect enum Action: Equatable, Sendable {
    case run(Command)
    case optional(Action)
    case sheet(PresentationAction<Screen.Action>)
    case screen(Screen.Action)
    case rows(IdentifiedAction<Int, Action>)
    case path(StackAction<State, Action>)
  }

  @Dependency(\.probe) var probe
  @Dependency(\.dismiss) var dismiss

  var body: some Reducer<State, Action> {
    Reduce { perform(.early, &$0, $1) }
    Scope(state: \.screen, action: \.screen) { Screen() }
    Reduce { perform(.base, &$0, $1) }
      .ifLet(\.optional, action: \.optional) { Node() }
      .ifLet(\.$sheet, action: \.sheet) { Screen() }
      .forEach(\.rows, action: \.rows) { Node() }
      .forEach(\.path, action: \.path) { Node() }
    Reduce { perform(.late, &$0, $1) }
  }

  /// Carries out the command of this feature or the one that its child has for it, in one of the
  /// reducers of which the feature is made.
  private func perform(
    _ phase: Command.Phase, _ state: inout State, _ action: Action
  ) -> Effect<Action> {
    guard let command = action.command, command.phase == phase else { return .none }
    probe.log(command.number)
    switch command.kind {
    case .add(let number):
      state.add(number)
    case .total(let number):
      state.addToTotal(number)
    case .edit(let edit):
      state.edit(edit)
    case .cancel(let id):
      return .cancel(id: id)
    case .work(let work):
      return effect(work)
    case .reenter(let action):
      probe.reenter(action)
    }
    return .none
  }
}

/// A screen that shows one of two features, or none.
@Reducer
struct Screen {
  enum Kind: Hashable, Sendable, CaseIterable {
    case first
    case second
  }

  @CasePathable
  @ObservableState
  indirect enum State: Equatable, Sendable {
    case empty
    case first(Node.State)
    case second(Node.State)

    init(_ kind: Kind, id: Int) {
      self = kind == .first ? .first(Node.State(id: id)) : .second(Node.State(id: id))
    }

    subscript(kind: Kind) -> Node.State? {
      get {
        switch (self, kind) {
        case (.first(let node), .first), (.second(let node), .second): node
        default: nil
        }
      }
      set {
        guard let newValue, self[kind] != nil else { return }
        self = kind == .first ? .first(newValue) : .second(newValue)
      }
    }
  }

  @CasePathable
  indirect enum Action: Equatable, Sendable {
    case first(Node.Action)
    case second(Node.Action)

    var node: Node.Action {
      switch self {
      case .first(let action), .second(let action): action
      }
    }
  }

  var body: some Reducer<State, Action> {
    EmptyReducer()
      .ifCaseLet(\.first, action: \.first) { Node() }
      .ifCaseLet(\.second, action: \.second) { Node() }
  }
}

/// Two features side by side, and a parent that reaches into both.
@Reducer
struct Root {
  @ObservableState
  struct State: Equatable, Sendable {
    var left = Node.State(id: 1)
    var right = Node.State(id: 2)
  }

  @CasePathable
  enum Action: Equatable, Sendable {
    case left(Node.Action)
    case right(Node.Action)
    case edit(Int, Edit, isLeft: Bool)
  }

  @Dependency(\.probe) var probe

  var body: some Reducer<State, Action> {
    Scope(state: \.left, action: \.left) { Node() }
    Scope(state: \.right, action: \.right) { Node() }
    Reduce { state, action in
      probe.log(action.number)
      if case .edit(_, let edit, let isLeft) = action {
        if isLeft { state.left.edit(edit) } else { state.right.edit(edit) }
      }
      return .none
    }
  }
}

extension Node.Action {
  /// The command that this feature performs: its own, or the parent's for a child's action.
  var command: Command? {
    switch self {
    case .run(let command): command
    case .optional(let action), .rows(.element(_, let action)), .path(.element(_, let action)):
      action.parentsCommand
    case .sheet(.presented(let action)), .screen(let action): action.node.parentsCommand
    case .sheet(.dismiss), .path(.popFrom), .path(.push): nil
    }
  }

  private var parentsCommand: Command? {
    if case .run(let command) = self { command.parents.first } else { nil }
  }

  /// The number of the command that the innermost feature gets; -1 if there is none.
  var number: Int {
    switch self {
    case .run(let command): command.number
    case .optional(let action), .rows(.element(_, let action)), .path(.element(_, let action)):
      action.number
    case .sheet(.presented(let action)), .screen(let action): action.node.number
    case .sheet(.dismiss), .path(.popFrom), .path(.push): -1
    }
  }
}

extension Root.Action {
  /// The number of the command; -1 for a dismissal.
  var number: Int {
    switch self {
    case .left(let action), .right(let action): action.number
    case .edit(let number, _, _): number
    }
  }
}
