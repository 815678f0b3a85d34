import ComposableArchitecture

struct LegacyPresentationView: View {
  private typealias Destination = LegacyPresentationDemo.Destination

  let store: StoreOf<LegacyPresentationDemo>

  private struct ViewState: Equatable {
    let count: Int?
    let isObservingCount: Bool
    let message: String

    init(_ state: LegacyPresentationDemo.State) {
      count = state.isObservingCount ? state.destination?.count : nil
      isObservingCount = state.isObservingCount
      message = state.message
    }
  }

  var body: some View {
    WithViewStore(store, observe: ViewState.init) { viewStore in
      let _ = logEvaluation(of: Self.self)
      Form {
        Section {
          Toggle(
            "Observe child count",
            isOn: viewStore.binding(
              get: \.isObservingCount,
              send: LegacyPresentationDemo.Action.observationToggled))
          if viewStore.isObservingCount {
            Text("Child count: \(viewStore.count.map { "\($0)" } ?? "none")")
          }
          if !viewStore.message.isEmpty { Text(viewStore.message) }
        }
        Section {
          Button("Alert") { viewStore.send(.alertButtonTapped) }
          Button("Dialog") { viewStore.send(.dialogButtonTapped) }
          Button("Sheet") { viewStore.send(.sheetButtonTapped) }
          Button("Cover") { viewStore.send(.coverButtonTapped) }
          Button("Popover") { viewStore.send(.popoverButtonTapped) }
          Button("Screen") { viewStore.send(.screenButtonTapped) }
          NavigationLinkStore(
            destination, state: \.link, action: Destination.Action.link
          ) {
            viewStore.send(.linkButtonTapped)
          } destination: { store in
            presented(store).navigationTitle("Linked screen")
          } label: {
            Text("Link")
          }
        }
      }
    }
    .navigationTitle("Legacy presentation")
    .alert(store: destination, state: \.alert, action: Destination.Action.alert)
    .confirmationDialog(store: destination, state: \.dialog, action: Destination.Action.dialog)
    .sheet(store: destination, state: \.sheet, action: Destination.Action.sheet) { presented($0) }
    .fullScreenCover(store: destination, state: \.cover, action: Destination.Action.cover) {
      presented($0)
    }
    .popover(store: destination, state: \.popover, action: Destination.Action.popover) {
      presented($0)
    }
    .navigationDestination(
      store: destination, state: \.screen, action: Destination.Action.screen
    ) { store in
      presented(store).navigationTitle("Screen")
    }
  }

  private var destination:
    Store<PresentationState<Destination.State>, PresentationAction<Destination.Action>>
  {
    store.scope(state: \.$destination, action: \.destination)
  }

  private func presented(_ counter: StoreOf<LegacyBasics>) -> some View {
    PresentedForm {
      LegacyBasicsView(store: counter, canDismiss: true)
      Button("Dismiss from the parent") { store.send(.dismissFromParentButtonTapped) }
    }
  }
}
