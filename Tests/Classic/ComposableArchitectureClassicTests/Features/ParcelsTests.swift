import ComposableArchitectureClassic
import Dispatch
import Testing
import ViewTesting

// A feature in the manner of mid-2021: parcels on a counter, for each of which a courier names a price, and
// a receipt below them.

private struct Courier: Sendable {
  enum Refusal: Error, Equatable { case onStrike }

  var price: @Sendable (_ kilograms: Int) -> Effect<Int, Refusal>

  static let cheerful = Self { Effect(value: 3 + 2 * $0) }
  static let striking = Self { _ in Effect(error: .onStrike) }
}

private struct Desk {
  var courier: Courier
  var errands: AnySchedulerOf<DispatchQueue>
  var label: () -> Int = { 1 }
}

// MARK: The weight of a parcel, and its price

private struct Scales: Equatable {
  var kilograms = 1
  var notice: AlertState<ScalesAction>?
}

private enum ScalesAction: Equatable {
  case askTapped
  case named(Result<Int, Courier.Refusal>)
  case noticeRead
  case put(Int)
}

private let scalesReducer = Reducer<Scales, ScalesAction, Desk> { scales, action, desk in
  switch action {
  case .askTapped:
    return desk.courier.price(scales.kilograms)
      .receive(on: desk.errands)
      .catchToEffect()
      .map(ScalesAction.named)
  case .named(.failure):
    scales.notice = AlertState(
      title: TextState("Nobody drives today"),
      dismissButton: .default(TextState("I see"), send: .noticeRead))
  case .named(.success):
    break
  case .noticeRead:
    scales.notice = nil
  case .put(let kilograms):
    scales.kilograms = max(1, scales.kilograms + kilograms)
  }
  return .none
}

// MARK: A row

private struct Parcel: Equatable, Identifiable {
  let id: Int
  var scales = Scales()
}

private enum ParcelAction: Equatable {
  case scales(ScalesAction)
  case takenBack
}

private let parcelReducer: Reducer<Parcel, ParcelAction, Desk> = scalesReducer.pullback(
  state: \.scales, action: /ParcelAction.scales, environment: { $0 })

// MARK: The receipt

private struct Receipt: Equatable {
  var kilograms: Int
  var price: Int
  var isHaggling = false
}

private enum ReceiptAction: Equatable {
  case haggleTapped
  case named(Result<Int, Courier.Refusal>)
  case torn
}

private let receiptReducer = Reducer<Receipt, ReceiptAction, Desk> { receipt, action, desk in
  switch action {
  case .haggleTapped:
    receipt.isHaggling = true
    return desk.courier.price(receipt.kilograms - 1)
      .receive(on: desk.errands)
      .catchToEffect(ReceiptAction.named)
  case .named(let answer):
    receipt.isHaggling = false
    receipt.price = (try? answer.get()) ?? receipt.price
  case .torn:
    break
  }
  return .none
}

// MARK: All together

private struct Counter: Equatable {
  var parcels: IdentifiedArrayOf<Parcel> = []
  var receipt: Receipt?
}

private enum CounterAction: Equatable {
  case handedIn
  case parcel(id: Int, action: ParcelAction)
  case receipt(ReceiptAction)
}

private let counterReducer = Reducer<Counter, CounterAction, Desk>.combine(
  receiptReducer.optional().pullback(
    state: \.receipt, action: /CounterAction.receipt, environment: { $0 }),
  parcelReducer.forEach(
    state: \Counter.parcels, action: /CounterAction.parcel(id:action:), environment: { $0 }),
  Reducer { counter, action, desk in
    switch action {
    case .handedIn:
      counter.parcels.append(Parcel(id: desk.label()))
    case .parcel(let id, action: .scales(.named(.success(let price)))):
      counter.receipt = counter.parcels[id: id].map {
        Receipt(kilograms: $0.scales.kilograms, price: price)
      }
    case .parcel(let id, .takenBack):
      counter.parcels.remove(id: id)
    case .receipt(.torn):
      counter.receipt = nil
    case .parcel, .receipt:
      break
    }
    return .none
  }
)

// MARK: Views

private struct ScalesView: View {
  let store: Store<Scales, ScalesAction>

  private struct Shown: Equatable {
    let weight: String

    init(scales: Scales) { weight = "\(scales.kilograms) kg" }
  }

  var body: some View {
    WithViewStore(store.scope(state: Shown.init)) { scales in
      Text(scales.weight)
      Button("Heavier") { scales.send(.put(1)) }
      Button("Lighter") { scales.send(.put(-1)) }
      Button("Ask") { scales.send(.askTapped) }
    }
    .alert(store.scope(state: \.notice), dismiss: .noticeRead)
  }
}

