import ComposableArchitectureEpisode99
import Primes2020Check
import PrimesModel
import PrimesViews
import SwiftUI

/// The screen of the counter: what it shows and what it sends are types of its own.
public struct CounterView: View {
  struct State: Equatable {
    let activity: Activity
    let alert: NthPrimeAlert?
    let count: Int
    let isAsking: Bool
    let isCheckShown: Bool
  }

  enum Action {
    case alertClosed
    case checkButtonTapped
    case nthPrimeButtonTapped
    case sheetClosed
    case stepButtonTapped(Int)
  }

  let store: Store<CounterState, CounterAction>
  @ObservedObject var viewStore: ViewStore<State, Action>

  public init(store: Store<CounterState, CounterAction>) {
    self.store = store
    self.viewStore = store.scope(value: State.init, action: CounterAction.init).view
  }

  public var body: some View {
    CounterPanel(
      activity: self.viewStore.activity, count: self.viewStore.count,
      isAsking: self.viewStore.isAsking,
      step: { self.viewStore.send(.stepButtonTapped($0)) },
      check: { self.viewStore.send(.checkButtonTapped) },
      ask: { self.viewStore.send(.nthPrimeButtonTapped) }
    )
    .sheet(isPresented: self.viewStore.binding(get: \.isCheckShown, send: .sheetClosed)) {
      CheckView(
        store: self.store.scope(value: { $0.check }, action: { .check($0) }),
        close: { self.viewStore.send(.sheetClosed) })
    }
    .alert(item: self.viewStore.binding(get: \.alert, send: .alertClosed)) { alert in
      Alert(title: Text(alert.title), message: alert.message.map { Text($0) })
    }
  }
}

extension CounterView.State {
  init(_ state: CounterState) {
    self.activity = state.activity
    self.alert = state.alert
    self.count = state.count
    self.isAsking = state.isAsking
    self.isCheckShown = state.isCheckShown
  }
}

extension CounterAction {
  init(_ action: CounterView.Action) {
    switch action {
    case .alertClosed: self = .alertDismissed
    case .checkButtonTapped: self = .checkTapped
    case .nthPrimeButtonTapped: self = .nthPrimeTapped
    case .sheetClosed: self = .checkDismissed
    case .stepButtonTapped(let step): self = .stepped(step)
    }
  }
}
