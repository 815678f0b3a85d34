#if Macros
import ComposableArchitecture
import NthPrimeClient

/// The counter's screen.
///
/// It is cut so that each part reads the least it needs: incrementing evaluates the count and the
/// title of one button, nothing else.
public struct PrimeCounterView: View {
  @Bindable var store: StoreOf<PrimeCounter>

  public init(store: StoreOf<PrimeCounter>) {
    self.store = store
  }

  public var body: some View {
    VStack(spacing: 24) {
      Spacer()
      HStack(spacing: 24) {
        Button("−") { store.send(.decrementButtonTapped) }
          .accessibilityLabel("Decrement")
        CountText(store: store)
        Button("+") { store.send(.incrementButtonTapped) }
          .accessibilityLabel("Increment")
      }
      .font(.largeTitle)
      Button("Is this prime?") { store.send(.isPrimeButtonTapped) }
      NthPrimeButton(store: store)
      Spacer()
    }
    .buttonStyle(.bordered)
    .frame(maxWidth: .infinity, maxHeight: .infinity)
    .contentShape(Rectangle())
    .onTapGesture(count: 2) { store.send(.nthPrimeButtonTapped) }
    .alert($store.scope(state: \.alert, action: \.alert))
    .navigationTitle("Counter")
  }
}

/// The count.
struct CountText: View {
  let store: StoreOf<PrimeCounter>

  var body: some View {
    Text("\(store.count)")
      .monospacedDigit()
      .frame(minWidth: 88)
      .accessibilityIdentifier("count")
  }
}

/// Asks for the nth prime, and shows that the answer is on its way.
struct NthPrimeButton: View {
  let store: StoreOf<PrimeCounter>

  var body: some View {
    Button("What is the \(ordinal(store.count)) prime?") { store.send(.nthPrimeButtonTapped) }
      .disabled(store.isNthPrimeRequestInFlight)
    if store.isNthPrimeRequestInFlight {
      ProgressView()
    }
  }
}
#endif
