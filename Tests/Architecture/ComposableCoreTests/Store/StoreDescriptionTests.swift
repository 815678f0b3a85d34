#if Macros
import Testing

@_spi(Internals) @_spi(Logging) @testable import ComposableCore

@Reducer
private struct Feature {
  @ObservableState
  struct State: Equatable { var child: Child.State? }
  enum Action { case child(Child.Action) }

  @Reducer
  struct Child {
    struct State: Equatable {}
    enum Action { case tap }
  }
}

@MainActor
struct StoreDescriptionTests {
  @Test("a store is described by its type's alias")
  func aliases() {
    let store = Store(initialState: Feature.State()) { Feature() }
    #expect(store.debugDescription == "StoreOf<Feature>")
    #expect(String(reflecting: store) == "StoreOf<Feature>")
    #expect(
      store.scope(state: \.child, action: \.child).debugDescription == "StoreOf<Feature.Child?>")
    let plain = Store<[String: Int?], Feature.Action>(initialState: [String: Int?]()) {
      EmptyReducer()
    }
    #expect(plain.debugDescription == "Store<Dictionary<String, Int?>, Feature.Action>")
  }

  @Test("stores of presentations, elements and stacks have their own aliases")
  func wrappers() {
    #expect(
      storeTypeName(
        state: PresentationState<Feature.Child.State>.self,
        action: PresentationAction<Feature.Child.Action>.self)
        == "PresentationStoreOf<Feature.Child>")
    #expect(
      storeTypeName(
        state: PresentationState<Feature.Child.State>.self,
        action: PresentationAction<Feature.Action>.self)
        == "Store<PresentationState<Feature.Child.State>, PresentationAction<Feature.Action>>")
  }

  @Test("a described type name omits modules and private contexts")
  func typeNames() {
    struct Local<Value> { enum Inner {} }
    #expect(typeName(Int.self) == "Int")
    #expect(typeName([Int?].self) == "[Int?]")
    #expect(typeName(Local<[Feature.State]>.self) == "StoreDescriptionTests.Local<[Feature.State]>")
    #expect(typeName(Local<Int>.Inner.self) == "StoreDescriptionTests.Local<Int>.Inner")
    #expect(typeName((Int, x: String).self) == "(Int, x: String)")
    #expect(typeName(((Int) -> Result<Int, any Error>).self) == "(Int) -> Result<Int, Error>")
    #expect(typeName(Void.self) == "()")
  }

  @Test("the enabled logger records each store's init and deinit", .enabled(if: isDebugBuild))
  func logger() {
    enum Unique {}
    Logger.shared.isEnabled = true
    defer { Logger.shared.isEnabled = false }
    func run() { _ = Store<Unique?, Int>(initialState: nil) { EmptyReducer() } }
    run()
    let name = "Store<StoreDescriptionTests.Unique?, Int>"
    #expect(
      Logger.shared.logs.filter { $0.contains("Unique") } == ["\(name).init", "\(name).deinit"])
  }

  @Test(
    "a disabled logger records nothing, and clear empties the log",
    .enabled(if: isDebugBuild))
  func disabledLogger() {
    let logger = Logger()
    logger.log("lost")
    #expect(logger.logs == [])
    logger.isEnabled = true
    logger.log(level: .error, "kept")
    #expect(logger.logs == ["kept"])
    logger.clear()
    #expect(logger.logs == [])
  }
}
#endif
