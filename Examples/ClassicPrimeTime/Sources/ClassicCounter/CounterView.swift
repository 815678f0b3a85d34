import ClassicNthPrimeClient
import ClassicPrimeAlert
import ClassicPrimeModal
import ComposableArchitectureClassic

/// The counter's screen.
public struct CounterView: View {
  /// What the screen shows; nothing else makes it evaluate.
  struct ViewState: Equatable {
    let alertNthPrime: PrimeAlert?
    let count: Int
    let isNthPrimeButtonDisabled: Bool
    let isPrimeDetailShown: Bool

    init(_ state: CounterViewState) {
      alertNthPrime = state.alertNthPrime
      count = state.count
      isNthPrimeButtonDisabled = state.isNthPrimeRequestInFlight
      isPrimeDetailShown = state.isPrimeDetailShown
    }
  }

  let store: Store<CounterViewState, CounterViewAction>

  public init(store: Store<CounterViewState, CounterViewAction>) {
    self.store = store
  }

  public var body: some View {
    WithViewStore(store.scope(state: ViewState.init, action: { .counter($0) })) { viewStore in
      VStack(spacing: 24) {
        HStack(spacing: 24) {
          Button("−") { viewStore.send(.decrTapped) }
            .accessibilityLabel("Decrement")
          Text("\(viewStore.count)")
            .monospacedDigit()
            .frame(minWidth: 88)
            .accessibilityIdentifier("count")
          Button("+") { viewStore.send(.incrTapped) }
            .accessibilityLabel("Increment")
        }
        .font(.largeTitle)
        Button("Is this prime?") { viewStore.send(.isPrimeButtonTapped) }
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
        PrimeModalView(
          store: store.scope(state: { $0.primeModal }, action: { .primeModal($0) }))
      }
      .alert(
        item: viewStore.binding(get: \.alertNthPrime, send: .alertDismissButtonTapped),
        title: { Text($0.title) },
        actions: { _ in Button("OK") {} })
    }
  }
}
