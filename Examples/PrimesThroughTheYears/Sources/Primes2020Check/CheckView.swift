import ComposableArchitectureEpisode99
import PrimeArithmetic
import PrimesViews
import SwiftUI

/// The sheet about a number, which observes a view store of what it shows.
public struct CheckView: View {
  struct State: Equatable {
    let isFavourite: Bool
    let number: Int
  }

  @ObservedObject var viewStore: ViewStore<State, CheckAction>
  let close: @MainActor () -> Void

  public init(store: Store<CheckState, CheckAction>, close: @escaping @MainActor () -> Void) {
    self.viewStore = store.scope(value: State.init, action: { $0 }).view
    self.close = close
  }

  public var body: some View {
    CheckSheet(number: self.viewStore.number) {
      if self.viewStore.number.isPrime {
        PrimePanel(number: self.viewStore.number, isFavourite: self.viewStore.isFavourite) {
          self.viewStore.send(self.viewStore.isFavourite ? .removeTapped : .addTapped)
        }
      } else {
        CompositePanel(number: self.viewStore.number)
      }
    } close: {
      self.close()
    }
  }
}

extension CheckView.State {
  init(_ state: CheckState) {
    self.isFavourite = state.favourites.contains(state.number)
    self.number = state.number
  }
}
