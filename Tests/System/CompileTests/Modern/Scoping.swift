#if Macros
import ComposableArchitecture
import Testing

/// A parent of a presented child and of a stack, whose stores views scope in every way there is.
@Reducer
struct Parent {
  @ObservableState
  struct State: Equatable {
    @Presents var child: Leaf.State?
    var path = StackState<Leaf.State>()
    var leaves: IdentifiedArrayOf<Leaf.State> = []
    var title = "a"
  }

  enum Action {
    case child(PresentationAction<Leaf.Action>)
    case path(StackActionOf<Leaf>)
    case leaves(IdentifiedActionOf<Leaf>)
    case present
    case titleChanged(String)
  }

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .child, .path, .leaves: break
      case .present: state.child = Leaf.State(id: 0)
      case .titleChanged(let title): state.title = title
      }
      return .none
    }
    .ifLet(\.$child, action: \.child) { Leaf() }
    .forEach(\.path, action: \.path) { Leaf() }
    .forEach(\.leaves, action: \.leaves) { Leaf() }
  }
}

@Reducer
struct Leaf {
  @ObservableState
  struct State: Equatable, Identifiable { let id: Int }
  enum Action { case tapped }
}

@MainActor
@Suite struct ScopingTests {
  let store = Store(initialState: Parent.State(leaves: [Leaf.State(id: 7)])) { Parent() }

  @Test("bindable, bound and observed stores give bindings to presented stores")
  func presentation() {
    @Bindable var bindable = store
    @ObservedObject var observed = store
    let bound = Binding<StoreOf<Parent>>.constant(store)
    let bindings: [Binding<StoreOf<Leaf>?>] = [
      $bindable.scope(state: \.child, action: \.child),
      $bindable.scope(\.child, action: \.child),
      bound.scope(state: \.child, action: \.child),
      bound.scope(\.child, action: \.child),
      $observed.scope(state: \.child, action: \.child),
      $observed.scope(\.child, action: \.child),
    ]
    for binding in bindings {
      #expect(binding.wrappedValue == nil)
      store.send(.present)
      let child: StoreOf<Leaf>? = store.scope(state: \.child, action: \.child.presented)
      #expect(child != nil)
      #expect(binding.wrappedValue === child)
      binding.wrappedValue = nil
      #expect(store.child == nil)
    }
  }

  @Test("bindable, bound and observed stores give bindings to stacks")
  func stacks() {
    @Bindable var bindable = store
    @ObservedObject var observed = store
    let bound = Binding<StoreOf<Parent>>.constant(store)
    store.send(.path(.push(id: 0, state: Leaf.State(id: 1))))
    let bindings: [Binding<Store<StackState<Leaf.State>, StackActionOf<Leaf>>>] = [
      $bindable.scope(state: \.path, action: \.path),
      $bindable.scope(\.path, action: \.path),
      bound.scope(state: \.path, action: \.path),
      bound.scope(\.path, action: \.path),
      $observed.scope(state: \.path, action: \.path),
      $observed.scope(\.path, action: \.path),
    ]
    for binding in bindings {
      #expect(binding.wrappedValue.withState(\.count) == 1)
    }
  }

  @Test("a read-only property's binding sends an action with 'sending'")
  func sending() {
    @Bindable var bindable = store
    @ObservedObject var observed = store
    let bound = Binding<StoreOf<Parent>>.constant(store)
    let bindings = [
      $bindable.title.sending(\.titleChanged),
      bound.title.sending(\.titleChanged),
      $observed.title.sending(\.titleChanged),
    ]
    for (index, binding) in bindings.enumerated() {
      binding.wrappedValue = "\(index)"
      #expect(store.title == "\(index)")
      #expect(binding.wrappedValue == "\(index)")
    }
    let names: [Any.Type] = [
      _StoreBinding<Parent.State, Parent.Action, String>.self,
      _StoreObservedObject<Parent.State, Parent.Action, String>.self,
      _StoreBindable_SwiftUI<Parent.State, Parent.Action, String>.self,
      _StoreBindable_Perception<Parent.State, Parent.Action, String>.self,
    ]
    #expect(names.count == 4)
  }

  @Test("the types of navigation stacks and links of stores can be spelled")
  func navigationTypes() {
    typealias Root = _NavigationDestinationViewModifier<Int, Never, Text>
    let stack = Store<StackState<Int>, StackAction<Int, Never>>(initialState: StackState()) {}
    let navigation: NavigationStack<StackState<Int>.PathView, ModifiedContent<Text, Root>> =
      NavigationStack(path: .constant(stack)) {
        Text("Root")
      } destination: { (store: Store<Int, Never>) in
        Text("\(store.withState { $0 })")
      }
    let link: NavigationLink<_NavigationLinkStoreContent<Int, Text>, Never> =
      NavigationLink("One", state: 1)
    #expect("\(type(of: navigation))".contains("_NavigationDestinationViewModifier"))
    #expect("\(type(of: link))".contains("_NavigationLinkStoreContent"))
  }

  @Test("stores scope to properties, children and elements")
  func stores() {
    #expect(store.scope(state: \.title, action: \.self).withState { $0 } == "a")
    #expect(store.scope(\.child, action: \.child.presented) == nil)
    #expect(store.scope(state: \.leaves, action: \.leaves).map(\.id) == [7])
    #expect(store.scope(\.leaves, action: \.leaves).count == 1)
  }

  @Test("the environment has clocks that can be replaced")
  func clocks() {
    var values = EnvironmentValues()
    #expect(values.continuousClock is ContinuousClock)
    #expect(values.suspendingClock is SuspendingClock)
    values.continuousClock = ImmediateClock()
    values.suspendingClock = ImmediateClock()
    #expect(values.continuousClock is ImmediateClock<Duration>)
    #expect(values.suspendingClock is ImmediateClock<Duration>)
  }
}
#endif
