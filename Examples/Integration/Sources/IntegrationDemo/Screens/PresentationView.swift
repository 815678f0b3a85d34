import ComposableArchitecture

struct PresentationView: View {
  @Bindable var store: StoreOf<PresentationDemo>

  var body: some View {
    let _ = logEvaluation(of: Self.self)
    Form {
      Section {
        Toggle(
          "Observe child count", isOn: $store.isObservingCount.sending(\.observationToggled))
        if store.isObservingCount {
          Text("Child count: \(store.destination.map { "\($0.count)" } ?? "none")")
        }
      }
      Section {
        Button("Present a sheet") { store.send(.sheetButtonTapped) }
        Button("Present a cover") { store.send(.coverButtonTapped) }
        Button("Present a popover") { store.send(.popoverButtonTapped) }
        Button("Push a screen") { store.send(.screenButtonTapped) }
      }
    }
    .navigationTitle("Presentation")
    .sheet(
      item: $store.scope(state: \.destination?.sheet, action: \.destination.sheet)
    ) { store in
      PresentedForm { BasicsView(store: store, extras: .dismissal) }
    }
    .fullScreenCover(
      item: $store.scope(state: \.destination?.cover, action: \.destination.cover)
    ) { store in
      PresentedForm { BasicsView(store: store, extras: .dismissal) }
    }
    .popover(
      item: $store.scope(state: \.destination?.popover, action: \.destination.popover)
    ) { store in
      PresentedForm { BasicsView(store: store, extras: .dismissal) }
    }
    .navigationDestination(
      item: $store.scope(state: \.destination?.screen, action: \.destination.screen)
    ) { store in
      PresentedForm { BasicsView(store: store, extras: .dismissal) }
        .navigationTitle("Screen")
    }
  }
}

/// The rows of a presented feature.
struct PresentedForm<Content: View>: View {
  @ViewBuilder let content: Content

  var body: some View {
    Form {
      Section { content }
    }
  }
}
