import ComposableArchitecture

// Names that do not exist, each with the message that a newcomer reads first.

@Reducer
struct Child {
  @ObservableState
  struct State: Equatable, Identifiable {
    var id = 0
    var name = ""
    var isOn = false
  }
  enum Action: Equatable {
    case nameChanged(String)
    case saveButtonTapped
  }
  var body: some ReducerOf<Self> { EmptyReducer() }
}

@Reducer
struct Parent {
  @Reducer
  enum Path {
    case detail(Child)
    case settings(Child)
  }
  @ObservableState
  struct State {
    var count = 0
    var name = ""
    var settings = Child.State()
    var rows: IdentifiedArrayOf<Child.State> = []
    var list: [Child.State] = []
    var path = StackState<Path.State>()
    var steps = StackState<Child.State>()
    @Presents var detail: Child.State?
    @Presents var destination: Path.State?
    @Presents var alert: AlertState<Action.Alert>?
    var plain: Child.State?
  }
  enum Action {
    case detail(PresentationAction<Child.Action>)
    case destination(PresentationAction<Path.Action>)
    case alert(PresentationAction<Alert>)
    case path(StackActionOf<Path>)
    case rows(IdentifiedActionOf<Child>)
    case settings(Child.Action)
    case plain(Child.Action)
    case nameChanged(String)
    case incrementButtonTapped
    case response(Int)
    enum Alert { case confirmDeletion }
  }
  var body: some ReducerOf<Self> { EmptyReducer() }
}
extension Parent.Path.State: Equatable {}
@Reducer
struct Sibling {
  @ObservableState
  struct State: Equatable { var count = 0 }
  enum Action { case tap }
  var body: some ReducerOf<Self> { EmptyReducer() }
}

struct ChildView: View {
  let store: StoreOf<Child>
  var body: some View { Text(store.name) }
}

// MARK: - Reducers

extension Parent {
  @ReducerBuilder<State, Action> var misspelledPresentation: some ReducerOf<Self> {
    Reduce { _, _ in .none }
      // error: 'ifLet(_:action:_:)' is unavailable: The state has no property of this name
      .ifLet(\.$detial, action: \.detail) { Child() }
  }

  @ReducerBuilder<State, Action> var misspelledOptional: some ReducerOf<Self> {
    Reduce { _, _ in .none }
      // error: 'ifLet(_:action:_:)' is unavailable: The state has no property of this name
      .ifLet(\.plian, action: \.plain) { Child() }
  }

  @ReducerBuilder<State, Action> var misspelledRows: some ReducerOf<Self> {
    Reduce { _, _ in .none }
      // error: 'forEach(_:action:_:)' is unavailable: The state has no property of this name
      .forEach(\.rosw, action: \.rows) { Child() }
  }

  @ReducerBuilder<State, Action> var misspelledStack: some ReducerOf<Self> {
    Reduce { _, _ in .none }
      // error: 'forEach(_:action:_:)' is unavailable: The state has no property of this name
      .forEach(\.spets, action: \.path) { Child() }
  }

  @ReducerBuilder<State, Action> var misspelledScope: some ReducerOf<Self> {
    // error: 'init(state:action:child:)' is unavailable: The state has no property of this name
    Scope(state: \.setings, action: \.settings) { Child() }
  }

  @ReducerBuilder<State, Action> var wrongScope: some ReducerOf<Self> {
    // error: 'init(state:action:child:)' is unavailable: The child is of another feature than its state and its case
    Scope(state: \.settings, action: \.settings) { Sibling() }
  }
}

// MARK: - Cases

func cases(_ state: inout Parent.State, _ destination: inout Parent.Path.State) {
  // error: 'subscript(id:case:)' is unavailable: The elements have no case of this name
  state.path[id: 0, case: \.detial]?.name = "Blob"
  // error: 'subscript(id:case:)' is unavailable: The elements have no case of this name
  state.path[id: 0, case: \.detial] = Child.State()
  // error: 'subscript(case:)' is unavailable: The enum has no case of this name
  destination[case: \.detial] = Child.State()
  // error: 'subscript(dynamicMember:)' is unavailable: The enum has no case of this name
  state.destination = Parent.Path.State.detial(Child.State())
}

