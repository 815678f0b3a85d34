import ComposableArchitecture
import SwiftUI

/// The start: the hotel, a draft that waits, the next stay, and the ways on.
struct StartView: View {
  let store: StoreOf<Reception>

  var body: some View {
    List {
      if let notice = store.notice, store.path.isEmpty {
        Section {
          NoticeRow(notice: notice) { store.send(.noticeCloseButtonTapped) }
        }
      }
      Section {
        Welcome { store.send(.bookButtonTapped) }
      }
      if store.draft.isStarted {
        Section("Your draft") {
          DraftRows(store: store)
        }
      }
      Section("Your stays") {
        if let booking = store.nextBooking {
          NavigationLink(state: Reception.Path.State.booking(BookingDetail.State(id: booking.id))) {
            BookingRow(booking: booking)
          }
        }
        NavigationLink(state: Reception.Path.State.bookings(BookingList.State())) {
          Label("All bookings", systemImage: "book")
        }
      }
      Section("The house") {
        Button("House rules", systemImage: "house") { store.send(.houseRulesButtonTapped) }
      }
    }
    .navigationTitle("Harbour House")
  }
}

/// The picture of the house, with the invitation to book.
private struct Welcome: View {
  let book: @MainActor () -> Void

  var body: some View {
    VStack(alignment: .leading, spacing: 12) {
      HarbourPicture()
      Text("Sleep beside the boats").font(.title).bold()
      Text("Four kinds of rooms at the old harbour. Breakfast until eleven, the sea until late.")
      Button("Book a stay", systemImage: "moon", action: book)
        .buttonStyle(.borderedProminent)
    }
    .padding(.vertical, 8)
  }
}

private struct DraftRows: View {
  let store: StoreOf<Reception>

  var body: some View {
    if let checkIn = store.draft.checkIn, let checkOut = store.draft.checkOut {
      LabeledContent("Check-in") { Text(checkIn, format: .day) }
      LabeledContent("Check-out") { Text(checkOut, format: .day) }
    }
    LabeledContent("Guests") {
      GuestCount(adults: store.draft.adults, children: store.draft.children.count)
    }
    if let room = store.draft.room {
      LabeledContent("Room") { Text(room.title) }
    }
    if let quote = store.draft.currentQuote {
      LabeledContent("Price so far") {
        Text(quote.total, format: .money).monospacedDigit()
      }
    }
    Button("Continue the booking", systemImage: "arrow.right") {
      store.send(.continueButtonTapped)
    }
    Button("Discard the draft", systemImage: "trash", role: .destructive) {
      store.send(.discardButtonTapped)
    }
  }
}

/// The sheet with the rules of the house.
struct HouseRulesView: View {
  let store: StoreOf<HouseRules>

  var body: some View {
    NavigationStack {
      List {
        Section("Arriving and leaving") {
          LabeledContent("Check-in") { Text("from 3 pm") }
          LabeledContent("Check-out") { Text("until 11 am") }
          Text("The desk is open day and night.")
        }
        Section("Children") {
          Text("Children under three sleep in a cot, free of charge.")
          Text("Those from three to eleven pay €12 a night. From twelve on they count as adults.")
        }
        Section("Changing your mind") {
          Text(
            "Cancelling is free until three days before the check-in, and then costs four fifths.")
        }
      }
      .navigationTitle("House rules")
      .toolbar {
        ToolbarItem(placement: .confirmationAction) {
          Button("Done") { store.send(.closeButtonTapped) }
        }
      }
    }
  }
}
