import ComposableArchitecture
import ProbeInstrument
import SwiftUI

/// Two alerts of one screen that lead to each other, and a dialog.
@Reducer
struct SmokeAlarm {
  enum Answer {
    case otherSensor
    case testAgain
  }

  enum Siren {
    case long
    case short
  }

  @ObservableState
  struct State: Equatable {
    @Presents var cellar: AlertState<Answer>?
    @Presents var kitchen: AlertState<Answer>?
    @Presents var siren: ConfirmationDialogState<Siren>?
    var rings = 0
    var seconds = 0
  }

  enum Action {
    case bothTapped
    case cellar(PresentationAction<Answer>)
    case kitchen(PresentationAction<Answer>)
    case siren(PresentationAction<Siren>)
    case sirenTapped
    case testTapped
  }

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .bothTapped:
        state.ringKitchen()
        state.ringCellar()

      case .cellar(.presented(.testAgain)), .kitchen(.presented(.otherSensor)):
        state.ringCellar()

      case .kitchen(.presented(.testAgain)), .cellar(.presented(.otherSensor)), .testTapped:
        state.ringKitchen()

      case .cellar(.dismiss), .kitchen(.dismiss), .siren(.dismiss):
        break

      case .siren(.presented(.long)):
        state.seconds += 10

      case .siren(.presented(.short)):
        state.seconds += 1

      case .sirenTapped:
        state.siren = .howLong
      }
      return .none
    }
    .ifLet(\.$cellar, action: \.cellar)
    .ifLet(\.$kitchen, action: \.kitchen)
    .ifLet(\.$siren, action: \.siren)
  }
}

extension SmokeAlarm.State {
  fileprivate mutating func ringKitchen() {
    rings += 1
    kitchen = .smoke(in: "Kitchen", ring: rings)
  }

  fileprivate mutating func ringCellar() {
    rings += 1
    cellar = .smoke(in: "Cellar", ring: rings)
  }
}

extension AlertState<SmokeAlarm.Answer> {
  static func smoke(in room: String, ring: Int) -> Self {
    AlertState {
      TextState("\(room), ring \(ring)")
    } actions: {
      ButtonState(action: .testAgain) { TextState("Test this sensor again") }
      ButtonState(action: .otherSensor) { TextState("Test the other sensor") }
      ButtonState(role: .cancel) { TextState("Silence") }
    } message: {
      TextState("This is a test. Nothing burns.")
    }
  }
}

extension ConfirmationDialogState<SmokeAlarm.Siren> {
  static var howLong: Self {
    ConfirmationDialogState(titleVisibility: .visible) {
      TextState("How long?")
    } actions: {
      ButtonState(action: .short) { TextState("One second") }
      ButtonState(action: .long) { TextState("Ten seconds") }
      ButtonState(role: .cancel) { TextState("No siren") }
    }
  }
}

struct SmokeAlarmView: View {
  @Bindable var store: StoreOf<SmokeAlarm>
  @Environment(EvaluationLog.self) private var log

  var body: some View {
    let _ = log.record(self)
    Form {
      Section {
        Text("Rings: \(store.rings)")
        SirenView(store: store)
      }
      Section {
        Button("Test a sensor") { store.send(.testTapped) }
        Button("Test both sensors") { store.send(.bothTapped) }
        Button("Sound the siren") { store.send(.sirenTapped) }
      }
    }
    .alert($store.scope(state: \.kitchen, action: \.kitchen))
    .alert($store.scope(state: \.cellar, action: \.cellar))
    .confirmationDialog($store.scope(state: \.siren, action: \.siren))
  }
}

struct SirenView: View {
  let store: StoreOf<SmokeAlarm>
  @Environment(EvaluationLog.self) private var log

  var body: some View {
    let _ = log.record(self)
    Text("Siren: \(store.seconds) s")
  }
}
