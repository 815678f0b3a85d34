import ComposableArchitecture
import PrimesTodayCheck
import PrimesViews
import SwiftUI

/// The screen of the counter.
public struct CounterView: View {
  @Bindable var store: StoreOf<Counter>

  public init(store: StoreOf<Counter>) {
    self.store = store
  }

  public var body: some View {
    CounterPanel(
      activity: store.activity, count: store.count, isAsking: store.isAsking,
      step: { store.send(.stepButtonTapped($0)) },
      check: { store.send(.checkButtonTapped) },
      ask: { store.send(.nthPrimeButtonTapped) }
    )
    .sheet(item: $store.scope(state: \.destination?.check, action: \.destination.check)) {
      PrimeCheckView(store: $0)
    }
    .alert($store.scope(state: \.destination?.alert, action: \.destination.alert))
  }
}
