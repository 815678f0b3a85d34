import ComposableArchitecture
import SwiftUI

// A feature whose view scopes its store in every place where a modifier takes one.
@Reducer
struct Child {
  @ObservableState
  struct State: Equatable, Identifiable {
    var id = 0
    var text = ""
  }
  enum Action: BindableAction {
    case binding(BindingAction<State>)
    case tapped
  }
  var body: some ReducerOf<Self> { BindingReducer() }
}

@Reducer
struct Parent {
  @Reducer
  enum Destination {
    case edit(Child)
    case alert(AlertState<Never>)
  }
  @ObservableState
  struct State {
    var count = 0
    var rows: IdentifiedArrayOf<Child.State> = []
    var path = StackState<Child.State>()
    @Presents var destination: Destination.State?
  }
  enum Action: BindableAction {
    case binding(BindingAction<State>)
    case addTapped
    case rows(IdentifiedActionOf<Child>)
    case path(StackActionOf<Child>)
    case destination(PresentationAction<Destination.Action>)
  }
  var body: some ReducerOf<Self> {
    BindingReducer()
    Reduce { state, action in
      guard case .addTapped = action else { return .none }
      state.rows.append(Child.State(id: state.rows.count))
      return .none
    }
    .ifLet(\.$destination, action: \.destination)
    .forEach(\.rows, action: \.rows) { Child() }
    .forEach(\.path, action: \.path) { Child() }
  }
}

struct StoreScreen: View {
  @Bindable var store: StoreOf<Parent>

  var body: some View {
    NavigationStack(path: $store.scope(state: \.path, action: \.path)) {
      List {
        Stepper("\(store.count)", value: $store.count)
        ForEach(store.scope(state: \.rows, action: \.rows)) { row in
          HStack {
            Text(row.text).bold()
            Button("Tap \(row.id + 1)") { row.send(.tapped) }
          }
        }
      }
      .toolbar { Button("Add") { store.send(.addTapped, animation: .default) } }
      .sheet(item: $store.scope(state: \.destination?.edit, action: \.destination.edit)) { child in
        @Bindable var child = child
        TextField("Text", text: $child.text).padding()
      }
      .alert($store.scope(state: \.destination?.alert, action: \.destination.alert))
      .navigationTitle("\(store.rows.count) rows")
    } destination: { child in
      Text(child.text).navigationTitle("Row \(child.id)")
    }
  }
}
