import ComposableArchitecture
import SwiftUI

/// One booking, with what can still be done about it.
struct BookingDetailView: View {
  @Bindable var store: StoreOf<BookingDetail>

  var body: some View {
    List {
      if let booking = store.booking {
        stay(booking)
        Section("Price") {
          QuoteLines(lines: booking.lines)
          LabeledContent {
            Text(booking.total, format: .money).bold().monospacedDigit()
          } label: {
            Text("Total").bold()
          }
        }
        Section("Wishes") {
          if booking.guest.wishes.isEmpty {
            Text("None so far").foregroundStyle(.secondary)
          } else {
            Text(verbatim: booking.guest.wishes)
          }
          if booking.cancellation == nil {
            Button("Change the wishes", systemImage: "square.and.pencil") {
              store.send(.wishesButtonTapped)
            }
          }
        }
        if booking.cancellation == nil {
          Section {
            Button("Cancel the booking", systemImage: "xmark", role: .destructive) {
              store.send(.cancelButtonTapped)
            }
          }
        }
      } else {
        ContentUnavailableView(
          "This booking is gone", systemImage: "questionmark",
          description: Text("Go back to see the others."))
      }
    }
    .navigationTitle("Booking \(store.id)")
    .alert($store.scope(state: \.destination?.alert, action: \.destination.alert))
    .confirmationDialog(
      $store.scope(
        state: \.destination?.confirmationDialog, action: \.destination.confirmationDialog)
    )
    .sheet(item: $store.scope(state: \.destination?.wishes, action: \.destination.wishes)) {
      WishesView(store: $0)
    }
  }

  private func stay(_ booking: Booking) -> some View {
    Section("Stay") {
      if let cancellation = booking.cancellation {
        Label("Cancelled on \(cancellation.day, format: .day)", systemImage: "xmark.circle")
          .foregroundStyle(.red)
      }
      LabeledContent("Check-in") { Text(booking.checkIn, format: .day) }
      LabeledContent("Check-out") { Text(booking.checkOut, format: .day) }
      LabeledContent("Room") { Text(booking.room.title) }
      LabeledContent("Guests") {
        GuestCount(adults: booking.adults, children: booking.childAges.count)
      }
      LabeledContent("Name", value: booking.guest.name)
      LabeledContent("Payment") { Text(booking.payment.title) }
    }
  }
}

/// The form for the wishes: it stays while there are changes, until a choice is made.
struct WishesView: View {
  @Bindable var store: StoreOf<WishesForm>

  var body: some View {
    NavigationStack {
      Form {
        Section {
          TextEditor(text: $store.wishes)
            .accessibilityLabel("Wishes")
          if let problem = store.problem { ProblemRow(text: problem.text) }
        } footer: {
          Text("A cot, an early arrival, a quiet room: tell us, and we try.")
        }
      }
      .navigationTitle("Wishes")
      .toolbar {
        ToolbarItem(placement: .cancellationAction) {
          Button("Cancel") { store.send(.cancelButtonTapped) }
        }
        ToolbarItem(placement: .confirmationAction) {
          Button("Save") { store.send(.saveButtonTapped) }
            .disabled(!store.hasChanges || store.problem != nil)
        }
      }
      .confirmationDialog(
        $store.scope(state: \.confirmationDialog, action: \.confirmationDialog))
    }
    .interactiveDismissDisabled(store.hasChanges)
  }
}
