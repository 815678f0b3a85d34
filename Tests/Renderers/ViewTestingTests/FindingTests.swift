#if PortableViews
import Testing
import ViewTesting

@MainActor
struct FindingTests {
  struct Form: View {
    @State var name = "Ann"
    @State var isOn = false
    @State var items = ["a", "b"]
    @State var isAlertShown = false
    @State var taps = 0

    var body: some View {
      VStack {
        TextField("Name", text: $name, prompt: Text("Your name"))
        Toggle("Lamp", isOn: $isOn)
        Button {
          isAlertShown = true
        } label: {
          HStack {
            Text("Hello")
            Text(name)
          }
        }
        Button("Off") {}.disabled(true)
        Image(systemName: "star").accessibilityLabel("Favorite").accessibilityIdentifier("star")
        List {
          ForEach(items, id: \.self) { Text($0) }.onDelete { items.remove(atOffsets: $0) }
        }
        Text("taps \(taps)")
      }
      .onTapGesture(count: 2) { taps += 1 }
      .alert("Hi", isPresented: $isAlertShown) {
        Button("Fine") { name = "Bob" }
      } message: {
        Text("How are you?")
      }
    }
  }

  @Test("Controls are found by label and respond like those on a page")
  func controls() throws {
    let screen = ViewTester(Form())
    try screen.textField("Your name").type("Eve")
    #expect(try screen.textField("Name").value == "Eve")
    try screen.toggle("Lamp").toggle()
    #expect(try screen.toggle("Lamp").value == "true")
    try screen.button("Hello Eve").tap()
    #expect(screen.alert?.title == "Hi")
    #expect(screen.alert?.message == "How are you?")
    #expect(screen.alert?.buttons == ["Fine"])
    try screen.alert?.button("Fine").tap()
    #expect(screen.alert == nil)
    #expect(screen.has(.button, "Hello Bob"))
    #expect(screen.rows.map(\.label) == ["a", "b"])
    try screen.rows[0].delete()
    #expect(screen.rows.map(\.label) == ["b"])
    #expect(try screen.element(identifiedBy: "star").label == "Favorite")
    try screen.find(.verticalStack).doubleTap()
    #expect(screen.texts.last == "taps 1")
  }

  @Test("A control that is not found fails with the views on the screen")
  func notThere() {
    let screen = ViewTester(VStack { Text("only this") })
    let line = #line + 1
    let error = #expect(throws: ViewTestError.self) { try screen.button("Save") }
    #expect(
      error?.description == """
        There is no button "Save": no element has the role button \
        (ViewTestingTests/FindingTests.swift:\(line)). On the screen:
        root
          verticalStack
            text "only this"
        """)
  }

  @Test("A link that is not found fails with the links that there are, and the line")
  func otherLinks() throws {
    let screen = ViewTester(
      NavigationStack {
        NavigationLink("Harbour") { Text("boats") }
        NavigationLink("Map") { Text("coasts") }
      })
    let line = #line + 1
    let error = #expect(throws: ViewTestError.self) { try screen.link("Tides") }
    let description = try #require(error?.description)
    #expect(
      description.hasPrefix(
        """
        There is no link "Tides": the role link has "Harbour", "Map" \
        (ViewTestingTests/FindingTests.swift:\(line)). On the screen:
        """))
    let use = #line + 1
    let refusal = #expect(throws: ViewTestError.self) { try screen.link("Map").type("x") }
    #expect(
      try #require(refusal?.description).hasPrefix(
        """
        The link "Map" refuses input: it has no handler for that event \
        (ViewTestingTests/FindingTests.swift:\(use)). On the screen:
        """))
  }

  @Test("Using a disabled or covered control fails with the reason")
  func unusable() throws {
    let screen = ViewTester(Form())
    let disabled = #expect(throws: ViewTestError.self) { try screen.button("Off").tap() }
    #expect(
      disabled?.description.hasPrefix("The button \"Off\" refuses tap: it is disabled (") == true)
    let lamp = try screen.toggle("Lamp")
    try screen.button("Hello Ann").tap()
    let covered = #expect(throws: ViewTestError.self) { try lamp.toggle() }
    #expect(
      covered?.description.hasPrefix("The toggle \"Lamp\" refuses input: something covers it (")
        == true)
  }

  struct Loading: View {
    @State var text = "loading"
    var body: some View {
      Text(text).task {
        await Task.yield()
        text = "half"
        await Task.yield()
        text = "loaded"
      }
    }
  }

  @Test("'settle' returns after the pending work of the main actor")
  func settle() async {
    let screen = ViewTester(Loading())
    #expect(screen.texts == ["loading"])
    await screen.settle()
    #expect(screen.texts == ["loaded"])
  }

  @Test("'wait' returns when its condition holds, or throws at its timeout")
  func wait() async throws {
    let screen = ViewTester(Loading())
    try await screen.wait { screen.texts == ["loaded"] }
    await #expect(throws: ViewTestError.self) {
      try await screen.wait(atMost: .zero) { screen.texts == ["never"] }
    }
  }
}
#endif
