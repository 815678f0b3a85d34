import ComposableArchitecture
import SwiftUI

// The feature of StoreScreen.swift, whose view reads a property that its state does not have.
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

struct WrongStoreScreen: View {
  @Bindable var store: StoreOf<Parent>

  var body: some View {
    List {
      Text(store.count, format: .number)
    }
    .sheet(item: $store.scope(state: \.destination?.edit, action: \.destination.edit)) { child in
      @Bindable var child = child
      TextField("Text", text: $child.text).padding()
    }
    .navigationTitle("\(store.row.count) rows")  // error: has no dynamic member 'row'
  }
}
