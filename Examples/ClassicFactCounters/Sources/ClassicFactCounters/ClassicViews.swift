import ComposableArchitectureClassic

/// The list of counters, with the banner at its bottom.
public struct ClassicFactCountersView: View {
  let store: Store<AppState, AppAction>

  public init(store: Store<AppState, AppAction>) {
    self.store = store
  }

  public var body: some View {
    NavigationView {
      VStack(spacing: 0) {
        List {
          ForEachStore(
            store.scope(state: { $0.counters }, action: AppAction.counterRow(id:action:)),
            content: CounterRowView.init(store:))
        }
        IfLetStore(
          store.scope(state: { $0.factPrompt }, action: { .factPrompt($0) }),
          then: FactPromptView.init(store:))
      }
      .navigationTitle("Counters, classic")
      .toolbar {
        Button("Add") { ViewStore(store.stateless).send(.addButtonTapped) }
      }
    }
  }
}

/// A counter in the list.
struct CounterRowView: View {
  let store: Store<CounterRowState, CounterRowAction>

  var body: some View {
    HStack {
      CounterView(store: store.scope(state: { $0.counter }, action: { .counter($0) }))
      Spacer()
      WithViewStore(store.stateless) { viewStore in
        Button(role: .destructive) {
          viewStore.send(.removeButtonTapped)
        } label: {
          Image(systemName: "trash")
        }
        .accessibilityLabel("Remove")
      }
    }
    .buttonStyle(.bordered)
  }
}

/// A counter, and the way to a fact.
struct CounterView: View {
  let store: Store<CounterState, CounterAction>

  var body: some View {
    WithViewStore(store) { viewStore in
      HStack {
        Button("−") { viewStore.send(.decrementButtonTapped) }
          .accessibilityLabel("Decrement")
        Text("\(viewStore.count)")
          .monospacedDigit()
          .frame(minWidth: 32)
        Button("+") { viewStore.send(.incrementButtonTapped) }
          .accessibilityLabel("Increment")
        Button("Fact") { viewStore.send(.factButtonTapped) }
      }
      .alert(store.scope(state: { $0.alert }, action: { $0 }), dismiss: .dismissAlert)
    }
  }
}

/// The banner with a fact.
struct FactPromptView: View {
  let store: Store<FactPromptState, FactPromptAction>

  var body: some View {
    WithViewStore(store) { viewStore in
      VStack(alignment: .leading, spacing: 16) {
        Text(viewStore.fact)
          .accessibilityIdentifier("fact")
        HStack(spacing: 16) {
          Button("Get another fact") { viewStore.send(.getAnotherFactButtonTapped) }
            .disabled(viewStore.isLoading)
          Button("Dismiss") { viewStore.send(.dismissButtonTapped) }
          if viewStore.isLoading {
            ProgressView()
          }
        }
        .buttonStyle(.bordered)
      }
      .frame(maxWidth: .infinity, alignment: .leading)
      .padding()
    }
  }
}
