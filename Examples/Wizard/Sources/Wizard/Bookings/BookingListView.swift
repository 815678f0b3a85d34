import ComposableArchitecture
import SwiftUI

/// All bookings, those to come first.
struct BookingListView: View {
  let reception: StoreOf<Reception>
  let store: StoreOf<BookingList>

  var body: some View {
    List {
      if let notice = reception.notice, reception.path.count == 1 {
        Section {
          NoticeRow(notice: notice) { reception.send(.noticeCloseButtonTapped) }
        }
      }
      if !store.upcoming.isEmpty {
        Section("To come") { rows(store.upcoming) }
      }
      if !store.past.isEmpty {
        Section("Past and cancelled") { rows(store.past) }
      }
    }
    .navigationTitle("Bookings")
    .onAppear { store.send(.appeared) }
  }

  private func rows(_ bookings: [Booking]) -> some View {
    ForEach(bookings) { booking in
      NavigationLink(state: Reception.Path.State.booking(BookingDetail.State(id: booking.id))) {
        BookingRow(booking: booking)
      }
    }
  }
}

/// A booking in short.
struct BookingRow: View {
  let booking: Booking

  var body: some View {
    VStack(alignment: .leading) {
      HStack {
        Text(booking.room.title).bold()
        if booking.cancellation != nil {
          Text("Cancelled").foregroundStyle(.red)
        }
      }
      Text("\(booking.checkIn, format: .day) to \(booking.checkOut, format: .day)")
        .foregroundStyle(.secondary)
    }
  }
}
