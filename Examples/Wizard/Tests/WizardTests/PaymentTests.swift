import ComposableArchitecture
import Foundation
import Testing

@testable import Wizard

@MainActor
struct PaymentTests {
  struct Offline: Error {}

  func payment(_ draft: Draft = .complete) -> TestStoreOf<PaymentStep> {
    TestStore(initialState: PaymentStep.State(today: today).with(draft)) {
      PaymentStep()
    } withDependencies: {
      $0.stop()
    }
  }

  func summary(_ draft: Draft = .complete) -> TestStoreOf<SummaryStep> {
    TestStore(initialState: SummaryStep.State(today: today).with(draft)) {
      SummaryStep()
    } withDependencies: {
      $0.stop()
    }
  }

  @Test("A voucher is looked up ignoring case, and redeemed")
  func voucher() async {
    let store = payment()
    await store.send(\.binding.code, " harbour10 ") { $0.code = " harbour10 " }
    await store.send(.redeemButtonTapped) { $0.isLookingUp = true }
    await store.receive(\.voucherResponse) {
      $0.code = ""
      $0.isLookingUp = false
      $0.$draft.withLock { $0.voucher = Tariff.standard.vouchers[0] }
    }
    await store.send(.removeVoucherButtonTapped) { $0.$draft.withLock { $0.voucher = nil } }
  }

  @Test("Codes that can't be redeemed show the reason")
  func wrongVouchers() async {
    let store = payment()
    await store.send(.redeemButtonTapped) { $0.voucherProblem = .codeMissing }
    let answers: [(String, PaymentStep.VoucherProblem)] = [
      ("NOSUCH", .unknown("NOSUCH")),
      ("AUTUMN24", .notUsable(.voucherExpired(code: "AUTUMN24", day: Day("2024-11-30")!))),
      ("WEEK50", .notUsable(.voucherNeedsNights(code: "WEEK50", needed: 7, nights: 3))),
      (String(repeating: "x", count: 10_000), .unknown(String(repeating: "x", count: 40))),
    ]
    for (code, problem) in answers {
      await store.send(\.binding.code, code) {
        $0.code = code
        $0.voucherProblem = nil
      }
      await store.send(.redeemButtonTapped) { $0.isLookingUp = true }
      await store.receive(\.voucherResponse) {
        $0.isLookingUp = false
        $0.voucherProblem = problem
      }
    }
  }

  @Test("A failed look-up keeps the code")
  func failedLookUp() async {
    let store = payment()
    store.dependencies.tariff.voucher = { _ in throw Offline() }
    await store.send(\.binding.code, "WEEK50") { $0.code = "WEEK50" }
    await store.send(.redeemButtonTapped) { $0.isLookingUp = true }
    await store.receive(\.voucherResponse) {
      $0.isLookingUp = false
      $0.voucherProblem = .lookUpFailed
    }
  }

  @Test("An invoice needs a company, which is required on continuing")
  func invoice() async {
    var draft = Draft.complete
    draft.payment = .invoice
    let store = payment(draft)
    #expect(store.state.problems == [])
    await store.send(.continueButtonTapped) { $0.showsProblems = true }
    #expect(store.state.problems == [.companyMissing])
    draft.company = "Boats Ltd"
    await store.send(\.binding.form, draft) { $0.$draft.withLock { $0.company = "Boats Ltd" } }
    await store.send(.continueButtonTapped)
    await store.receive(\.delegate.completed)
  }

  @Test("Booking checks the price, saves the booking and ends the draft")
  func booking() async {
    let store = summary()
    let booking = Booking.ada
    await store.send(.bookButtonTapped) { $0.isBooking = true }
    await store.receive(\.quoteResponse) {
      $0.isBooking = false
      $0.$bookings.withLock { _ = $0.insert(booking, at: 0) }
      $0.$draft.withLock { $0 = Draft() }
    }
    await store.receive(\.delegate.booked)
    #expect(booking.id == "222222")
    #expect(booking.total == Draft.complete.quote?.total)
    #expect(store.state.bookings.count == 4)
  }

  @Test("A changed price is shown, and booked after another confirmation")
  func changedPrice() async {
    var dear = Tariff.standard
    dear.cityTax = .cents(5_00)
    let store = summary()
    store.dependencies.tariff = TariffClient(dear)
    let new = dear.quote(Draft.complete.request!)
    await store.send(.bookButtonTapped) { $0.isBooking = true }
    await store.receive(\.quoteResponse) {
      $0.isBooking = false
      $0.$draft.withLock { $0.quote = new }
      $0.alert = .priceChanged(from: Draft.complete.quote?.total, to: new.total)
    }
    await store.send(\.alert.bookButtonTapped) {
      $0.alert = nil
      $0.isBooking = true
    }
    await store.receive(\.quoteResponse) {
      $0.isBooking = false
      let booking = Booking($0.draft, quote: new, id: UUID(0))!
      $0.$bookings.withLock { _ = $0.insert(booking, at: 0) }
      $0.$draft.withLock { $0 = Draft() }
    }
    await store.receive(\.delegate.booked)
  }

  @Test("Nothing is booked while there is a problem, or without a price")
  func refusals() async {
    var draft = Draft.complete
    draft.guest.name = ""
    await summary(draft).send(.bookButtonTapped)

    let store = summary()
    store.dependencies.tariff.quote = { _ in throw Offline() }
    await store.send(.bookButtonTapped) { $0.isBooking = true }
    await store.receive(\.quoteResponse) {
      $0.alert = .priceFailed(Offline())
      $0.isBooking = false
    }
  }
}
