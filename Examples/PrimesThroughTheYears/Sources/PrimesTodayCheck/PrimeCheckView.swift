import ComposableArchitecture
import PrimeArithmetic
import PrimesViews
import SwiftUI

/// The sheet about a number.
public struct PrimeCheckView: View {
  let store: StoreOf<PrimeCheck>

  public init(store: StoreOf<PrimeCheck>) {
    self.store = store
  }

  public var body: some View {
    CheckSheet(number: store.number) {
      if store.number.isPrime {
        PrimePanel(number: store.number, isFavourite: store.isFavourite) {
          store.send(store.isFavourite ? .removeButtonTapped : .addButtonTapped)
        }
      } else {
        CompositePanel(number: store.number)
      }
    } close: {
      store.send(.closeButtonTapped)
    }
  }
}
