import ComposableArchitectureEpisode90
import PrimeArithmetic
import PrimesViews
import SwiftUI

/// The sheet about a number, which observes its store.
public struct CheckView: View {
  @ObservedObject var store: Store<CheckState, CheckAction>
  let close: @MainActor () -> Void

  public init(store: Store<CheckState, CheckAction>, close: @escaping @MainActor () -> Void) {
    self.store = store
    self.close = close
  }

  public var body: some View {
    CheckSheet(number: self.store.value.number) {
      if self.store.value.number.isPrime {
        PrimePanel(number: self.store.value.number, isFavourite: self.isFavourite) {
          self.store.send(self.isFavourite ? .removeTapped : .addTapped)
        }
      } else {
        CompositePanel(number: self.store.value.number)
      }
    } close: {
      self.close()
    }
  }

  private var isFavourite: Bool {
    self.store.value.favourites.contains(self.store.value.number)
  }
}
