import ComposableArchitecture
import Foundation
import Testing

@testable import Wizard

@MainActor
struct BookingTests {
  func detail(_ id: Booking.ID, on day: Day = today) -> TestStoreOf<BookingDetail> {
    TestStore(initialState: BookingDetail.State(id: id)) {
      BookingDetail()
    } withDependencies: {
      $0.stop()
    }
  }

  @Test("Cancelling is free until three days before check-in, then costs 80 %")
  func fees() {
    let booking = Booking.ada
    #expect(booking.cancellationFee(on: booking.checkIn - 3) == .zero)
    #expect(booking.cancellationFee(on: booking.checkIn - 2) == booking.total.thousandths(800))
    #expect(booking.cancellationFee(on: booking.checkIn) == booking.total.thousandths(800))
    #expect(booking.cancellationFee(on: booking.checkIn + 1) == nil)
  }

  @Test("A booking is cancelled once, after confirmation")
  func cancelling() async {
    let store = detail("K7Q2MD")
    let booking = store.state.booking!
    await store.send(.cancelButtonTapped) {
      $0.destination = .confirmationDialog(.cancelling(booking, fee: .zero))
    }
    await store.send(\.destination.confirmationDialog.cancelBookingButtonTapped) {
      $0.$bookings.withLock {
        $0[id: "K7Q2MD"]?.cancellation = Booking.Cancellation(day: today, fee: .zero)
      }
      $0.destination = .alert(.cancelled(id: "K7Q2MD", fee: .zero))
    }
    await store.send(\.destination.dismiss) { $0.destination = nil }
    let cancelled = store.state.booking!
    await store.send(.cancelButtonTapped) {
      $0.destination = .alert(.notCancellable(cancelled))
    }
  }

  @Test("A past stay can't be cancelled")
  func past() async {
    let store = detail("PX94TA")
    let booking = store.state.booking!
    await store.send(.cancelButtonTapped) {
      $0.destination = .alert(.notCancellable(booking))
    }
  }

  @Test("Changed wishes are saved, and the form closes")
  func wishes() async {
    let store = detail("K7Q2MD")
    await store.send(.wishesButtonTapped) {
      $0.destination = .wishes(WishesForm.State(wishes: ""))
    }
    await store.send(\.destination.wishes.binding.wishes, "A cot") {
      $0.destination.modify(\.wishes) { $0.wishes = "A cot" }
    }
    await store.send(\.destination.wishes.saveButtonTapped)
    await store.receive(\.destination.wishes.delegate.saved) {
      $0.$bookings.withLock { $0[id: "K7Q2MD"]?.guest.wishes = "A cot" }
    }
    await store.receive(\.destination.dismiss) { $0.destination = nil }
  }

  @Test("Leaving the form with changes asks for confirmation")
  func discarding() async {
    let store = detail("K7Q2MD")
    await store.send(.wishesButtonTapped) {
      $0.destination = .wishes(WishesForm.State(wishes: ""))
    }
    let long = String(repeating: "w", count: 501)
    await store.send(\.destination.wishes.binding.wishes, long) {
      $0.destination.modify(\.wishes) { $0.wishes = long }
    }
    await store.send(\.destination.wishes.saveButtonTapped)
    await store.send(\.destination.wishes.cancelButtonTapped) {
      $0.destination.modify(\.wishes) { $0.confirmationDialog = .discarding }
    }
    await store.send(\.destination.wishes.confirmationDialog.discardButtonTapped) {
      $0.destination.modify(\.wishes) { $0.confirmationDialog = nil }
    }
    await store.receive(\.destination.dismiss) { $0.destination = nil }
  }

  @Test("Upcoming bookings are sorted by check-in, past ones from the latest")
  func list() async {
    let store = TestStore(initialState: BookingList.State()) {
      BookingList()
    } withDependencies: {
      $0.stop()
    }
    await store.send(.appeared) { $0.today = today }
    #expect(store.state.upcoming.map(\.id) == ["K7Q2MD"])
    #expect(store.state.past.map(\.id) == ["PX94TA", "W3HJ8N"])
  }
}
