#if PortableViews
import ComposableUI
import Foundation
import Testing
import ViewTesting

@MainActor
struct ControlTests {
  private enum Color: String, CaseIterable { case red, green }

  private struct Choosing: View {
    @State var color: Color? = .red
    @State var size = 1
    @State var count = 2
    @State var level = 0.5

    var body: some View {
      Picker("Color", selection: $color) {
        Text("None").tag(Color?.none)
        ForEach(Color.allCases, id: \.self) { Text($0.rawValue.capitalized).tag($0) }
      }
      Picker("Size", selection: $size) {
        Group {
          Label("Small", systemImage: "minus").tag(0)
          if count > 0 { Text("Large").font(.title).tag(1) }
        }
        Text("Nobody's")
      }
      .pickerStyle(.segmented)
      Stepper("Count", value: $count, in: 0...3)
      Slider(value: $level, in: 0...10, step: 0.5) { Text("Level") }
      Text("\(color?.rawValue ?? "none") \(size) \(count) \(String(level))")
    }
  }

  @Test("A picker offers its tagged views and writes the selected tag")
  func picker() throws {
    let screen = ViewTester(Choosing())
    #expect(try screen.picker("Color").choices == ["None", "Red", "Green"])
    #expect(try screen.picker("Color").selection == "Red")
    try screen.picker("Color").select("Green")
    #expect(try screen.picker("Color").selection == "Green")
    try screen.picker("Color").select("None")
    #expect(try screen.picker("Size").choices == ["Small", "Large"])
    try screen.picker("Size").select("Small")
    #expect(screen.texts.last == "none 0 2 0.5")
  }

