import ComposableArchitecture

// The mistakes of a first week, each with the message that a newcomer reads first.

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
struct ChildView: View {
  let store: StoreOf<Child>
  var body: some View { Text(store.name) }
}
@DependencyClient
struct FactClient: Sendable {
  var fetch: @Sendable (_ number: Int) async throws -> String
}
extension FactClient: DependencyKey {
  static var liveValue: FactClient { FactClient(fetch: { "\($0)" }) }
  static var testValue: FactClient { FactClient() }
}
extension DependencyValues {
  var fact: FactClient {
    get { self[FactClient.self] }
    set { self[FactClient.self] = newValue }
  }
}

// MARK: - Reducers

extension Parent {
  @ReducerBuilder<State, Action> var forgottenDollar: some ReducerOf<Self> {
    Reduce { _, _ in .none }
      // error: 'buildExpression' is unavailable: The case is one for a '@Presents' property; pass its key path with '$', as in '\.$child'
      .ifLet(\.detail, action: \.detail) { Child() }
  }

  @ReducerBuilder<State, Action> var forgottenChild: some ReducerOf<Self> {
    Reduce { _, _ in .none }
      // error: 'ifLet(_:action:)' is unavailable: 'ifLet' needs the child's reducer, as in '.ifLet(\.$child, action: \.child) { Child() }'
      .ifLet(\.$detail, action: \.detail)
  }

  @ReducerBuilder<State, Action> var wrongChild: some ReducerOf<Self> {
    Reduce { _, _ in .none }
      // error: 'buildExpression' is unavailable: The child is of another feature than its state and its case
      .ifLet(\.$detail, action: \.detail) { Parent() }
  }

  @ReducerBuilder<State, Action> var misspelledPresentation: some ReducerOf<Self> {
    Reduce { _, _ in .none }
      // error: value of type 'any KeyPath<Case<Parent.Action>, Case<PresentationAction<Child.Action>>> & Sendable' has no dynamic member 'detial' using key path from root type 'Parent.Action.AllCasePaths'
      .ifLet(\.$detail, action: \.detial) { Child() }
  }

  @ReducerBuilder<State, Action> var noPresentation: some ReducerOf<Self> {
    Reduce { _, _ in .none }
      // error: 'buildExpression' is unavailable: The case of a '@Presents' property holds a 'PresentationAction<Child.Action>', not a 'Child.Action'
      .ifLet(\.$detail, action: \.settings) { Child() }
  }

  @ReducerBuilder<State, Action> var misspelledScope: some ReducerOf<Self> {
    // error: value of type 'any KeyPath<Case<Parent.Action>, Case<Child.Action>> & Sendable' has no dynamic member 'setings' using key path from root type 'Parent.Action.AllCasePaths'
    Scope(state: \.settings, action: \.setings) { Child() }
    Reduce { _, _ in .none }
  }

  @ReducerBuilder<State, Action> var forgottenBackslash: some ReducerOf<Self> {
    // error: type 'KeyPath<Case<Parent.Action>, Case<Child.Action>>' has no member 'settings'
    Scope(state: \.settings, action: .settings) { Child() }
    Reduce { _, _ in .none }
  }

  @ReducerBuilder<State, Action> var forgottenScopedChild: some ReducerOf<Self> {
    // error: 'init(state:action:)' is unavailable: 'Scope' needs the child's reducer, as in 'Scope(state: \.child, action: \.child) { Child() }'
    Scope(state: \.settings, action: \.settings)
    Reduce { _, _ in .none }
  }

  @ReducerBuilder<State, Action> var array: some ReducerOf<Self> {
    Reduce { _, _ in .none }
      // error: 'forEach(_:action:_:)' is unavailable: The elements must be in an 'IdentifiedArrayOf', not in an 'Array'
      .forEach(\.list, action: \.rows) { Child() }
  }

  @ReducerBuilder<State, Action> var noIdentifiedAction: some ReducerOf<Self> {
    Reduce { _, _ in .none }
      // error: 'buildExpression' is unavailable: The case of a list holds an 'IdentifiedActionOf<Child>', not a 'Child.Action'
      .forEach(\.rows, action: \.settings) { Child() }
  }

