import ComposableArchitecture
import SwiftUI

/// The rooms to choose from, each with its price.
struct RoomView: View {
  let store: StoreOf<RoomStep>

  var body: some View {
    Section("Rooms") {
      ForEach(Room.allCases) { room in
        Button {
          store.send(.roomTapped(room))
        } label: {
          RoomRow(
            room: room, price: store.prices[room], isChosen: store.draft.room == room,
            isLargeEnough: store.draft.sleepers <= room.beds)
        }
        .buttonStyle(.plain)
      }
    }
    .task { await store.send(.task).finish() }
    Section {
      if store.showsProblems { ProblemRows(problems: store.problems, of: .room) }
      Button("Continue to the extras") { store.send(.continueButtonTapped) }
        .buttonStyle(.borderedProminent)
    }
  }
}

private struct RoomRow: View {
  let room: Room
  let price: Money?
  let isChosen: Bool
  let isLargeEnough: Bool

  var body: some View {
    HStack(spacing: 12) {
      Image(systemName: isChosen ? "checkmark.circle.fill" : "circle")
        .foregroundStyle(.tint)
        .accessibilityLabel(isChosen ? "Chosen" : "Not chosen")
      VStack(alignment: .leading) {
        Text(room.title).bold()
        Text(room.details).font(.callout).foregroundStyle(.secondary)
        if let price {
          Text(price, format: .money).monospacedDigit()
        }
        if !isLargeEnough {
          Text("Too small for your guests").font(.callout).foregroundStyle(.red)
        }
      }
      Spacer()
    }
  }
}

/// The services to choose from, each with its price.
struct ExtrasView: View {
  let store: StoreOf<ExtrasStep>

  var body: some View {
    Section("Extras for the whole stay") {
      ForEach(Extra.allCases) { extra in
        Toggle(isOn: isOn(extra)) {
          HStack {
            VStack(alignment: .leading) {
              Text(extra.title)
              Text(extra.details).font(.callout).foregroundStyle(.secondary)
              if let price = store.prices[extra] {
                Text(price, format: .money).font(.callout).monospacedDigit()
              }
            }
            Spacer()
          }
        }
      }
    }
    .task { await store.send(.task).finish() }
    Section {
      Button("Continue to your details") { store.send(.continueButtonTapped) }
        .buttonStyle(.borderedProminent)
    }
  }

  private func isOn(_ extra: Extra) -> Binding<Bool> {
    Binding {
      store.draft.extras.contains(extra)
    } set: {
      store.send(.extraToggled(extra, isOn: $0))
    }
  }
}
