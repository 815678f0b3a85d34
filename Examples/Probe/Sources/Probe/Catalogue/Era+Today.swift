import ComposableArchitecture
import SwiftUI

extension Era {
  /// Observable state.
  @MainActor
  static var today: Self {
    Era(
      "today", "Observable state",
      specimens: [
        Specimen(
          "thermostat", "Thermostat", symbol: "slider.horizontal.3",
          question: "Two properties, two views: is the other one left alone?"
        ) {
          StoreOwner(Thermostat.State(), feature: Thermostat()) { ThermostatView(store: $0) }
        },
        Specimen(
          "station-board", "Station board", symbol: "clock",
          question: "An enum of features: does a train's delay stay off the board?"
        ) {
          StoreOwner(StationBoard.State(), feature: StationBoard()) { StationBoardView(store: $0) }
        },
        Specimen(
          "greenhouse", "Greenhouse", symbol: "sun.max",
          question: "An optional feature: when does its parent notice?"
        ) {
          StoreOwner(Greenhouse.State(), feature: Greenhouse()) { GreenhouseView(store: $0) }
        },
        Specimen(
          "seat-map", "Seat map", symbol: "square.grid.2x2",
          question: "A list of features: which rows does a booking evaluate?"
        ) {
          StoreOwner(SeatMap.State.matinee, feature: SeatMap()) { SeatMapView(store: $0) }
        },
        Specimen(
          "trail", "Trail", symbol: "map", isStack: true,
          question: "A stack of screens: are the huts behind left in peace?"
        ) {
          StoreOwner(Trail.State(), feature: Trail()) { TrailView(store: $0) }
        },
        Specimen(
          "tide-table", "Tide table", symbol: "drop",
          question: "Sheet, cover, popover, screen: what does presenting cost?"
        ) {
          StoreOwner(TideTable.State(), feature: TideTable()) { TideTableView(store: $0) }
        },
        Specimen(
          "scales", "Scales", symbol: "equal",
          question: "Two siblings: does one weigh on the other?"
        ) {
          StoreOwner(Scales.State(), feature: Scales()) { ScalesView(store: $0) }
        },
        Specimen(
          "water-meter", "Water meter", symbol: "gear",
          question: "A shared number: who reads it, and who does not?"
        ) {
          StoreOwner(WaterMeter.State(), feature: WaterMeter()) { WaterMeterView(store: $0) }
        },
        Specimen(
          "mixer", "Mixer", symbol: "speaker.wave.2",
          question: "Bindings: does a fader move anything but itself?"
        ) {
          StoreOwner(Mixer.State(), feature: Mixer()) { MixerView(store: $0) }
        },
        Specimen(
          "smoke-alarm", "Smoke alarm", symbol: "bell",
          question: "Alerts and a dialog: what does each answer evaluate?"
        ) {
          StoreOwner(SmokeAlarm.State(), feature: SmokeAlarm()) { SmokeAlarmView(store: $0) }
        },
        Specimen(
          "dive", "Dive", symbol: "arrow.down", isStack: true,
          question: "An alert that takes its screen along: is all of it gone?"
        ) {
          StoreOwner(Dive.State(), feature: Dive()) { DiveView(store: $0) }
        },
      ])
  }
}
