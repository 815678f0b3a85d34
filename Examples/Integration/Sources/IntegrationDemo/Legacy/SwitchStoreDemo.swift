import ComposableArchitecture

/// One of two screens; the view may be told to handle one of them wrongly.
@Reducer
struct SwitchStoreDemo {
  enum State: Equatable {
    case screenA(LegacyBasics.State)
    case screenB(LegacyBasics.State)
  }

  enum Action {
    case screenA(LegacyBasics.Action)
    case screenB(LegacyBasics.Action)
    case swapButtonTapped
  }

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .screenA, .screenB:
        break
      case .swapButtonTapped:
        switch state {
        case .screenA: state = .screenB(LegacyBasics.State(id: 2))
        case .screenB: state = .screenA(LegacyBasics.State(id: 1))
        }
      }
      return .none
    }
    .ifCaseLet(\.screenA, action: \.screenA) { LegacyBasics() }
    .ifCaseLet(\.screenB, action: \.screenB) { LegacyBasics() }
  }
}

struct SwitchStoreView: View {
  let store: StoreOf<SwitchStoreDemo>
  @State private var isMismatched = false

  var body: some View {
    let _ = logEvaluation(of: Self.self)
    Form {
      Section {
        Button("Swap") { store.send(.swapButtonTapped) }
        Toggle("Take screen B for screen A", isOn: $isMismatched)
      }
      Section {
        SwitchStore(store) { state in
          let _ = logEvaluation(of: Self.self, "body.SwitchStore")
          switch state {
          case .screenA:
            screenA
          case .screenB:
            if isMismatched {
              screenA
            } else {
              CaseLet(
                \SwitchStoreDemo.State.screenB, action: SwitchStoreDemo.Action.screenB
              ) { store in
                Text("Screen B")
                LegacyBasicsView(store: store)
              }
            }
          }
        }
      }
    }
    .navigationTitle("SwitchStore")
  }

  private var screenA: some View {
    CaseLet(\SwitchStoreDemo.State.screenA, action: SwitchStoreDemo.Action.screenA) { store in
      Text("Screen A")
      LegacyBasicsView(store: store)
    }
  }
}