  @ReducerBuilder<State, Action> var noStackAction: some ReducerOf<Self> {
    Reduce { _, _ in .none }
      // error: 'buildExpression' is unavailable: The case of a stack holds a 'StackActionOf<Child>', not a 'Child.Action'
      .forEach(\.steps, action: \.settings) { Child() }
  }

  @ReducerBuilder<State, Action> var misspelledRows: some ReducerOf<Self> {
    Reduce { _, _ in .none }
      // error: value of type 'any KeyPath<Case<Parent.Action>, Case<IdentifiedAction<Int, Child.Action>>> & Sendable' has no dynamic member 'row' using key path from root type 'Parent.Action.AllCasePaths'
      .forEach(\.rows, action: \.row) { Child() }
  }

  @ReducerBuilder<State, Action> var forgottenRow: some ReducerOf<Self> {
    Reduce { _, _ in .none }
      // error: 'forEach(_:action:)' is unavailable: 'forEach' needs the reducer of an element, as in '.forEach(\.rows, action: \.rows) { Row() }'
      .forEach(\.rows, action: \.rows)
  }

  @ReducerBuilder<State, Action> var oneCaseForAll: some ReducerOf<Self> {
    Reduce { _, _ in .none }
      // error: 'buildExpression' is unavailable: The child is of another feature than its state and its case
      .forEach(\.path, action: \.path) { Child() }
  }

  @ReducerBuilder<State, Action> var misspelledState: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .incrementButtonTapped:
        // error: value of type 'Parent.State' has no member 'cuont'
        state.cuont += 1
        return .none
      default:
        return .none
      }
    }
  }

  @ReducerBuilder<State, Action> var misspelledCase: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .incremntButtonTapped:  // error: has no member 'incremntButtonTapped'
        return .none
      default:
        return .none
      }
    }
  }

  @ReducerBuilder<State, Action> var misspelledResponse: some ReducerOf<Self> {
    Reduce { _, _ in
      .run { send in
        // error: type 'Parent.Action' has no member 'respnse'
        await send(.respnse(1))
      }
    }
  }

  @ReducerBuilder<State, Action> var effectOfTheYearBefore: some ReducerOf<Self> {
    Reduce { _, _ in
      // error: type 'Effect<Parent.Action>' has no member 'fireAndForget'
      .fireAndForget { print("done") }
    }
  }

  @ReducerBuilder<State, Action> var misspelledChange: some ReducerOf<Self> {
    Reduce { _, _ in .none }
      // error: value of type 'Parent.State' has no member 'cuont'
      .onChange(of: \.cuont) { _, _ in EmptyReducer() }
  }

  @ReducerBuilder<State, Action> var bindingsOfNoBindableAction: some ReducerOf<Self> {
    // error: initializer 'init()' requires that 'Parent.Action' conform to 'BindableAction'
    BindingReducer()
    Reduce { _, _ in .none }
  }
}

// MARK: - Dependencies

struct MisspelledDependency {
  // error: 'init(_:)' is unavailable: 'DependencyValues' has no property of this name
  @Dependency(\.colck) var clock
}

struct NoDependency {
  // error: initializer 'init(_:fileID:filePath:line:column:)' requires that 'Child' conform to 'TestDependencyKey'
  @Dependency(Child.self) var child
}

func misspelledOverride() {
  withDependencies {
    // error: value of type 'DependencyValues' has no member 'dat'
    $0.dat = .constant(.distantPast)
  } operation: {
  }
}

func misspelledEndpoint() {
  withDependencies {
    // error: value of type 'FactClient' has no member 'fecth'
    $0.fact.fecth = { _ in "A number" }
  } operation: {
  }
}

func wrongLabel(_ client: FactClient) async throws -> String {
  // error: extraneous argument label 'id:' in call
  try await client.fetch(id: 1)
}

// MARK: - Stores

