import ComposableArchitecture

/// A view store that is used in a closure which runs later than its `WithViewStore`.
struct EscapedViewStoreView: View {
  let store: StoreOf<LegacyBasics>

  var body: some View {
    WithViewStore(store, observe: \.self) { viewStore in
      let _ = logEvaluation(of: Self.self)
      Form {
        Section {
          CountRow(count: viewStore.count) {
            viewStore.send(.decrementButtonTapped)
          } increment: {
            viewStore.send(.incrementButtonTapped)
          }
        }
        Section("In an escaping closure") {
          LateContent {
            Text("Escaped: \(viewStore.count)")
          }
          LateContent {
            WithViewStore(store, observe: \.count) { inner in
              let _ = logEvaluation(of: Self.self, "body.inner")
              Button("Add outer \(viewStore.count) and inner \(inner.state)") {
                viewStore.send(.incrementButtonTapped)
              }
            }
          }
        }
      }
    }
    .navigationTitle("Escaped view store")
  }
}

/// Keeps a closure and evaluates it in its own body.
private struct LateContent<Content: View>: View {
  @ViewBuilder let content: () -> Content

  var body: some View {
    content()
  }
}
