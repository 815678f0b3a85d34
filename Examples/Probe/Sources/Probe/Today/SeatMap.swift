import ComposableArchitecture
import ProbeInstrument
import SwiftUI

/// A row of seats, booked from left to right.
@Reducer
struct SeatRow {
  static let seats = 6

  @ObservableState
  struct State: Equatable, Identifiable {
    let id: Int
    var booked = 0
  }

  enum Action {
    case bookTapped
  }

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .bookTapped:
        state.booked = min(state.booked + 1, Self.seats)
        return .none
      }
    }
  }
}

/// A list of features by id, whose parent reads of the first.
@Reducer
struct SeatMap {
  @ObservableState
  struct State: Equatable {
    var rows: IdentifiedArrayOf<SeatRow.State> = []
    var nextRow = 1
  }

  enum Action {
    case addTapped
    case removeTapped(id: Int)
    case rows(IdentifiedActionOf<SeatRow>)
    case turnRoundTapped
  }

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .addTapped:
        state.rows.append(SeatRow.State(id: state.nextRow))
        state.nextRow += 1

      case .removeTapped(let id):
        state.rows.remove(id: id)

      case .rows:
        break

      case .turnRoundTapped:
        state.rows.reverse()
      }
      return .none
    }
    .forEach(\.rows, action: \.rows) { SeatRow() }
  }
}

extension SeatMap.State {
  /// A hall of two rows with some seats booked.
  static let matinee = Self(
    rows: [SeatRow.State(id: 1, booked: 4), SeatRow.State(id: 2, booked: 1)], nextRow: 3)
}

struct SeatMapView: View {
  let store: StoreOf<SeatMap>
  @Environment(EvaluationLog.self) private var log

  var body: some View {
    let _ = log.record(self)
    let log = log
    Form {
      Section {
        if let front = store.rows.first {
          Text("Front row: \(front.booked) booked")
        } else {
          Text("The hall is empty")
        }
        Button("Add a row") { store.send(.addTapped) }
        Button("Turn the hall round") { store.send(.turnRoundTapped) }
      }
      ForEach(store.scope(state: \.rows, action: \.rows)) { row in
        let _ = log.record("SeatMapView.rows")
        Section("Row \(row.id)") {
          SeatRowView(store: row)
          Button("Remove row \(row.id)", role: .destructive) {
            store.send(.removeTapped(id: row.id))
          }
        }
      }
    }
  }
}

struct SeatRowView: View {
  let store: StoreOf<SeatRow>
  @Environment(EvaluationLog.self) private var log

  var body: some View {
    let _ = log.record(self)
    HStack {
      ForEach(0..<SeatRow.seats, id: \.self) { seat in
        RoundedRectangle(cornerRadius: 4)
          .fill(seat < store.booked ? Color.accentColor : Color.gray.opacity(0.25))
          .frame(width: 24, height: 24)
      }
    }
    .accessibilityElement()
    .accessibilityLabel("\(store.booked) of \(SeatRow.seats) seats booked")
    Button("Book in row \(store.id)") { store.send(.bookTapped) }
  }
}
