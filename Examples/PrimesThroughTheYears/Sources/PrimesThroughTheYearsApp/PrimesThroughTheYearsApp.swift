import Primes2019
import Primes2020
import Primes2021
import PrimesToday
import PrimesViews
import SwiftUI

/// The app as the runtime starts it: each visit has a store of each style.
@main
struct PrimesThroughTheYearsApp: App {
  let of2019 = makeStore2019()
  let of2020 = makeStore2020(.live)
  let of2021 = makeStore2021(.live)
  let today = makeStoreToday(.live)

  var body: some Scene {
    WindowGroup("Primes through the years") {
      StyleSwitch { style, leave in
        switch style {
        case .of2019: AppView2019(store: of2019, leave: leave)
        case .of2020: AppView2020(store: of2020, leave: leave)
        case .of2021: AppView2021(store: of2021, leave: leave)
        case .today: PrimesView(store: today, leave: leave)
        }
      }
    }
  }
}