@MainActor
func stores(_ store: StoreOf<Parent>, _ plain: StoreOf<Plain>) {
  // error: cannot convert value of type 'Child' to expected argument type 'Child.State'
  _ = Store(initialState: Child()) { Child() }
  // error: type 'Parent.Action' has no member 'incremntButtonTapped'
  store.send(.incremntButtonTapped)
  // error: member 'nameChanged' expects argument of type 'String'
  store.send(.nameChanged)
  // error: value of type 'StoreOf<Parent>' (aka 'Store<Parent.State, Parent.Action>') has no dynamic member 'cuont' using key path from root type 'Parent.State'
  print(store.cuont)
  // error: referencing subscript 'subscript(dynamicMember:)' on 'Store' requires that 'Plain.State' conform to 'ObservableState'
  print(plain.count)
}

@Reducer
struct Plain {
  struct State { var count = 0 }
  enum Action {}
}

// MARK: - Views

struct MisspelledScope: View {
  @Bindable var store: StoreOf<Parent>

  var body: some View {
    // error: 'scope(state:action:)' is unavailable: The actions have no case of this name with such a payload
    ChildView(store: store.scope(state: \.settings, action: \.setings))
  }
}

struct MisspelledSheet: View {
  @Bindable var store: StoreOf<Parent>

  var body: some View {
    EmptyView()
      // error: value of type 'any KeyPath<Case<Parent.Action>, Case<PresentationAction<Child.Action>>> & Sendable' has no dynamic member 'detial' using key path from root type 'Parent.Action.AllCasePaths'
      .sheet(item: $store.scope(state: \.detail, action: \.detial)) { ChildView(store: $0) }
  }
}

struct MisspelledStack: View {
  @Bindable var store: StoreOf<Parent>

  var body: some View {
    // error: value of type 'Parent.State' has no member 'pth'
    NavigationStack(path: $store.scope(state: \.pth, action: \.path)) {
      EmptyView()
    } destination: { _ in
      EmptyView()
    }
  }
}

struct WrongStore: View {
  let store: StoreOf<Parent>

  var body: some View {
    // error: cannot convert value of type 'StoreOf<Parent>' (aka 'Store<Parent.State, Parent.Action>') to expected argument type 'StoreOf<Child>' (aka 'Store<Child.State, Child.Action>')
    ChildView(store: store)
  }
}

@Reducer
struct Buttons {
  struct State {}
  enum Action: ViewAction {
    case view(View)
    enum View { case tapped }
  }
}

@ViewAction(for: Buttons.self)
struct MisspelledViewAction: View {
  let store: StoreOf<Buttons>

  var body: some View {
    // error: type 'Buttons.Action.View' has no member 'taped'
    Button("Tap") { send(.taped) }
  }
}

// MARK: - Navigation and alerts

func navigate(_ state: inout Parent.State) {
  // error: type 'Parent.Path.State' has no member 'detial'
  state.path.append(.detial(Child.State()))
  // error: cannot convert value of type 'Child' to expected argument type 'Child.State'
  state.destination = .detail(Child())
  // error: cannot convert value of type 'Text' to closure result type 'TextState'
  state.alert = AlertState { Text("Delete?") }
}

// MARK: - Test stores

@MainActor
func test(_ store: TestStoreOf<Child>) async {
  // error: value of type 'Child.State' has no member 'nam'
  await store.send(.saveButtonTapped) { $0.nam = "" }
  // error: 'send(_:assert:)' is unavailable: The actions have no case of this name
  _ = await store.send(\.saveButtonTaped)
  // error: 'receive(_:timeout:assert:)' is unavailable: The actions have no case of this name
  await store.receive(\.nameChange)
  // error: 'receive(_:_:timeout:assert:)' is unavailable: The value is not of the case's type, or that type is not 'Equatable'
  await store.receive(\.nameChanged, 1)
}

// MARK: - Shared state

struct Settings {
  // error: 'init(_:)' is unavailable: Give the property an initial value.
  @Shared(.appStorage("limit")) var limit: Int
  @Shared(.appStorage("count")) var count = 0

  func count(_ text: String) {
    // error: cannot assign value of type 'String' to type 'Int'
    $count.withLock { $0 = text }
  }
}