private struct ParcelView: View {
  let store: Store<Parcel, ParcelAction>

  var body: some View {
    ScalesView(store: store.scope(state: \.scales, action: ParcelAction.scales))
    WithViewStore(store.stateless) { parcel in
      Button("Take back") { parcel.send(.takenBack, animation: .easeOut) }
    }
  }
}

private struct ReceiptView: View {
  let store: Store<Receipt, ReceiptAction>

  var body: some View {
    WithViewStore(store) { receipt in
      Text("To pay: \(receipt.price)")
      Button("Haggle") { receipt.send(.haggleTapped) }.disabled(receipt.isHaggling)
      Button("Tear up") { receipt.send(.torn) }
    }
  }
}

private struct CounterView: View {
  let store: Store<Counter, CounterAction>

  var body: some View {
    List {
      ForEachStore(
        store.scope(state: \.parcels, action: CounterAction.parcel(id:action:)),
        content: ParcelView.init(store:))
    }
    IfLetStore(
      store.scope(state: \.receipt, action: CounterAction.receipt), then: ReceiptView.init(store:))
    WithViewStore(store, removeDuplicates: ==) { counter in
      Button("Hand in") { counter.send(.handedIn, animation: .default) }
    }
  }
}

// MARK: Tests

/// Classic parcels.
@MainActor
struct ParcelsTests {
  private let errands = DispatchQueue.test

  private func desk(_ courier: Courier = .cheerful) -> Desk {
    Desk(courier: courier, errands: errands.eraseToAnyScheduler())
  }

  private func screen(_ courier: Courier = .cheerful) -> ViewTester {
    ViewTester(
      CounterView(
        store: Store(
          initialState: Counter(), reducer: counterReducer, environment: desk(courier))))
  }

  @Test("a parcel's price fills the receipt, which can be haggled and torn up")
  func receipt() {
    let store = TestStore(initialState: Counter(), reducer: counterReducer, environment: desk())
    store.send(.handedIn) { $0.parcels = [Parcel(id: 1)] }
    store.send(.parcel(id: 1, action: .scales(.put(4)))) { $0.parcels[0].scales.kilograms = 5 }
    store.send(.parcel(id: 1, action: .scales(.askTapped)))
    errands.advance()
    store.receive(.parcel(id: 1, action: .scales(.named(.success(13))))) {
      $0.receipt = Receipt(kilograms: 5, price: 13)
    }
    store.send(.receipt(.haggleTapped)) { $0.receipt?.isHaggling = true }
    errands.advance()
    store.receive(.receipt(.named(.success(11)))) {
      $0.receipt = Receipt(kilograms: 5, price: 11)
    }
    store.send(.receipt(.torn)) { $0.receipt = nil }
    store.send(.parcel(id: 1, action: .takenBack)) { $0.parcels = [] }
  }

  @Test("a refusal shows an alert over its row")
  func refusal() throws {
    let screen = screen(.striking)
    try screen.button("Hand in").tap()
    try screen.button("Ask").tap()
    errands.advance()
    #expect(screen.alert?.title == "Nobody drives today")
    try screen.alert?.button("I see").tap()
    #expect(screen.alert == nil)
  }

  @Test("the view hands in, weighs, prices, haggles and takes back a parcel")
  func views() throws {
    let screen = screen()
    try screen.button("Hand in").tap()
    try screen.button("Lighter").tap()
    try screen.button("Heavier").tap()
    #expect(screen.texts.contains("2 kg"))
    try screen.button("Ask").tap()
    errands.advance()
    #expect(screen.texts.contains("To pay: 7"))
    try screen.button("Haggle").tap()
    errands.advance()
    #expect(screen.texts.contains("To pay: 5"))
    try screen.button("Tear up").tap()
    try screen.button("Take back").tap()
    #expect(screen.texts == [])
    #expect(!screen.has(.button, "Take back"))
  }

  @Test(
    "a response for a removed parcel is reported and changes nothing",
    .enabled(if: isDebugBuild))
  func lateAnswer() {
    let store = TestStore(initialState: Counter(), reducer: counterReducer, environment: desk())
    store.send(.handedIn) { $0.parcels = [Parcel(id: 1)] }
    store.send(.parcel(id: 1, action: .scales(.askTapped)))
    store.send(.parcel(id: 1, action: .takenBack)) { $0.parcels = [] }
    withKnownIssue {
      errands.advance()
    } matching: {
      $0.description.contains("received an action for an element that is not there")
    }
    store.receive(.parcel(id: 1, action: .scales(.named(.success(5)))))
  }
}
