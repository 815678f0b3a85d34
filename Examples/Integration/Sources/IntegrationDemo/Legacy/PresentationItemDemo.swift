import ComposableArchitecture

/// A sheet whose feature is replaced by another one while it is shown.
@Reducer
struct PresentationItemDemo {
  struct State: Equatable {
    @PresentationState var destination: Destination.State?
  }

  enum Action {
    case childAButtonTapped
    case childBButtonTapped
    case destination(PresentationAction<Destination.Action>)
  }

  @Reducer
  struct Destination {
    enum State: Equatable {
      case childA(LegacyBasics.State)
      case childB(LegacyBasics.State)
    }

    enum Action {
      case childA(LegacyBasics.Action)
      case childB(LegacyBasics.Action)
    }

    var body: some ReducerOf<Self> {
      EmptyReducer()
        .ifCaseLet(\.childA, action: \.childA) { LegacyBasics() }
        .ifCaseLet(\.childB, action: \.childB) { LegacyBasics() }
    }
  }

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .childAButtonTapped: state.destination = .childA(LegacyBasics.State(id: 1))
      case .childBButtonTapped: state.destination = .childB(LegacyBasics.State(id: 2))
      case .destination: break
      }
      return .none
    }
    .ifLet(\.$destination, action: \.destination) { Destination() }
  }
}

struct PresentationItemView: View {
  let store: StoreOf<PresentationItemDemo>

  var body: some View {
    let _ = logEvaluation(of: Self.self)
    Form {
      Button("Present child A") { store.send(.childAButtonTapped) }
      Button("Present child B") { store.send(.childBButtonTapped) }
    }
    .navigationTitle("Presentation item")
    .sheet(
      store: store.scope(state: \.$destination, action: \.destination)
    ) { destination in
      SwitchStore(destination) { state in
        switch state {
        case .childA:
          CaseLet(
            \PresentationItemDemo.Destination.State.childA,
            action: PresentationItemDemo.Destination.Action.childA
          ) { child in
            PresentedForm {
              Text("Child A")
              LegacyBasicsView(store: child, canDismiss: true)
              Button("Replace by B") { store.send(.childBButtonTapped) }
            }
          }
        case .childB:
          CaseLet(
            \PresentationItemDemo.Destination.State.childB,
            action: PresentationItemDemo.Destination.Action.childB
          ) { child in
            PresentedForm {
              Text("Child B")
              LegacyBasicsView(store: child, canDismiss: true)
              Button("Replace by A") { store.send(.childAButtonTapped) }
            }
          }
        }
      }
    }
  }
}