func response(_ action: Parent.Action) -> Int? {
  // error: 'subscript(case:)' is unavailable: The enum has no case of this name
  action[case: \.respnse]
}

// MARK: - Views

struct MisspelledLink: View {
  @Bindable var store: StoreOf<Parent>

  var body: some View {
    NavigationStack(path: $store.scope(state: \.path, action: \.path)) {
      List {
        // error: 'subscript(dynamicMember:)' is unavailable: The enum has no case of this name
        NavigationLink(state: Parent.Path.State.detial(Child.State())) { Text("Detail") }
      }
    } destination: { _ in
      EmptyView()
    }
  }
}

struct MisspelledRoot: View {
  @Bindable var store: StoreOf<Parent>

  var body: some View {
    NavigationStack(path: $store.scope(state: \.path, action: \.path)) {
      // error: 'subscript(dynamicMember:)' is unavailable: The enum has no case of this name
      NavigationLink("Detail", state: Parent.Path.State.detial(Child.State()))
    } destination: { _ in
      EmptyView()
    }
  }
}

struct MisspelledRowActions: View {
  let store: StoreOf<Parent>

  var body: some View {
    // error: 'scope(state:action:)' is unavailable: The actions have no case of this name with an 'IdentifiedActionOf' the elements
    ForEach(store.scope(state: \.rows, action: \.row)) { ChildView(store: $0) }
  }
}

struct MisspelledRowState: View {
  let store: StoreOf<Parent>

  var body: some View {
    // error: value of type 'Parent.State' has no member 'row'
    ForEach(store.scope(state: \.row, action: \.rows)) { ChildView(store: $0) }
  }
}

struct MisspelledRowsInWords: View {
  let store: StoreOf<Parent>

  var body: some View {
    // error: 'scope(state:action:)' is unavailable: The actions have no case of this name with an 'IdentifiedActionOf' the elements
    ForEach(store.scope(state: \.rows, action: \.row)) { row in Text(row.name) }
  }
}

struct MisspelledSending: View {
  @Bindable var store: StoreOf<Parent>

  var body: some View {
    // error: 'sending' is unavailable: The actions have no case of this name with a payload of this type
    TextField("Name", text: $store.name.sending(\.nameChangd))
  }
}

struct SendingAnotherType: View {
  @Bindable var store: StoreOf<Parent>

  var body: some View {
    // error: 'sending' is unavailable: The actions have no case of this name with a payload of this type
    TextField("Name", text: $store.name.sending(\.response))
  }
}

struct MisspelledOptional: View {
  let store: StoreOf<Parent>

  var body: some View {
    // error: 'scope(state:action:)' is unavailable: The actions have no case of this name with such a payload
    if let child = store.scope(state: \.plain, action: \.plian) {
      Text(child.name)
    }
  }
}

// MARK: - Test stores

@MainActor
func test(_ store: TestStoreOf<Child>) async {
  // error: type 'Child.Action' has no member 'nameChangd'
  await store.receive(.nameChangd("Blob"))
  // error: 'receive(_:timeout:assert:)' is unavailable: The actions have no case of this name
  await store.receive(\.nameChangd) { $0.name = "Blob" }
}

@MainActor
func test(_ store: TestStore<Child.State, Parent.Action>) async {
  // error: 'receive(_:timeout:assert:)' is unavailable: The actions have no case of this name
  await store.receive(\.detail.presented.nameChangd)
}

// MARK: - Cases

func misspelledAction(_ action: Child.Action) -> Int {
  switch action {
  // error: type 'Child.Action' has no member 'saveButonTapped'
  case .saveButonTapped: return 1
  case .nameChanged(let name): return name.count
  }
}
@CasePathable
enum Step {
  case first
  case last(String)
}
func misspelledStep(_ step: Step) -> Int {
  switch step {
  // error: type 'Step' has no member 'frist'
  case .frist: return 1
  case .last(let name): return name.count
  }
}
enum Unmarked {
  case first
  case last(String)
}
func misspelledUnmarkedStep(_ step: Unmarked) -> Int {
  switch step {
  // error: type 'Unmarked' has no member 'frist'
  case .frist: return 1
  case .last(let name): return name.count
  }
}
