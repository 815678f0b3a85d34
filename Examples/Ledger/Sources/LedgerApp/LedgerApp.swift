import ComposableArchitecture
import Ledger
import SwiftUI

@main
struct LedgerApp: App {
  let store = Store(initialState: LedgerFeature.State()) { LedgerFeature() }

  var body: some Scene {
    WindowGroup { LedgerView(store: store) }
  }
}
