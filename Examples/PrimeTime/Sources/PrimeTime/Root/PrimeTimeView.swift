#if Macros
public import ComposableArchitecture

/// The app with a store of its own, as each page gets one.
public struct PrimeTimeScreen: View {
  @State private var store = Store(initialState: PrimeTime.State()) { PrimeTime() }

  /// Creates the app with a store that begins on the clock.
  public init() {}

  /// The clock, and the screens above it.
  public var body: some View { PrimeTimeView(store: store) }
}

/// The clock, and the stack of screens above it.
struct PrimeTimeView: View {
  @Bindable var store: StoreOf<PrimeTime>

  var body: some View {
    // Reading the address makes the stack look at its screens' addresses again.
    let _ = store.address
    NavigationStack(path: $store.scope(state: \.path, action: \.path)) {
      List {
        ClockView(store: store.scope(state: \.clock, action: \.clock))
        Section {
          KeptLink(store: store)
        }
      }
      .navigationTitle("Prime Time")
    } destination: { screen in
      switch screen.case {
      case .kept(let store): KeptNumbersView(store: store)
      case .number(let store): NumberExplorerView(store: store)
      }
    }
    .onAppear { store.send(.clock(.appeared)) }
    // A clock that nobody sees would send its ticks to the browser all the same.
    .task(id: store.path.isEmpty) {
      if store.path.isEmpty { await store.send(.clock(.shown)).finish() }
    }
  }
}

/// The way to the kept numbers, with their count.
private struct KeptLink: View {
  let store: StoreOf<PrimeTime>

  var body: some View {
    NavigationLink(state: PrimeTime.Path.State.kept(KeptNumbers.State())) {
      HStack {
        Label("Kept numbers", systemImage: "star")
        Spacer()
        Text("\(store.kept.count)")
          .monospacedDigit()
          .foregroundStyle(.secondary)
      }
    }
  }
}
#endif
