import ComposableArchitecture

/// A counter's rows in a form.
struct BasicsView: View {
  /// Which rows there are beside the count.
  enum Extras {
    case copies
    case dismissal
    case none
  }

  let store: StoreOf<Basics>
  var extras = Extras.none

  var body: some View {
    let _ = logEvaluation(of: Self.self)
    CountRow(count: store.count) {
      store.send(.decrementButtonTapped)
    } increment: {
      store.send(.incrementButtonTapped)
    }
    switch extras {
    case .copies:
      Button("Reset") { store.send(.resetButtonTapped) }
      Button("Copy, increment, discard") { store.send(.copyAndDiscardButtonTapped) }
      Button("Copy, increment, assign") { store.send(.copyAndAssignButtonTapped) }
    case .dismissal:
      Button("Dismiss") { store.send(.dismissButtonTapped) }
    case .none:
      EmptyView()
    }
  }
}
