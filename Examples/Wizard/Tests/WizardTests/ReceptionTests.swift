import ComposableArchitecture
import DependenciesTestSupport
import Foundation
import Testing

@testable import Wizard

@MainActor
@Suite(.dependencies { $0.stop() }) struct ReceptionTests {
  func reception(_ draft: Draft = Draft()) -> TestStoreOf<Reception> {
    let store = TestStore(initialState: Reception.State().with(draft)) {
      Reception()
    }
    store.exhaustivity = .off
    return store
  }

  func open(_ address: String, _ draft: Draft = Draft()) async -> TestStoreOf<Reception> {
    let store = reception(draft)
    await store.send(.addressOpened(URL(string: address)!))
    return store
  }

  func steps(_ store: TestStoreOf<Reception>) -> [Step?] { store.state.path.map(\.step) }

  @Test("A first booking starts with suggested dates")
  func start() async {
    let store = reception()
    await store.send(.bookButtonTapped) {
      $0.$draft.withLock { $0 = .suggested(today: today) }
      $0.path[id: 0] = .dates(DatesStep.State(today: today))
    }
  }

  @Test("Starting another booking asks whether to keep the draft")
  func draftExists() async {
    let store = reception(.complete)
    await store.send(.bookButtonTapped) {
      $0.destination = .confirmationDialog(.draftExists)
    }
    await store.send(\.destination.confirmationDialog.continueButtonTapped)
    #expect(steps(store) == Step.allCases)
    await store.send(.bookButtonTapped)
    await store.send(\.destination.confirmationDialog.startOverButtonTapped)
    #expect(steps(store) == [.dates])
    #expect(store.state.draft == .suggested(today: today))
  }

  @Test("Leaving asks only if there are choices to lose")
  func leaving() async {
    let untouched = reception()
    await untouched.send(.bookButtonTapped)
    await untouched.send(.closeButtonTapped)
    #expect(untouched.state.destination == nil)
    #expect(!untouched.state.draft.isStarted)
    #expect(untouched.state.path.isEmpty)

    let kept = await open("/summary", .complete)
    await kept.send(.closeButtonTapped) {
      $0.destination = .confirmationDialog(.leaving)
    }
    await kept.send(\.destination.confirmationDialog.keepDraftButtonTapped) {
      $0.destination = nil
      $0.notice = .draftKept
      $0.path.removeAll()
    }
    #expect(kept.state.draft == .complete)

    let discarded = await open("/summary", .complete)
    await discarded.send(.closeButtonTapped)
    await discarded.send(\.destination.confirmationDialog.discardDraftButtonTapped)
    #expect(discarded.state.draft == Draft())
    #expect(discarded.state.path.isEmpty)
  }

  @Test("Each completed step opens the next one")
  func completing() async {
    let store = await open("/dates", .complete)
    for step in Step.allCases.dropLast() {
      #expect(store.state.path.last?.step == step)
      let id = store.state.path.ids.last!
      switch step {
      case .dates: await store.send(.path(.element(id: id, action: .dates(.continueButtonTapped))))
      case .room: await store.send(.path(.element(id: id, action: .room(.continueButtonTapped))))
      case .extras:
        await store.send(.path(.element(id: id, action: .extras(.continueButtonTapped))))
      case .guest: await store.send(.path(.element(id: id, action: .guest(.continueButtonTapped))))
      case .payment, .summary:
        await store.send(.path(.element(id: id, action: .payment(.continueButtonTapped))))
      }
      await store.skipReceivedActions()
    }
    #expect(steps(store) == Step.allCases)
  }

  @Test("Changing an earlier choice recalculates the price and checks the rest")
  func changing() async {
    let store = await open("/summary", .complete)
    let summary = store.state.path.ids.last!
    await store.send(
      .path(.element(id: summary, action: .summary(.changeButtonTapped(.dates)))))
    await store.skipReceivedActions()
    #expect(steps(store) == [.dates])
    let dates = store.state.path.ids.last!
    let old = store.state.draft.currentQuote
    #expect(old != nil)
    await store.send(
      .path(.element(id: dates, action: .dates(.checkOutPicked(today + 16)))))
    await store.receive(\.quoteResponse)
    #expect(store.state.draft.currentQuote?.request.nights.count == 7)
    #expect(store.state.draft.currentQuote != old)

    var form = store.state.draft
    form.adults = 4
    await store.send(.path(.element(id: dates, action: .dates(.binding(.set(\.form, form))))))
    await store.send(.addressOpened(URL(string: "/summary")!))
    #expect(steps(store) == [.dates, .room])
    #expect(store.state.notice == .stepNotReached(.summary))
  }

  @Test("A price for earlier choices is dropped, and a failure can be retried")
  func pricing() async {
    let store = reception(.complete)
    var other = Draft.complete
    other.adults = 1
    await store.send(.quoteResponse(.success(Tariff.standard.quote(other.request!))))
    #expect(store.state.draft == .complete)
    await store.send(.quoteResponse(.failure(PaymentTests.Offline()))) {
      $0.destination = .alert(.priceFailed)
    }
    await store.send(\.destination.alert.tryAgainButtonTapped)
    await store.receive(\.quoteResponse)
    #expect(store.state.draft.currentQuote == Draft.complete.quote)
  }

  @Test("A step's address opens it, or the first earlier step with a problem")
  func stepAddresses() async {
    #expect(steps(await open("/summary", .complete)) == Step.allCases)
    #expect(steps(await open("/dates/room/extras", .complete)) == [.dates, .room, .extras])
    let fresh = await open("/summary")
    #expect(steps(fresh) == [.dates, .room])
    #expect(fresh.state.notice == .stepNotReached(.summary))
    var stale = Draft.complete
    stale.checkIn = today - 9
    #expect(steps(await open("/payment", stale)) == [.dates])
    #expect(steps(await open("/guest?room=single&adults=1")) == [.dates, .room, .extras, .guest])
    let unreadable = await open("/guest?room=tent", .complete)
    #expect(unreadable.state.notice == .addressUnreadable(part: "room=tent"))
    #expect(unreadable.state.draft == .complete)
  }

  @Test("An address asks before it changes the choices of a draft")
  func otherChoices() async {
    let store = await open("/dates?adults=1", .complete)
    #expect(store.state.draft == .complete)
    #expect(steps(store) == [.dates])
    guard case .step(let step, let choices) = Address(URL(string: "/dates?adults=1")!) else {
      Issue.record("The address leads to no step")
      return
    }
    #expect(
      store.state.destination == .confirmationDialog(.otherChoices(choices, at: step)))
    await store.send(\.destination.confirmationDialog.choicesButtonTapped, (step, choices))
    #expect(store.state.draft.adults == 1)

    let same = await open("/room?adults=2&room=double&children=", .complete)
    #expect(same.state.destination == nil)
  }

  @Test("A text that was typed returns to its screen, and to no other")
  func restoring() async throws {
    let booking = await open("/bookings/K7Q2MD")
    let id = booking.state.path.ids.last!
    await booking.send(.path(.element(id: id, action: .booking(.wishesButtonTapped))))
    #expect(booking.state.unsaved == nil)
    await booking.send(
      .path(
        .element(
          id: id,
          action: .booking(.destination(.presented(.wishes(.binding(.set(\.wishes, "A cot")))))))))
    let wishes = try #require(booking.state.unsaved)
    let reloaded = await open("/bookings/K7Q2MD")
    await reloaded.send(.restored(wishes))
    #expect(reloaded.state.unsaved == wishes)
    let other = await open("/bookings")
    await other.send(.restored(wishes))
    #expect(other.state.unsaved == nil)

    let payment = await open("/payment", .complete)
    await payment.send(.restored(.voucher(code: "harb")))
    #expect(payment.state.path.last?.payment?.code == "harb")
    #expect(payment.state.unsaved == .voucher(code: "harb"))
  }

  @Test("A booking's address opens it, or its confirmation of cancelling")
  func bookingAddresses() async {
    let store = await open("/bookings/K7Q2MD/cancel")
    #expect(store.state.path.count == 2)
    guard case .booking(let booking) = store.state.path.last else {
      Issue.record("No booking is shown")
      return
    }
    #expect(
      booking.destination
        == .confirmationDialog(.cancelling(store.state.bookings[id: "K7Q2MD"]!, fee: .zero)))
  }

  @Test("Unknown and outdated addresses open the nearest screen with a notice")
  func wrongAddresses() async {
    let nowhere = await open("/nowhere", .complete)
    #expect(nowhere.state.path.isEmpty)
    #expect(nowhere.state.notice == .addressUnknown(path: "/nowhere"))
    for address in ["/bookings/GONE", "/confirmed-GONE"] {
      let gone = await open(address)
      #expect(gone.state.path.count == 1)
      #expect(gone.state.notice == .bookingUnknown(id: "GONE"))
    }
    await nowhere.send(.noticeCloseButtonTapped) { $0.notice = nil }
  }

  @Test("Going forward to a summary after a booking opens the first open step")
  func forward() async {
    let store = reception()
    let state = Reception.Path.State(.summary, today: today)
    await store.send(.path(.push(id: 0, state: state)))
    await store.receive(\.screenReturned)
    #expect(steps(store) == [.dates, .room])
    #expect(store.state.notice == .stepNotReached(.summary))
  }
}
