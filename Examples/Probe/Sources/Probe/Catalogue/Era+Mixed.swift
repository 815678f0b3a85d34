import ComposableArchitecture
import SwiftUI

extension Era {
  /// Features of both styles in each other.
  @MainActor
  static var mixed: Self {
    Era(
      "mixed", "Both in one",
      specimens: [
        Specimen(
          "cockpit", "Cockpit", symbol: "rectangle",
          question: "Old around new: what does charging evaluate?"
        ) {
          StoreOwner(Cockpit.State(), feature: Cockpit()) { CockpitView(store: $0) }
        },
        Specimen(
          "journey", "Journey", symbol: "globe",
          question: "New around old: what does a kilometre evaluate?"
        ) {
          StoreOwner(Journey.State(), feature: Journey()) { JourneyView(store: $0) }
        },
        Specimen(
          "workshop", "Workshop", symbol: "folder",
          question: "Old presents new: is the bench left alone?"
        ) {
          StoreOwner(Workshop.State(), feature: Workshop()) { WorkshopView(store: $0) }
        },
        Specimen(
          "car-share", "Car share", symbol: "person.2",
          question: "New presents old: when is the parent evaluated?"
        ) {
          StoreOwner(CarShare.State(), feature: CarShare()) { CarShareView(store: $0) }
        },
        Specimen(
          "hybrid-car", "Hybrid car", symbol: "sparkles",
          question: "Siblings of both eras: is each evaluated by itself?"
        ) {
          StoreOwner(HybridCar.State(), feature: HybridCar()) { HybridCarView(store: $0) }
        },
      ])
  }
}
