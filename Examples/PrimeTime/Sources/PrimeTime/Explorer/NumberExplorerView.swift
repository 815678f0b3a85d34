#if Macros
import ComposableArchitecture
import Primes

/// The screen of one number.
///
/// Each part is a view of its own and reads the least it needs: a step evaluates those that show the
/// number, and no others.
struct NumberExplorerView: View {
  let store: StoreOf<NumberExplorer>

  var body: some View {
    Form {
      Section {
        VStack(spacing: 12) {
          CountText(store: store)
          FactorsRow(store: store)
          NumberButtons(store: store)
        }
        .padding(.vertical, 12)
        .frame(maxWidth: .infinity)
      }
      Section("Neighbouring primes") {
        NeighbourRows(store: store)
      }
      Section("Position") {
        PositionRows(store: store)
      }
      Section("Another number") {
        EntryRows(store: store)
      }
    }
    .navigationTitle("Explore")
  }
}

private struct CountText: View {
  let store: StoreOf<NumberExplorer>

  var body: some View {
    Text("\(store.number)")
      .font(store.number < 1_000_000_000 ? .largeTitle : .title2)
      .bold()
      .monospacedDigit()
      .accessibilityAddTraits(.updatesFrequently)
      .accessibilityIdentifier("count")
  }
}

private struct FactorsRow: View {
  let store: StoreOf<NumberExplorer>

  var body: some View {
    FactorsText(number: store.number)
      .multilineTextAlignment(.center)
      .accessibilityIdentifier("factors")
  }
}

/// The buttons that step down and up, and the star between them.
private struct NumberButtons: View {
  let store: StoreOf<NumberExplorer>

  var body: some View {
    HStack(spacing: 16) {
      Button("−") { store.send(.decrementButtonTapped) }
        .accessibilityLabel("Decrement")
      KeepButton(store: store)
      Button("+") { store.send(.incrementButtonTapped) }
        .accessibilityLabel("Increment")
    }
    .font(.title2)
    .buttonStyle(.bordered)
  }
}

private struct KeepButton: View {
  let store: StoreOf<NumberExplorer>

  var body: some View {
    Button(action: { store.send(.keepButtonTapped) }) {
      Image(systemName: store.isKept ? "star.fill" : "star")
    }
    .accessibilityLabel(store.isKept ? "Stop keeping this number" : "Keep this number")
  }
}

private struct NeighbourRows: View {
  let store: StoreOf<NumberExplorer>

  var body: some View {
    HStack {
      Text("Before")
      Spacer()
      if let prime = store.number.previousPrime {
        Button(action: { store.send(.primeTapped(prime)) }) { Text("\(prime)").monospacedDigit() }
      } else {
        Text("None: 2 is the first").foregroundStyle(.secondary)
      }
    }
    HStack {
      Text("After")
      Spacer()
      if let prime = store.number.nextPrime, NumberEntry.range.contains(prime) {
        Button(action: { store.send(.primeTapped(prime)) }) { Text("\(prime)").monospacedDigit() }
      } else {
        Text("Beyond twelve digits").foregroundStyle(.secondary)
      }
    }
  }
}

/// The row with the number of primes up to the explored one, counted on demand.
private struct PositionRows: View {
  let store: StoreOf<NumberExplorer>

  var body: some View {
    switch store.position {
    case .unknown:
      if store.canCount {
        Button("Count the primes up to this number") { store.send(.countButtonTapped) }
      } else {
        Text("Primes are counted up to \(PrimeCountClient.limit). Choose a smaller number.")
          .foregroundStyle(.secondary)
      }
    case .counting(let part):
      HStack {
        ProgressView("Counting primes", value: part)
        Spacer()
        Button("Cancel", role: .cancel) { store.send(.countCancelButtonTapped) }
      }
    case .known(let count):
      PositionText(number: store.number, count: count)
        .accessibilityAddTraits(.updatesFrequently)
        .accessibilityIdentifier("position")
    }
  }
}

private struct PositionText: View {
  let number: Int
  let count: Int

  var body: some View {
    switch count {
    case _ where number.isPrime: Text("\(number) is prime number \(count), counted from 2.")
    case 0: Text("There is no prime up to \(number).")
    default: Text("There are \(count) primes up to \(number).")
    }
  }
}

/// The field for another number, with a sentence about what is wrong with the one that was typed.
private struct EntryRows: View {
  @Bindable var store: StoreOf<NumberExplorer>

  var body: some View {
    TextField("Number or time", text: $store.entry)
      .onSubmit { store.send(.entrySubmitted) }
    if let problem = store.problem {
      Text(problem.text)
        .foregroundStyle(.red)
        .accessibilityAddTraits(.updatesFrequently)
        .accessibilityIdentifier("problem")
    }
    Button("Explore") { store.send(.entrySubmitted) }
  }
}
#endif
