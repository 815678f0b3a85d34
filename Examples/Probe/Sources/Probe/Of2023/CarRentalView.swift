import ComposableArchitecture
import ProbeInstrument
import SwiftUI

struct CarRentalView: View {
  let store: StoreOf<CarRental>
  @Environment(EvaluationLog.self) private var log

  private struct ViewState: Equatable {
    let event: String
    let kilometres: Int?
    let showsKilometres: Bool

    init(_ state: CarRental.State) {
      event = state.lastEvent.rawValue
      // Observed on demand: a parent that shows no kilometres is not evaluated for each.
      kilometres = state.showsKilometres ? state.kilometres : nil
      showsKilometres = state.showsKilometres
    }
  }

  var body: some View {
    let _ = log.record(self)
    let log = log
    let destination = store.scope(state: \.$destination, action: \.destination)
    WithViewStore(store, observe: ViewState.init) { desk in
      let _ = log.record("CarRentalView.desk")
      Form {
        Section {
          Text(LocalizedStringKey(desk.event))
          Toggle(
            "Show the kilometres",
            isOn: desk.binding(get: \.showsKilometres, send: { .kilometresSwitched($0) }))
          if desk.showsKilometres {
            if let kilometres = desk.kilometres {
              Text("The car has done \(kilometres) km")
            } else {
              Text("No car is out")
            }
          }
        }
        Section("Rent a car") {
          Button("On a sheet") { desk.send(.presentTapped(.sheet)) }
          Button("On a cover") { desk.send(.presentTapped(.cover)) }
          Button("In a popover") { desk.send(.presentTapped(.popover)) }
            .popover(
              store: destination, state: \.popover, action: CarRental.Destination.Action.popover,
              content: car)
          Button("On a screen") { desk.send(.presentTapped(.screen)) }
          NavigationLinkStore(
            destination, state: \.link, action: CarRental.Destination.Action.link
          ) {
            desk.send(.presentTapped(.link))
          } destination: { link in
            car(link)
          } label: {
            Text("Through a link")
          }
          Button("Talk to the clerk") { desk.send(.presentTapped(.alert)) }
        }
      }
    }
    .alert(store: destination, state: \.alert, action: CarRental.Destination.Action.alert)
    .confirmationDialog(
      store: destination, state: \.dialog, action: CarRental.Destination.Action.dialog
    )
    .sheet(
      store: destination, state: \.sheet, action: CarRental.Destination.Action.sheet, content: car
    )
    .fullScreenCover(
      store: destination, state: \.cover, action: CarRental.Destination.Action.cover, content: car
    )
    .navigationDestination(
      store: destination, state: \.screen, action: CarRental.Destination.Action.screen,
      destination: car)
  }

  /// A presented car, which the desk can have towed away.
  private func car(_ car: StoreOf<Odometer>) -> some View {
    VStack(spacing: 12) {
      OdometerView(store: car)
      Button("Have it towed", role: .destructive) { store.send(.towTapped) }
    }
  }
}
