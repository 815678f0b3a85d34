import ComposableArchitecture
import ProbeInstrument
import SwiftUI

/// The label of a suitcase, as binding state.
@available(*, deprecated)
@Reducer
struct Suitcase {
  struct State: Equatable, Identifiable {
    let id: Int
    @BindingState var owner = ""
  }

  enum Action: BindableAction {
    case binding(BindingAction<State>)
  }

  var body: some ReducerOf<Self> {
    BindingReducer()
  }
}

/// Text fields in rows: of features by id, and of plain strings by position.
@available(*, deprecated)
@Reducer
struct Luggage {
  struct State: Equatable {
    var notes = ["Fragile", "Keep dry"]
    var suitcases: IdentifiedArrayOf<Suitcase.State> = [
      Suitcase.State(id: 1, owner: "Ines"), Suitcase.State(id: 2, owner: "Noor"),
    ]
  }

  enum Action {
    case noteChanged(index: Int, text: String)
    case suitcases(IdentifiedActionOf<Suitcase>)
    case unloadTapped
  }

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .noteChanged(let index, let text):
        guard state.notes.indices.contains(index) else { break }
        state.notes[index] = text

      case .suitcases:
        break

      case .unloadTapped:
        _ = state.notes.popLast()
        if !state.suitcases.isEmpty { state.suitcases.removeLast() }
      }
      return .none
    }
    .forEach(\.suitcases, action: \.suitcases) { Suitcase() }
  }
}

@available(*, deprecated)
struct LuggageView: View {
  let store: StoreOf<Luggage>
  @Environment(EvaluationLog.self) private var log

  var body: some View {
    let _ = log.record(self)
    let log = log
    Form {
      Section("Suitcases") {
        ForEachStore(store.scope(state: \.suitcases, action: \.suitcases)) { suitcase in
          let _ = log.record("LuggageView.suitcases")
          SuitcaseView(store: suitcase)
        }
      }
      WithViewStore(store, observe: \.notes) { notes in
        let _ = log.record("LuggageView.notes")
        Section("Notes") {
          ForEach(notes.state.indices, id: \.self) { index in
            TextField(
              "Note \(index + 1)",
              text: notes.binding(
                get: { $0.indices.contains(index) ? $0[index] : "" },
                send: { .noteChanged(index: index, text: $0) }))
          }
          Text("All notes: \(notes.state.joined(separator: ", "))")
        }
      }
      Button("Unload the last of each") { store.send(.unloadTapped) }
    }
  }
}

@available(*, deprecated)
struct SuitcaseView: View {
  let store: StoreOf<Suitcase>
  @Environment(EvaluationLog.self) private var log

  struct ViewState: Equatable {
    let id: Int
    @BindingViewState var owner: String

    init(_ store: BindingViewStore<Suitcase.State>) {
      id = store.id
      _owner = store.$owner
    }
  }

  var body: some View {
    let _ = log.record(self)
    let log = log
    WithViewStore(store, observe: ViewState.init) { suitcase in
      let _ = log.record("SuitcaseView.content")
      VStack(alignment: .leading) {
        TextField("Owner of suitcase \(suitcase.id)", text: suitcase.$owner)
        Text("Belongs to \(suitcase.owner)")
      }
    }
  }
}
