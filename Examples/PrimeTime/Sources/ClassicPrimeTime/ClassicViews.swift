import ComposableArchitectureClassic
import NthPrimeClient

/// The application's first screen, and the way to the others.
public struct ClassicPrimeTimeView: View {
  let store: Store<AppState, AppAction>

  public init(store: Store<AppState, AppAction>) {
    self.store = store
  }

  public var body: some View {
    NavigationView {
      List {
        NavigationLink(
          "Counter demo",
          destination: ClassicCounterView(
            store: store.scope(state: { $0.counterView }, action: { .counterView($0) })))
        NavigationLink(
          "Offline counter demo",
          destination: ClassicCounterView(
            store: store.scope(state: { $0.counterView }, action: { .offlineCounterView($0) })))
        NavigationLink(
          "Favorite primes",
          destination: ClassicFavoritePrimesView(
            store: store.scope(state: { $0.favoritePrimesState }, action: { .favoritePrimes($0) })))
        ClassicActivityFeedView(store: store.scope(state: { $0.activityFeed }).actionless)
      }
      .navigationTitle("Prime Time, classic")
    }
  }
}

/// What has been done with the favourites, the latest first; nothing until something has.
struct ClassicActivityFeedView: View {
  let store: Store<[AppState.Activity], Never>

  var body: some View {
    WithViewStore(store) { viewStore in
      if !viewStore.state.isEmpty {
        Section("Activity") {
          ForEach(Array(viewStore.state.enumerated().reversed()), id: \.offset) { _, activity in
            HStack {
              Text(activity.title)
              Spacer()
              Text(activity.timestamp.formatted(date: .omitted, time: .standard))
                .foregroundStyle(.secondary)
            }
            .accessibilityIdentifier("activity")
          }
        }
      }
    }
  }
}

extension AppState.Activity {
  /// What has been done, in words.
  var title: String {
    switch kind {
    case .added(let prime): "Added \(prime)"
    case .removed(let prime): "Removed \(prime)"
    }
  }
}

/// The counter's screen.
struct ClassicCounterView: View {
  /// What the screen shows; nothing else makes it evaluate.
  struct ViewState: Equatable {
    let alertNthPrime: PrimeAlert?
    let count: Int
    let isNthPrimeButtonDisabled: Bool
    let isPrimeDetailShown: Bool

    init(_ state: CounterState) {
      alertNthPrime = state.alertNthPrime
      count = state.count
      isNthPrimeButtonDisabled = state.isNthPrimeRequestInFlight
      isPrimeDetailShown = state.isPrimeDetailShown
    }
  }

  let store: Store<CounterState, CounterFeatureAction>

  var body: some View {
    WithViewStore(store.scope(state: ViewState.init, action: { .counter($0) })) { viewStore in
      VStack(spacing: 24) {
        HStack(spacing: 24) {
          Button("−") { viewStore.send(.decrementTapped) }
            .accessibilityLabel("Decrement")
          Text("\(viewStore.count)")
            .monospacedDigit()
            .frame(minWidth: 88)
            .accessibilityIdentifier("count")
          Button("+") { viewStore.send(.incrementTapped) }
            .accessibilityLabel("Increment")
        }
        .font(.largeTitle)
        Button("Is this prime?") { viewStore.send(.isPrimeTapped) }
        Button("What is the \(ordinal(viewStore.count)) prime?") {
          viewStore.send(.requestNthPrime)
        }
        .disabled(viewStore.isNthPrimeButtonDisabled)
      }
      .buttonStyle(.bordered)
      .frame(maxWidth: .infinity, maxHeight: .infinity)
      .contentShape(Rectangle())
      .onTapGesture(count: 2) { viewStore.send(.requestNthPrime) }
      .navigationTitle("Counter demo")
      .sheet(
        isPresented: viewStore.binding(
          get: \.isPrimeDetailShown, send: .primeDetailDismissed)
      ) {
        ClassicPrimeModalView(
          store: store.scope(state: { $0.primeModal }, action: { .primeModal($0) }))
      }
      .alert(
        item: viewStore.binding(get: \.alertNthPrime, send: .alertDismissed),
        title: { Text($0.title) },
        actions: { _ in Button("OK") {} })
    }
  }
}

/// The sheet that says whether a number is prime.
struct ClassicPrimeModalView: View {
  let store: Store<PrimeModalState, PrimeModalAction>
  @Environment(\.dismiss) private var dismiss

  var body: some View {
    WithViewStore(store) { viewStore in
      VStack(spacing: 20) {
        if isPrime(viewStore.count) {
          Text("\(viewStore.count) is prime").font(.title2)
          if viewStore.favoritePrimes.contains(viewStore.count) {
            Button("Remove from favorite primes") { viewStore.send(.removeFavoritePrimeTapped) }
          } else {
            Button("Save to favorite primes") { viewStore.send(.saveFavoritePrimeTapped) }
          }
        } else {
          Text("\(viewStore.count) is not prime").font(.title2)
        }
        Button("Close") { dismiss() }
      }
      .buttonStyle(.bordered)
      .padding(24)
    }
  }
}

/// The screen with the favourite primes.
struct ClassicFavoritePrimesView: View {
  let store: Store<FavoritePrimesState, FavoritePrimesAction>

  var body: some View {
    WithViewStore(store) { viewStore in
      List {
        ForEach(viewStore.favoritePrimes, id: \.self) { prime in
          Button("\(prime)") { viewStore.send(.primeButtonTapped(prime)) }
        }
        .onDelete { viewStore.send(.deleteFavoritePrimes($0)) }
      }
      .toolbar {
        Button("Save") { viewStore.send(.saveButtonTapped) }
        Button("Load") { viewStore.send(.loadButtonTapped) }
      }
      .navigationTitle("Favorite primes")
      .alert(
        item: viewStore.binding(get: \.alertNthPrime, send: .alertDismissed),
        title: { Text($0.title) },
        actions: { _ in Button("OK") {} })
    }
  }
}
