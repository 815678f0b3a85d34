import ComposableArchitecture
import Testing
import ViewTesting

private struct Rhyme: Equatable {
  var number: Int
  var text: String
}

private struct Rhymes: View {
  @State var alertRhyme: Rhyme?
  @State var sheetRhyme: Rhyme?
  @State var dialogRhyme: Rhyme?

  var body: some View {
    VStack {
      Button("Alert") { alertRhyme = Rhyme(number: 1, text: "one") }
      Button("Sheet") { sheetRhyme = Rhyme(number: 2, text: "two") }
      Button("Dialog") { dialogRhyme = Rhyme(number: 3, text: "three") }
      Text("\(alertRhyme?.number ?? 0)\(sheetRhyme?.number ?? 0)\(dialogRhyme?.number ?? 0)")
    }
    .alert(item: $alertRhyme) { rhyme in
      Text("About \(rhyme.number)")
    } actions: { rhyme in
      Button("Next") { sheetRhyme = Rhyme(number: rhyme.number + 1, text: "next") }
    } message: { rhyme in
      Text(rhyme.text)
    }
    .confirmationDialog(item: $dialogRhyme, titleVisibility: .visible) { rhyme in
      Text("Forget \(rhyme.number)?")
    } actions: { _ in
      Button("Forget") {}
    } message: { rhyme in
      Text(rhyme.text)
    }
    .sheet(item: $sheetRhyme, id: \.number) { rhyme in
      Text(rhyme.text)
      Button("Reword") { sheetRhyme?.text = "reworded" }
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
struct CompanionViewTests {
  @Test("an alert's title and buttons can use its item")
  func alert() throws {
    let screen = ViewTester(Rhymes())
    try screen.button("Alert").tap()
    #expect(screen.alert?.title == "About 1")
    #expect(screen.alert?.message == "one")
    try screen.button("Next").tap()
    #expect(screen.alert == nil)
    #expect(screen.sheet?.texts == ["next"])
  }

  @Test("a binding to a shared value reads and changes the value")
  func shared() {
    @Shared(value: 1) var count
    let binding = Binding($count)
    binding.wrappedValue += 1
    #expect(count == 2)
    $count.withLock { $0 = 5 }
    #expect(binding.wrappedValue == 5)
  }

  @Test("a dialog's content can use its item, and dismissal sets it to nil")
  func dialog() throws {
    let screen = ViewTester(Rhymes())
    try screen.button("Dialog").tap()
    #expect(screen.confirmationDialog?.title == "Forget 3?")
    try screen.button("Forget").tap()
    #expect(screen.confirmationDialog == nil)
    #expect(screen.texts == ["000"])
  }

  @Test("a sheet stays when its item is replaced by one with equal identity")
  func sheet() throws {
    let screen = ViewTester(Rhymes())
    try screen.button("Sheet").tap()
    try screen.button("Reword").tap()
    #expect(screen.sheet?.texts == ["reworded"])
    try screen.sheet?.dismiss()
    #expect(screen.texts == ["000"])
  }

  @Test("bind starts with the model's value and keeps view and model in sync")
  func bind() throws {
    let screen = ViewTester(Twins())
    #expect(screen.texts == ["model model"])
    try screen.button("View").tap()
    #expect(screen.texts == ["new view new view"])
    try screen.button("Model").tap()
    #expect(screen.texts == ["new model new model"])
  }
}
