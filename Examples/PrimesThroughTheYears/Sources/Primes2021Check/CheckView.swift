import ComposableArchitectureClassic
import PrimesModel
import PrimesViews
import SwiftUI

/// The sheet about a number: a view for each case of its state.
public struct CheckView: View {
  let store: Store<CheckState, CheckAction>

  public init(store: Store<CheckState, CheckAction>) {
    self.store = store
  }

  public var body: some View {
    WithViewStore(store.scope(state: \.number)) { viewStore in
      CheckSheet(number: viewStore.state) {
        SwitchStore(store) {
          CaseLet(
            state: /CheckState.composite, action: { (never: Never) -> CheckAction in },
            then: CompositeView.init(store:))
          CaseLet(
            state: /CheckState.prime, action: CheckAction.prime, then: PrimeView.init(store:))
        }
      } close: {
        viewStore.send(.closeButtonTapped)
      }
    }
  }
}

private struct CompositeView: View {
  let store: Store<CompositeState, Never>

  var body: some View {
    WithViewStore(store) { viewStore in
      CompositePanel(number: viewStore.number)
    }
  }
}

private struct PrimeView: View {
  let store: Store<PrimeState, PrimeAction>

  var body: some View {
    WithViewStore(store) { viewStore in
      PrimePanel(number: viewStore.number, isFavourite: viewStore.isFavourite) {
        viewStore.send(viewStore.isFavourite ? .removeButtonTapped : .addButtonTapped)
      }
    }
  }
}

extension CheckState {
  fileprivate var number: Int {
    switch self {
    case .composite(let state): state.number
    case .prime(let state): state.number
    }
  }
}
