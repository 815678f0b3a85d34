import ComposableArchitecture
import SwiftUI

@Reducer
struct BoatForm {
  struct State: Equatable, Identifiable {
    let id: Int
    @BindingState var hours = 1
    @BindingState var wantsSkipper = false
  }
  enum Action: BindableAction {
    case binding(BindingAction<State>)
    case bookTapped
  }
  @Dependency(\.dismiss) var dismiss
  var body: some ReducerOf<Self> {
    BindingReducer()
    Reduce { _, action in
      switch action {
      case .binding: .none
      case .bookTapped: .run { _ in await dismiss() }
      }
    }
  }
}

@Reducer
struct BoatRental {
  @Reducer
  struct Destination {
    enum State: Equatable {
      case form(BoatForm.State)
      case alert(AlertState<Action.Alert>)
      case info(InfoState)
    }
    enum Action {
      case form(BoatForm.Action)
      case alert(Alert)
      case info(Never)
      enum Alert { case rent }
    }
    struct InfoState: Equatable, Identifiable { var id: Int }

    var body: some ReducerOf<Self> {
      Scope(state: \.form, action: \.form) {
        BoatForm()
      }
    }
  }

  struct State: Equatable {
    @PresentationState var destination: Destination.State?
    var boats = ["Wind", "Foam", "Gull"]
    var rented: Set<Int> = []
  }

  enum Action {
    case destination(PresentationAction<Destination.Action>)
    case boatTapped(Int)
    case infoTapped(Int)
    case returnAllTapped
  }

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case let .boatTapped(index):
        if state.rented.contains(index) {
          state.destination = .alert(
            AlertState {
              TextState("\(state.boats[index]) is out")
            } actions: {
              ButtonState(role: .cancel) { TextState("OK") }
              ButtonState(action: .rent) { TextState("Rent anyway") }
            }
          )
        } else {
          state.destination = .form(BoatForm.State(id: index))
        }
        return .none
      case .destination(.presented(.form(.bookTapped))):
        if case let .some(.form(form)) = state.destination {
          state.rented.insert(form.id)
        }
        return .none
      case .destination(.dismiss), .destination:
        return .none
      case let .infoTapped(index):
        state.destination = .info(.init(id: index))
        return .none
      case .returnAllTapped:
        state.rented = []
        return .none
      }
    }
    .ifLet(\.$destination, action: \.destination) {
      Destination()
    }
  }
}

struct BoatRentalView: View {
  let store: StoreOf<BoatRental>

  var body: some View {
    WithViewStore(store, observe: { $0 }) { viewStore in
      List {
        ForEach(viewStore.boats.indices, id: \.self) { index in
          HStack {
            Button(viewStore.boats[index]) { viewStore.send(.boatTapped(index)) }
            Spacer()
            if viewStore.rented.contains(index) {
              Image(systemName: "sailboat.fill")
            }
            Button("Info") { viewStore.send(.infoTapped(index)) }
              .buttonStyle(.borderless)
          }
        }
        Button("Return all") { viewStore.send(.returnAllTapped) }
          .disabled(viewStore.rented.isEmpty)
      }
    }
    .sheet(
      store: store.scope(state: \.$destination.form, action: \.destination.form)
    ) { store in
      BoatFormView(store: store)
    }
    .alert(store: store.scope(state: \.$destination.alert, action: \.destination.alert))
    .popover(store: store.scope(state: \.$destination.info, action: \.destination.info)) { store in
      WithViewStore(store, observe: { $0 }) { Text("Boat \($0.id)").padding() }
    }
  }
}

struct BoatFormView: View {
  let store: StoreOf<BoatForm>

  var body: some View {
    WithViewStore(store, observe: { $0 }) { viewStore in
      Form {
        Stepper("\(viewStore.hours) h", value: viewStore.$hours, in: 1...8)
        Toggle("Skipper", isOn: viewStore.$wantsSkipper)
        Button("Book") { viewStore.send(.bookTapped) }
      }
    }
  }
}

struct BoatRentalView_Previews: PreviewProvider {
  static var previews: some View {
    BoatRentalView(store: Store(initialState: BoatRental.State()) { BoatRental() })
  }
}
