import ComposableArchitecture
import SwiftUI

extension Era {
  /// View stores.
  @MainActor
  static var of2023: Self {
    Era(
      "2023", "View stores, 2023",
      specimens: [
        Specimen(
          "aquarium", "Aquarium", symbol: "eye",
          question: "A view store in another's content: does it stay fresh?"
        ) {
          StoreOwner(Aquarium.State(), feature: Aquarium()) { AquariumView(store: $0) }
        },
        Specimen(
          "garage", "Garage", symbol: "house",
          question: "IfLetStore: does a drive open the garage?"
        ) {
          StoreOwner(Garage.State(), feature: Garage()) { GarageView(store: $0) }
        },
        Specimen(
          "gearbox", "Gearbox", symbol: "gearshape",
          question: "SwitchStore and CaseLet: what does a shift evaluate?"
        ) {
          StoreOwner(Gearbox.State.forward(Odometer.State()), feature: Gearbox()) {
            GearboxView(store: $0)
          }
        },
        Specimen(
          "car-rental", "Car rental", symbol: "key",
          question: "Presentation state: what do five ways to present cost?"
        ) {
          StoreOwner(CarRental.State(), feature: CarRental()) { CarRentalView(store: $0) }
        },
        Specimen(
          "taxi-rank", "Taxi rank", symbol: "arrow.triangle.2.circlepath",
          question: "A sheet's feature is replaced: is the new one shown from its start?"
        ) {
          StoreOwner(TaxiRank.State(), feature: TaxiRank()) { TaxiRankView(store: $0) }
        },
        Specimen(
          "road-trip", "Road trip", symbol: "flag", isStack: true,
          question: "NavigationStackStore: which leg does a kilometre evaluate?"
        ) {
          StoreOwner(RoadTrip.State(), feature: RoadTrip()) { RoadTripView(store: $0) }
        },
        Specimen(
          "balloon", "Balloon", symbol: "circle",
          question: "Animated bindings: does an animation evaluate more?"
        ) {
          StoreOwner(Balloon.State(), feature: Balloon()) { BalloonView(store: $0) }
        },
      ] + specimens(of: BindingStateSpecimens.self))
  }

  // Asked through the protocol: the screens are made of deprecated API, and the caller is not.
  @MainActor
  private static func specimens<Source: SpecimenSource>(of source: Source.Type) -> [Specimen] {
    source.specimens
  }
}

@MainActor
private protocol SpecimenSource {
  static var specimens: [Specimen] { get }
}

private enum BindingStateSpecimens: SpecimenSource {
  @available(*, deprecated)
  static var specimens: [Specimen] {
    [
      Specimen(
        "luggage", "Luggage", symbol: "tag",
        question: "ForEachStore and binding state: which labels does typing evaluate?"
      ) {
        StoreOwner(Luggage.State(), feature: Luggage()) { LuggageView(store: $0) }
      },
      Specimen(
        "logbook", "Logbook", symbol: "book",
        question: "A write from a sheet that goes away: is it ignored?"
      ) {
        StoreOwner(Logbook.State(), feature: Logbook()) { LogbookView(store: $0) }
      },
    ]
  }
}