  @Test("Selecting a choice that a picker doesn't have fails")
  func noChoice() throws {
    let screen = ViewTester(Choosing())
    let error = #expect(throws: ViewTestError.self) {
      try screen.picker("Size").select("Huge")
    }
    #expect(error?.description.hasPrefix("There is no choice \"Huge\" (") == true)
    #expect(throws: ViewTestError.self) { try screen.picker("Color").setValue("blue") }
    #expect(throws: ViewTestError.self) { try screen.picker("Color").send(.input) }
    #expect(screen.texts.last == "red 1 2 0.5")
  }

  @Test("A picker whose selection matches no tag shows no choice")
  func strangeSelection() throws {
    let screen = ViewTester(
      Picker("Number", selection: .constant(7)) { ForEach(0..<2) { Text("\($0)").tag($0) } })
    #expect(try screen.picker("Number").selection == nil)
    #expect(try screen.picker("Number").choices == ["0", "1"])
  }

  @Test("A stepper stops at its bounds")
  func stepper() throws {
    let screen = ViewTester(Choosing())
    try screen.stepper("Count").increment()
    #expect(try screen.stepper("Count").value == "3")
    #expect(throws: ViewTestError.self) { try screen.stepper("Count").increment() }
    for _ in 0..<3 { try screen.stepper("Count").decrement() }
    #expect(throws: ViewTestError.self) { try screen.stepper("Count").decrement() }
    #expect(screen.texts.last?.hasSuffix("0 0.5") == true)
  }

  @Test("A stepper with closures runs them and reports its editing")
  func stepperActions() throws {
    var log: [String] = []
    let screen = ViewTester(
      Stepper("Steps", onIncrement: { log.append("+") }, onDecrement: nil) { log.append("\($0)") }
    )
    try screen.stepper("Steps").increment()
    #expect(throws: ViewTestError.self) { try screen.stepper("Steps").decrement() }
    #expect(log == ["true", "+", "false"])
  }

  @Test(
    "A slider takes numbers only, within its range and on its steps",
    arguments: [
      ("3.3", "3.5"), ("99", "10.0"), ("-1", "0.0"), ("1e300", "10.0"), ("nan", nil),
      ("inf", nil), ("-inf", nil), ("", nil), ("1,5", nil), ("0x1p3", "8.0"), ("one", nil),
    ] as [(String, String?)])
  func slider(entered: String, level: String?) throws {
    let screen = ViewTester(Choosing())
    if let level {
      try screen.slider("Level").setValue(entered)
      #expect(screen.texts.last?.hasSuffix(" \(level)") == true)
    } else {
      #expect(throws: ViewTestError.self) { try screen.slider("Level").setValue(entered) }
      #expect(screen.texts.last?.hasSuffix(" 0.5") == true)
    }
  }

  private struct Dating: View {
    @State var date = Date(timeIntervalSince1970: 86_400 * 365)
    @State var color = ComposableUI.Color.black

    var body: some View {
      DatePicker(
        "Day", selection: $date, in: Date(timeIntervalSince1970: 0)...,
        displayedComponents: .date)
      DatePicker("Time", selection: $date, displayedComponents: .hourAndMinute)
      ColorPicker("Color", selection: $color)
    }
  }

  @Test("A date picker takes dates in the format of browsers, within its range")
  func datePicker() throws {
    let screen = ViewTester(Dating())
    try screen.find(.datePicker, "Day").setValue("2026-02-28")
    #expect(try screen.find(.datePicker, "Day").value == "2026-02-28")
    try screen.find(.datePicker, "Time").setValue("23:59")
    #expect(try screen.find(.datePicker, "Time").value == "23:59")
    #expect(try screen.find(.datePicker, "Day").value == "2026-02-28")
    try screen.find(.datePicker, "Day").setValue("1900-01-01")
    #expect(try screen.find(.datePicker, "Day").value != "1900-01-01")
  }

  @Test(
    "Malformed dates, times and colours are refused",
    arguments: [
      "", "2026", "2026-13-01", "2026-00-10", "2026-01-32", "0000-01-01", "26-1-1",
      "2026-01-01T10:00", "2026-01-0x", "24:00", "12:60", "12", ":", "-", "٢٠٢٦-٠١-٠١",
      "#ff00", "#gggggg", "#ff8000ff", "red", "#-12345", "#+12345",
    ])
  func invalid(value: String) throws {
    let screen = ViewTester(Dating())
    let before = screen.snapshot()
    for (role, label) in [(.datePicker, "Day"), (.datePicker, "Time"), (.colorPicker, "Color")]
      as [(ViewElement.Role, String)]
    {
      #expect(throws: ViewTestError.self) { try screen.find(role, label).setValue(value) }
    }
    #expect(screen.snapshot() == before)
  }

  @Test("A colour picker takes colours in the format of browsers")
  func colorPicker() throws {
    let screen = ViewTester(Dating())
    #expect(try screen.find(.colorPicker, "Color").value == "#000000")
    try screen.find(.colorPicker, "Color").setValue("#FF8000")
    #expect(try screen.find(.colorPicker, "Color").value == "#ff8000")
  }

  private struct Hiding: View {
    @State var last = "nothing"

    var body: some View {
      DisclosureGroup("Details") { Text("secret") }
      Menu("Actions") {
        Button("Copy") { last = "copied" }
        Menu("More") { Button("Paste") { last = "pasted" } }
      }
      Text(last)
    }
  }

  @Test("The label of a menu has the style of labels around it, and its symbol alone has a name")
  func menuLabels() throws {
    let screen = ViewTester(
      VStack {
        Menu {
          Button("Copy") {}
        } label: {
          Label("Move", systemImage: "arrow.left").labelStyle(.iconOnly)
        }
        Menu("Sort", systemImage: "arrow.up") { Button("Copy") {} }.labelStyle(.iconOnly)
        Menu("Share", systemImage: "arrow.up") { Button("Copy") {} }
      })
    #expect(screen.root.all(.menu).map(\.title) == ["", "", "Share"])
    #expect(screen.root.all(.menu).map(\.label) == ["Move", "Sort", "Share"])
  }

  @Test("A disclosure group shows its content only while it is open")
  func disclosure() throws {
    let screen = ViewTester(Hiding())
    #expect(!screen.texts.contains("secret"))
    try screen.disclosure("Details").expand()
    #expect(try screen.disclosure("Details").isExpanded)
    #expect(screen.texts.contains("secret"))
    try screen.disclosure("Details").collapse()
    #expect(!screen.texts.contains("secret"))
  }

  @Test("Buttons of a menu, and of a menu inside it, can be tapped")
  func menu() throws {
    let screen = ViewTester(Hiding())
    try screen.menu("Actions").button("Copy").tap()
    #expect(screen.texts == ["copied"])
    try screen.menu("More").button("Paste").tap()
    #expect(screen.texts == ["pasted"])
  }

  private struct Numbers: View {
    @State var age = 30
    @State var goal: Double?

    var body: some View {
      TextField("Age", value: $age, format: .number)
      TextField("Goal", value: $goal, format: .number)
      Text("\(age) \(goal.map { String($0) } ?? "nil")")
    }
  }

  @Test("A number field keeps the typed text until it loses the focus")
  func formattedField() throws {
    let screen = ViewTester(Numbers())
    let age = try screen.textField("Age")
    try age.type("1x")
    #expect(try screen.textField("Age").value == "1x")
    try age.type("1234")
    #expect(try screen.textField("Age").value == "1234")
    #expect(screen.texts == ["1,234 nil"])
    try age.blur()
    #expect(try screen.textField("Age").value == "1,234")
    try age.type("")
    try age.submit()
    #expect(try screen.textField("Age").value == "1,234")
    try screen.textField("Goal").type("2.5")
    #expect(screen.texts == ["1,234 2.5"])
    try screen.textField("Goal").type(" ")
    #expect(screen.texts == ["1,234 nil"])
  }

  private struct Login: View {
    enum Field { case name, password }
    @FocusState var focus: Field?
    @State var name = ""

    var body: some View {
      TextField("Name", text: $name).focused($focus, equals: .name)
        .onSubmit { focus = .password }
      SecureField("Password", text: .constant("")).focused($focus, equals: .password)
      Button("Start") { focus = .name }
      Text(focus == nil ? "none" : "\(focus!)")
    }
  }

  @Test("A focus state moves the focus and follows it")
  func focus() throws {
    let screen = ViewTester(Login())
    #expect(screen.texts == ["none"])
    try screen.button("Start").tap()
    #expect(try screen.textField("Name").isFocused)
    try screen.textField("Name").submit()
    #expect(try screen.find(.secureField, "Password").isFocused)
    #expect(try !screen.textField("Name").isFocused)
    try screen.find(.secureField, "Password").blur()
    #expect(screen.texts == ["none"])
    try screen.textField("Name").focus()
    #expect(screen.texts == ["name"])
    #expect(throws: ViewTestError.self) {
      try screen.textField("Name").send(.focus, value: "maybe")
    }
  }
}
#endif
