import ComposableArchitecture

/// The list of counters, with the banner at its bottom.
public struct FactCountersView: View {
  let store: StoreOf<FactCounters>

  public init(store: StoreOf<FactCounters>) {
    self.store = store
  }

  public var body: some View {
    NavigationStack {
      VStack(spacing: 0) {
        List {
          ForEach(store.scope(state: \.counters, action: \.counters)) { store in
            CounterRowView(store: store)
          }
        }
        if let store = store.scope(state: \.factPrompt, action: \.factPrompt) {
          FactPromptView(store: store)
        }
      }
      .navigationTitle("Counters")
      .toolbar {
        Button("Add") { store.send(.addButtonTapped) }
      }
    }
  }
}

/// A counter in the list.
struct CounterRowView: View {
  @Bindable var store: StoreOf<CounterRow>

  var body: some View {
    HStack {
      CounterView(store: store.scope(state: \.counter, action: \.counter))
      Spacer()
      Button(role: .destructive) {
        store.send(.removeButtonTapped)
      } label: {
        Image(systemName: "trash")
      }
      .accessibilityLabel("Remove")
    }
    .buttonStyle(.bordered)
  }
}

/// A counter, and the way to a fact.
struct CounterView: View {
  @Bindable var store: StoreOf<Counter>

  var body: some View {
    HStack {
      Button("−") { store.send(.decrementButtonTapped) }
        .accessibilityLabel("Decrement")
      Text("\(store.count)")
        .monospacedDigit()
        .frame(minWidth: 32)
      Button("+") { store.send(.incrementButtonTapped) }
        .accessibilityLabel("Increment")
      Button("Fact") { store.send(.factButtonTapped) }
    }
    .alert($store.scope(state: \.alert, action: \.alert))
  }
}

/// The banner with a fact.
struct FactPromptView: View {
  let store: StoreOf<FactPrompt>

  var body: some View {
    VStack(alignment: .leading, spacing: 16) {
      Text(store.fact)
        .accessibilityIdentifier("fact")
      HStack(spacing: 16) {
        Button("Get another fact") { store.send(.getAnotherFactButtonTapped) }
          .disabled(store.isLoading)
        Button("Dismiss") { store.send(.dismissButtonTapped) }
        if store.isLoading {
          ProgressView()
        }
      }
      .buttonStyle(.bordered)
    }
    .frame(maxWidth: .infinity, alignment: .leading)
    .padding()
  }
}
