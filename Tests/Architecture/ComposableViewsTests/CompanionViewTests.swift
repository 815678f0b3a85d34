import ComposableArchitecture
import Testing
import ViewTesting

private struct Fact: Equatable {
  var number: Int
  var text: String
}

private struct Facts: View {
  @State var alertFact: Fact?
  @State var sheetFact: Fact?
  @State var dialogFact: Fact?

  var body: some View {
    VStack {
      Button("Alert") { alertFact = Fact(number: 1, text: "one") }
      Button("Sheet") { sheetFact = Fact(number: 2, text: "two") }
      Button("Dialog") { dialogFact = Fact(number: 3, text: "three") }
      Text("\(alertFact?.number ?? 0)\(sheetFact?.number ?? 0)\(dialogFact?.number ?? 0)")
    }
    .alert(item: $alertFact) { fact in
      Text("About \(fact.number)")
    } actions: { fact in
      Button("Next") { sheetFact = Fact(number: fact.number + 1, text: "next") }
    } message: { fact in
      Text(fact.text)
    }
    .confirmationDialog(item: $dialogFact, titleVisibility: .visible) { fact in
      Text("Forget \(fact.number)?")
    } actions: { _ in
      Button("Forget") {}
    } message: { fact in
      Text(fact.text)
    }
    .sheet(item: $sheetFact, id: \.number) { fact in
      Text(fact.text)
      Button("Reword") { sheetFact?.text = "reworded" }
    }
  }
}

private struct Twins: View {
  @State var model = "model"
  @State var view = "view"

  var body: some View {
    VStack {
      Text("\(model) \(view)")
      Button("Model") { model = "new model" }
      Button("View") { view = "new view" }
    }
    .bind($model, to: $view)
  }
}

@MainActor
@Suite struct CompanionViewTests {
  @Test("An alert about an item shows it, and its buttons act with it")
  func alert() throws {
    let screen = ViewTester(Facts())
    try screen.button("Alert").tap()
    #expect(screen.alert?.title == "About 1")
    #expect(screen.alert?.message == "one")
    try screen.button("Next").tap()
    #expect(screen.alert == nil)
    #expect(screen.sheet?.texts == ["next"])
  }

  @Test("A binding to a shared value reads and changes it")
  func shared() {
    @Shared(value: 1) var count
    let binding = Binding($count)
    binding.wrappedValue += 1
    #expect(count == 2)
    $count.withLock { $0 = 5 }
    #expect(binding.wrappedValue == 5)
  }

  @Test("A dialog about an item shows it, and sets it to nil")
  func dialog() throws {
    let screen = ViewTester(Facts())
    try screen.button("Dialog").tap()
    #expect(screen.confirmationDialog?.title == "Forget 3?")
    try screen.button("Forget").tap()
    #expect(screen.confirmationDialog == nil)
    #expect(screen.texts == ["000"])
  }

  @Test("A sheet of an item with the same identity stays")
  func sheet() throws {
    let screen = ViewTester(Facts())
    try screen.button("Sheet").tap()
    try screen.button("Reword").tap()
    #expect(screen.sheet?.texts == ["reworded"])
    try screen.sheet?.dismiss()
    #expect(screen.texts == ["000"])
  }

  @Test("A bound view starts with the model's value, and each follows the other")
  func bind() throws {
    let screen = ViewTester(Twins())
    #expect(screen.texts == ["model model"])
    try screen.button("View").tap()
    #expect(screen.texts == ["new view new view"])
    try screen.button("Model").tap()
    #expect(screen.texts == ["new model new model"])
  }
}
