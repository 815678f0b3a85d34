#if Macros
import ComposableArchitecture
import Testing
import ViewTesting

@CaseBindable
@dynamicMemberLookup
private enum Status: Equatable {
  case inStock(quantity: Int)
  case outOfStock(isOnBackOrder: Bool)
  case unknown
}

private struct Item: Equatable {
  var name = "Keyboard"
  var status = Status.inStock(quantity: 1)
  var optional: Status?
}

@MainActor @Observable
private final class Model {
  var item = Item()
  var status = Status.unknown
}

private struct StatusView: View {
  @State var item = Item()

  var body: some View {
    switch $item.status {
    case .inStock(let $quantity):
      Text("\($quantity.wrappedValue) in stock")
      Button("Sell") { $quantity.wrappedValue -= 1 }
      Button("Sell out") { item.status = .outOfStock(isOnBackOrder: false) }
    case .outOfStock(let $isOnBackOrder):
      Toggle("On back order", isOn: $isOnBackOrder)
      Text("\($isOnBackOrder.wrappedValue)")
    case .unknown:
      Text("Unknown")
    }
  }
}

@MainActor
struct BindingCasesTests {
  private func binding<Value: Sendable>(_ value: Value) -> (Binding<Value>, LockIsolated<Value>) {
    let storage = LockIsolated(value)
    return (Binding(get: { storage.value }, set: { storage.setValue($0) }), storage)
  }

  @Test("a binding to the current case reads and writes its value")
  func caseMember() throws {
    let (status, storage) = binding(Status.inStock(quantity: 1))
    let quantity = try #require(status.inStock)
    #expect(status.outOfStock == nil)
    quantity.wrappedValue = 2
    #expect(storage.value == .inStock(quantity: 2))
    storage.setValue(.inStock(quantity: 3))
    #expect(quantity.wrappedValue == 3)
  }

  @Test("a case's binding keeps its last value once the enum changes case")
  func otherCase() throws {
    let (status, storage) = binding(Status.inStock(quantity: 1))
    let quantity = try #require(status.inStock)
    storage.setValue(.unknown)
    #expect(quantity.wrappedValue == 1)
    quantity.wrappedValue = 2
    #expect(quantity.wrappedValue == 2)
    #expect(storage.value == .unknown)
  }

  @Test("writing nil to the current case's binding sets the optional enum to nil")
  func optionalCase() {
    let (status, storage) = binding(Status?.none)
    let quantity: Binding<Int?> = status.inStock
    let isOnBackOrder: Binding<Bool?> = status.outOfStock
    #expect(quantity.wrappedValue == nil)
    storage.setValue(.inStock(quantity: 1))
    #expect(quantity.wrappedValue == 1)
    isOnBackOrder.wrappedValue = nil
    #expect(storage.value == .inStock(quantity: 1))
    quantity.wrappedValue = nil
    #expect(storage.value == nil)
  }

  @Test("a case without a value is a Boolean, and writing false removes the enum")
  func plainCase() {
    let (status, storage) = binding(Status?.some(.unknown))
    let isUnknown: Binding<Bool> = status.unknown
    #expect(isUnknown.wrappedValue)
    storage.setValue(.inStock(quantity: 1))
    #expect(!isUnknown.wrappedValue)
    isUnknown.wrappedValue = false
    #expect(storage.value == .inStock(quantity: 1))
    storage.setValue(.unknown)
    let payload: Binding<Void?> = status.unknown
    #expect(payload.wrappedValue != nil)
    isUnknown.wrappedValue = false
    #expect(storage.value == nil)
  }

  @Test("an unwrapped binding keeps its last value once the optional is nil")
  func unwrapping() throws {
    let (number, storage) = binding(Int?.some(1))
    #expect(Binding(unwrapping: .constant(Int?.none)) == nil)
    let unwrapped = try #require(Binding(unwrapping: number))
    unwrapped.wrappedValue = 2
    #expect(storage.value == 2)
    storage.setValue(3)
    #expect(unwrapped.wrappedValue == 3)
    storage.setValue(nil)
    #expect(unwrapped.wrappedValue == 3)
    unwrapped.wrappedValue = 4
    #expect(storage.value == nil)
    #expect(unwrapped.wrappedValue == 4)
  }

  @Test("'cases' switches over bindings to an enum's cases")
  func cases() {
    let (status, storage) = binding(Status.outOfStock(isOnBackOrder: false))
    switch status.cases {
    case .outOfStock(let isOnBackOrder): isOnBackOrder.wrappedValue = true
    case .inStock, .unknown: Issue.record("The enum is in another case")
    }
    #expect(storage.value == .outOfStock(isOnBackOrder: true))
  }

  @Test("a view can switch over an enum binding and write to its case")
  func view() throws {
    let screen = ViewTester(StatusView())
    #expect(screen.texts == ["1 in stock"])
    try screen.button("Sell").tap()
    #expect(screen.texts == ["0 in stock"])
    try screen.button("Sell out").tap()
    #expect(screen.texts == ["false"])
  }

  @Test("bindings of observable objects can be switched over by case")
  func objects() {
    let model = Model()
    switch Bindable(model).item.status {
    case .inStock(let quantity): quantity.wrappedValue = 5
    case .outOfStock, .unknown: Issue.record("The enum is in another case")
    }
    switch UIBindable(model).item.status {
    case .inStock(let quantity): quantity.wrappedValue += 1
    case .outOfStock, .unknown: Issue.record("The enum is in another case")
    }
    #expect(model.item.status == .inStock(quantity: 6))
    guard case .unknown = Bindable(model).status, case .unknown = UIBindable(model).status else {
      Issue.record("The enum is in another case")
      return
    }
  }
}
#endif
