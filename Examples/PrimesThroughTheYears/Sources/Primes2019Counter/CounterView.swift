import ComposableArchitectureEpisode90
import Primes2019Check
import PrimesModel
import PrimesViews
import SwiftUI

/// The screen of the counter.
///
/// Whether its sheet shows is state of the view alone.
public struct CounterView: View {
  @ObservedObject var store: Store<CounterState, CounterAction>
  @State private var isCheckShown = false

  public init(store: Store<CounterState, CounterAction>) {
    self.store = store
  }

  public var body: some View {
    CounterPanel(
      activity: self.store.value.activity, count: self.store.value.count,
      isAsking: self.store.value.isAsking,
      step: { self.store.send(.stepped($0)) },
      check: {
        self.isCheckShown = true
        self.store.send(.checkTapped)
      },
      ask: { self.store.send(.nthPrimeTapped) }
    )
    .sheet(isPresented: self.$isCheckShown) {
      CheckView(
        store: self.store.view(value: { $0.check }, action: { .check($0) }),
        close: { self.isCheckShown = false })
    }
    .alert(
      item: Binding(
        get: { self.store.value.alert },
        set: { if $0 == nil { self.store.send(.alertDismissed) } })
    ) { alert in
      Alert(title: Text(alert.title), message: alert.message.map { Text($0) })
    }
  }
}
