import ComposableArchitecture
import CustomDump
import XCTest

@Reducer
struct CheckoutForm {
  @ObservableState
  struct State: Equatable, Sendable {
    var email = ""
    var quantity = 1
    var address = Address()
    var wantsGift = false
    var giftText = ""
    var focusedField: Field?

    struct Address: Equatable, Sendable {
      var street = ""
      var zip = ""
    }
    enum Field: Hashable, Sendable { case email, street }
  }

  enum Action: BindableAction, Equatable, Sendable {
    case binding(BindingAction<State>)
    case orderTapped
    case orderPlaced(id: Int)
  }

  struct Client: DependencyKey, Sendable {
    var place: @Sendable (State) async throws -> Int
    static let liveValue = Client { _ in Int.random(in: 1...1_000) }
    static let testValue = Client(place: unimplemented("CheckoutForm.Client.place", placeholder: -1))
  }

  @Dependency(Client.self) var client

  var body: some ReducerOf<Self> {
    BindingReducer()
    Reduce { state, action in
      switch action {
      case .binding(\.quantity):
        state.quantity = min(max(state.quantity, 1), 10)
        return .none
      case .binding(\.address.zip):
        state.address.zip = state.address.zip.filter(\.isNumber)
        return .none
      case .binding(\.wantsGift):
        state.giftText = state.wantsGift ? "Enjoy!" : ""
        return .none
      case .binding:
        return .none
      case .orderTapped:
        guard !state.email.isEmpty else {
          state.focusedField = .email
          return .none
        }
        return .run { [state] send in
          let id = try await client.place(state)
          await send(.orderPlaced(id: id))
        }
      case .orderPlaced:
        state = State()
        return .none
      }
    }
  }
}

@MainActor
class CheckoutBindingTests: XCTestCase {
  var store: TestStoreOf<CheckoutForm>!

  override func setUp() async throws {
    try await super.setUp()
    store = TestStore(initialState: CheckoutForm.State()) {
      CheckoutForm()
    } withDependencies: {
      $0[CheckoutForm.Client.self].place = { _ in 7 }
    }
  }

  override func tearDown() {
    store = nil
    super.tearDown()
  }

  func testClampsQuantity() async {
    await store.send(.binding(.set(\.quantity, 40))) {
      $0.quantity = 10
    }
    await store.send(\.binding.quantity, 0) {
      $0.quantity = 1
    }
  }

  func testGift() async {
    await store.send(\.binding.wantsGift, true) {
      $0.wantsGift = true
      $0.giftText = "Enjoy!"
    }
  }

  func testZip() async {
    await store.send(.binding(.set(\.address.zip, "2a0b3"))) {
      $0.address.zip = "203"
    }
  }

  func testOrderWithoutEmail() async {
    await store.send(.orderTapped) {
      $0.focusedField = .email
    }
    XCTAssertEqual(diff(store.state, CheckoutForm.State())?.contains("focusedField"), true)
  }

  func testOrder() async throws {
    await store.send(\.binding.email, "a@example.com") {
      $0.email = "a@example.com"
    }
    await store.withExhaustivity(.off) {
      await store.send(.orderTapped)
      await store.receive(.orderPlaced(id: 7))
    }
    XCTAssertNoDifference(store.state, CheckoutForm.State())
    let dump = String(customDumping: store.state)
    XCTAssertTrue(dump.contains("quantity: 1"))
  }
}
