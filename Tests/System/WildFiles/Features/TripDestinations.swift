import ComposableArchitecture
import SwiftUI

struct Trip: Equatable, Identifiable, Codable {
  var id: UUID
  var name: String
  var days: Int
}

@Reducer
struct TripForm {
  @ObservableState
  struct State: Equatable {
    var trip: Trip
    var focus: Field? = .name
    enum Field: Hashable { case name }
  }
  enum Action: BindableAction { case binding(BindingAction<State>) }
  var body: some ReducerOf<Self> { BindingReducer() }
}

@Reducer
struct TripMap {
  @ObservableState
  struct State: Equatable { var zoom = 1.0 }
  enum Action { case zoomChanged(Double), closeTapped }
  @Dependency(\.dismiss) var dismiss

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case let .zoomChanged(zoom):
        state.zoom = zoom
        return .none
      case .closeTapped:
        return .run { _ in await dismiss() }
      }
    }
  }
}

@Reducer
struct TripDestinations {
  @Reducer
  enum Destination {
    case alert(AlertState<Alert>)
    case confirmationDialog(ConfirmationDialogState<Dialog>)
    case edit(TripForm)
    case map(TripMap)
    @ReducerCaseIgnored
    case note(String)

    @CasePathable
    enum Alert { case confirmDeletion }
    @CasePathable
    enum Dialog { case duplicate, share }
  }

  @ObservableState
  struct State: Equatable {
    @Presents var destination: Destination.State?
    var trip: Trip
  }

  enum Action {
    case cancelEditTapped
    case deleteTapped
    case destination(PresentationAction<Destination.Action>)
    case editTapped
    case mapTapped
    case moreTapped
    case saveTapped
    case delegate(Delegate)
    @CasePathable
    enum Delegate { case deleted(id: Trip.ID), saved(Trip) }
  }

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .cancelEditTapped:
        state.destination = nil
        return .none
      case .deleteTapped:
        state.destination = .alert(.delete)
        return .none
      case .destination(.presented(.alert(.confirmDeletion))):
        return .send(.delegate(.deleted(id: state.trip.id)))
      case .destination(.presented(.confirmationDialog(.duplicate))):
        state.trip.name += " (copy)"
        return .none
      case .destination, .delegate:
        return .none
      case .editTapped:
        state.destination = .edit(TripForm.State(trip: state.trip))
        return .none
      case .mapTapped:
        state.destination = .map(TripMap.State())
        return .none
      case .moreTapped:
        state.destination = .confirmationDialog(
          ConfirmationDialogState(titleVisibility: .visible) {
            TextState("More")
          } actions: {
            ButtonState(action: .duplicate) { TextState("Duplicate") }
            ButtonState(action: .share) { TextState("Share") }
          })
        return .none
      case .saveTapped:
        guard let edit = state.destination?.edit else { return .none }
        state.trip = edit.trip
        state.destination = nil
        return .send(.delegate(.saved(edit.trip)))
      }
    }
    .ifLet(\.$destination, action: \.destination)
  }
}

extension TripDestinations.Destination.State: Equatable {}

extension AlertState where Action == TripDestinations.Destination.Alert {
  static let delete = Self {
    TextState("Delete trip?")
  } actions: {
    ButtonState(role: .destructive, action: .confirmDeletion) { TextState("Delete") }
  }
}

struct TripView: View {
  @Bindable var store: StoreOf<TripDestinations>

  var body: some View {
    Form {
      Text(store.trip.name)
      Text("\(store.trip.days) days")
      Button("Edit") { store.send(.editTapped) }
      Button("Map") { store.send(.mapTapped) }
      Button("More") { store.send(.moreTapped) }
      Button("Delete", role: .destructive) { store.send(.deleteTapped) }
    }
    .alert($store.scope(state: \.destination?.alert, action: \.destination.alert))
    .confirmationDialog($store.scope(state: \.destination?.confirmationDialog, action: \.destination.confirmationDialog))
    .sheet(item: $store.scope(state: \.destination?.edit, action: \.destination.edit)) { store in
      NavigationStack {
        TripFormView(store: store)
          .toolbar {
            ToolbarItem(placement: .cancellationAction) {
              Button("Cancel") { self.store.send(.cancelEditTapped) }
            }
            ToolbarItem(placement: .confirmationAction) {
              Button("Save") { self.store.send(.saveTapped) }
            }
          }
      }
    }
    .navigationDestination(item: $store.scope(state: \.destination?.map, action: \.destination.map)) { store in
      VStack {
        Slider(value: Binding(get: { store.zoom }, set: { store.send(.zoomChanged($0)) }), in: 1...10)
        Button("Close") { store.send(.closeTapped) }
      }
    }
  }
}

struct TripFormView: View {
  @Bindable var store: StoreOf<TripForm>
  @FocusState var focus: TripForm.State.Field?

  var body: some View {
    Form {
      TextField("Name", text: $store.trip.name).focused($focus, equals: .name)
      Stepper("\(store.trip.days) days", value: $store.trip.days, in: 1...60)
    }
    .bind($store.focus, to: $focus)
  }
}
