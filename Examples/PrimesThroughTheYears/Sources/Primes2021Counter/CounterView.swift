import ComposableArchitectureClassic
import Primes2021Check
import PrimesModel
import PrimesViews
import SwiftUI

/// The screen of the counter, with a sheet whose store is optional.
public struct CounterView: View {
  let store: Store<CounterState, CounterAction>

  public init(store: Store<CounterState, CounterAction>) {
    self.store = store
  }

  public var body: some View {
    WithViewStore(store) { viewStore in
      CounterPanel(
        activity: viewStore.activity, count: viewStore.count, isAsking: viewStore.isAsking,
        step: { viewStore.send(.stepButtonTapped($0)) },
        check: { viewStore.send(.checkButtonTapped) },
        ask: { viewStore.send(.nthPrimeButtonTapped) }
      )
      .sheet(
        isPresented: viewStore.binding(
          get: { $0.checkedNumber != nil }, send: CounterAction.checkDismissed)
      ) {
        IfLetStore(
          store.scope(state: \.check, action: CounterAction.check),
          then: CheckView.init(store:))
      }
      .alert(store.scope(state: \.alert), dismiss: .alertDismissed)
    }
  }
}
