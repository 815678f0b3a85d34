import ComposableArchitecture
import SwiftUI

/// All choices once more, with the way back to each, and the button that books.
struct SummaryView: View {
  @Bindable var store: StoreOf<SummaryStep>

  var body: some View {
    Section("Your stay") {
      if let checkIn = store.draft.checkIn, let checkOut = store.draft.checkOut {
        row("Dates", step: .dates) {
          Text("\(checkIn, format: .day) to \(checkOut, format: .day)")
        }
      }
      row("Guests", step: .dates) {
        GuestCount(adults: store.draft.adults, children: store.draft.children.count)
      }
      if let room = store.draft.room {
        row("Room", step: .room) { Text(room.title) }
      }
      row("Extras", step: .extras) {
        if store.draft.extras.isEmpty { Text("None") }
        ForEach(Extra.allCases.filter(store.draft.extras.contains)) { Text($0.title) }
      }
      row("Guest", step: .guest) {
        Text(store.draft.guest.name)
        Text(store.draft.guest.email)
      }
      if let payment = store.draft.payment {
        row("Payment", step: .payment) { Text(payment.title) }
      }
    }
    Section("Price") {
      PriceRows(quote: store.draft.currentQuote)
    }
    Section {
      ForEach(store.problems, id: \.self) { problem in
        ProblemRow(text: problem.text)
        Button("Change it") { store.send(.changeButtonTapped(problem.step)) }
      }
      Button("Book now", systemImage: "checkmark") { store.send(.bookButtonTapped) }
        .buttonStyle(.borderedProminent)
        .disabled(store.isBooking || !store.problems.isEmpty)
    } footer: {
      Text("Cancelling is free until three days before the check-in.")
    }
    .alert($store.scope(state: \.alert, action: \.alert))
  }

  private func row(
    _ title: LocalizedStringKey, step: Step, @ViewBuilder content: () -> some View
  ) -> some View {
    HStack {
      VStack(alignment: .leading) {
        Text(title).font(.callout).foregroundStyle(.secondary)
        content()
      }
      Spacer()
      Button("Change") { store.send(.changeButtonTapped(step)) }
        .accessibilityLabel(changeLabel(step))
    }
  }

  private func changeLabel(_ step: Step) -> LocalizedStringKey {
    switch step {
    case .dates: "Change the dates and the guests"
    case .room: "Change the room"
    case .extras: "Change the extras"
    case .guest: "Change the guest details"
    case .payment, .summary: "Change the payment"
    }
  }
}

/// The screen that thanks for a booking.
struct ConfirmationView: View {
  let store: StoreOf<Confirmation>

  var body: some View {
    List {
      Section {
        Label("Thank you. Your room is booked.", systemImage: "checkmark.circle")
          .font(.title2)
        LabeledContent("Code", value: store.id)
        if let booking = store.booking {
          LabeledContent("Check-in") { Text(booking.checkIn, format: .day) }
          LabeledContent("Total") { Text(booking.total, format: .money).monospacedDigit() }
          LabeledContent("Sent to", value: booking.guest.email)
        }
      }
      Section {
        Button("Done") { store.send(.doneButtonTapped) }
          .buttonStyle(.borderedProminent)
        Button("Show the booking") { store.send(.showBookingButtonTapped) }
      }
    }
    .navigationTitle("Booked")
  }
}
