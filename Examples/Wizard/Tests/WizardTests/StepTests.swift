import ComposableArchitecture
import Foundation
import Testing

@testable import Wizard

@MainActor
struct StepTests {
  func dates(_ draft: Draft) -> TestStoreOf<DatesStep> {
    TestStore(initialState: DatesStep.State(today: today).with(draft)) {
      DatesStep()
    } withDependencies: {
      $0.stop()
    }
  }

  @Test("Moving the check-in keeps the length of the stay")
  func movingCheckIn() async {
    let store = dates(.suggested(today: today))
    await store.send(.checkInPicked(today + 20)) {
      $0.$draft.withLock {
        $0.checkIn = today + 20
        $0.checkOut = today + 22
      }
    }
    await store.send(.checkOutPicked(today + 19)) {
      $0.$draft.withLock { $0.checkOut = today + 19 }
    }
    await store.send(.continueButtonTapped)
    #expect(store.state.problems == [.checkOutNotAfter(checkIn: today + 20)])
    await store.send(.checkInPicked(today + 21)) {
      $0.$draft.withLock {
        $0.checkIn = today + 21
        $0.checkOut = today + 22
      }
    }
    await store.send(.continueButtonTapped)
    await store.receive(\.delegate.completed)
  }

  @Test("A page left open overnight requires a new check-in")
  func overNight() async {
    var draft = Draft.suggested(today: today)
    draft.checkIn = today
    let store = dates(draft)
    #expect(store.state.problems == [])
    store.dependencies.stop(on: today + 1)
    await store.send(.continueButtonTapped) { $0.today = today + 1 }
    #expect(store.state.problems == [.checkInPast(checkIn: today, today: today + 1)])
  }

  @Test("Children are added and removed, and adults counted")
  func guests() async {
    let store = dates(.suggested(today: today))
    await store.send(.addChildButtonTapped) {
      $0.$draft.withLock { $0.children = [Draft.Child(id: UUID(0))] }
    }
    await store.send(.addChildButtonTapped) {
      $0.$draft.withLock { $0.children.append(Draft.Child(id: UUID(1))) }
    }
    await store.send(.removeChildButtonTapped(id: UUID(0))) {
      $0.$draft.withLock { $0.children = [Draft.Child(id: UUID(1))] }
    }
    var form = store.state.draft
    form.adults = 5
    await store.send(\.binding.form, form) {
      $0.$draft.withLock { $0.adults = 5 }
    }
    await store.send(.continueButtonTapped)
    #expect(store.state.problems == [.tooManyGuests(sleepers: 6)])
  }

  @Test("The rooms' prices are loaded, and a room that is too small is refused")
  func room() async {
    var draft = Draft.suggested(today: today)
    draft.adults = 3
    let store = TestStore(initialState: RoomStep.State(today: today).with(draft)) {
      RoomStep()
    } withDependencies: {
      $0.stop()
    }
    var prices: [Room: Money] = [:]
    for room in Room.allCases {
      prices[room] = draft.request(for: room).map { Tariff.standard.quote($0).total }
    }
    #expect(prices.count == 4)
    await store.send(.task)
    await store.receive(\.pricesResponse) { $0.prices = prices }
    await store.send(.continueButtonTapped) { $0.showsProblems = true }
    #expect(store.state.problems == [.roomMissing])
    await store.send(.roomTapped(.double)) { $0.$draft.withLock { $0.room = .double } }
    await store.send(.continueButtonTapped)
    #expect(store.state.problems == [.roomTooSmall(.double, sleepers: 3)])
    await store.send(.roomTapped(.family)) { $0.$draft.withLock { $0.room = .family } }
    await store.send(.continueButtonTapped)
    await store.receive(\.delegate.completed)
  }

  @Test("The extras' prices are loaded once, for all of them")
  func extras() async {
    let store = TestStore(initialState: ExtrasStep.State().with(.complete)) {
      ExtrasStep()
    } withDependencies: {
      $0.stop()
    }
    await store.send(.task)
    await store.receive(\.pricesResponse) {
      $0.prices = [
        .breakfast: .cents(84_00), .parking: .cents(36_00), .sauna: .cents(36_00),
        .lateCheckOut: .cents(30_00),
      ]
    }
    await store.send(.extraToggled(.sauna, isOn: true)) {
      $0.$draft.withLock { $0.extras = [.sauna] }
    }
    await store.send(.extraToggled(.sauna, isOn: false)) {
      $0.$draft.withLock { $0.extras = [] }
    }
    await store.send(.continueButtonTapped)
    await store.receive(\.delegate.completed)
  }

  @Test("A name of 10,000 characters is kept, and refused with its length")
  func longName() async {
    let store = TestStore(initialState: GuestStep.State().with(.complete)) {
      GuestStep()
    } withDependencies: {
      $0.stop()
    }
    let name = String(repeating: "n", count: 10_000)
    var guest = store.state.guest
    guest.name = name
    await store.send(\.binding.guest, guest) { $0.$draft.withLock { $0.guest.name = name } }
    #expect(store.state.problems == [.nameTooLong(count: 10_000)])
    await store.send(.continueButtonTapped) { $0.showsProblems = true }
    guest.name = ""
    await store.send(\.binding.guest, guest) { $0.$draft.withLock { $0.guest.name = "" } }
    #expect(store.state.problems == [.nameMissing])
  }
}

protocol DraftHolder {
  var draft: Draft { get }
  var sharedDraft: Shared<Draft> { get }
}

extension DraftHolder {
  /// The state once its draft is another one.
  func with(_ draft: Draft) -> Self {
    sharedDraft.withLock { $0 = draft }
    return self
  }
}

extension DatesStep.State: DraftHolder { var sharedDraft: Shared<Draft> { $draft } }
extension RoomStep.State: DraftHolder { var sharedDraft: Shared<Draft> { $draft } }
extension ExtrasStep.State: DraftHolder { var sharedDraft: Shared<Draft> { $draft } }
extension GuestStep.State: DraftHolder { var sharedDraft: Shared<Draft> { $draft } }
extension PaymentStep.State: DraftHolder { var sharedDraft: Shared<Draft> { $draft } }
extension SummaryStep.State: DraftHolder { var sharedDraft: Shared<Draft> { $draft } }
extension Reception.State: DraftHolder { var sharedDraft: Shared<Draft> { $draft } }
