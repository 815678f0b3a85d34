#if PortableViews
import ComposableUI
import Testing
import ViewGraph

private class Settings: ObservableObject {
  @Published var size = 12
  @Published var name = "Mina"
  var untold = 0
}

private final class MoreSettings: Settings {
  @Published var isBold = false
}

private final class ByHand: ObservableObject {
  let objectWillChange = ObservableObjectPublisher()
  var count = 0 {
    willSet { objectWillChange.send() }
  }
}

private struct SettingsView: View {
  @ObservedObject var settings: Settings

  var body: some View {
    Text("\(settings.name) \(settings.size)")
    TextField("Name", text: $settings.name)
  }
}

/// A view without another property than its object, which so is all that the rows' closure captures.
private struct SettingsRows: View {
  @ObservedObject var settings: Settings

  var body: some View {
    ForEach([1, 2], id: \.self) { Text("\($0): \(settings.size)") }
  }
}

private struct OwnerView: View {
  static let made = Counter()
  @StateObject private var settings = made.make()
  @State private var taps = 0

  final class Counter {
    var count = 0
    func make() -> Settings {
      count += 1
      return Settings()
    }
  }

  var body: some View {
    Text("\(settings.size) after \(taps)")
    Button("tap") { taps += 1 }
    Button("grow") { settings.size += 1 }
  }
}

private struct InnerView: View {
  @EnvironmentObject private var settings: Settings

  var body: some View { Text("size \(settings.size)") }
}

@MainActor
struct ObservableObjectTests {
  @Test("a change of a published property evaluates the view that reads it")
  func observed() {
    let settings = Settings()
    let harness = GraphHarness(SettingsView(settings: settings))
    #expect(harness.texts == ["Mina 12"])
    settings.size = 13
    settings.name = "Mina Roy"
    harness.graph.flush()
    #expect(harness.texts == ["Mina Roy 13"])
    #expect(harness.graph.bodyEvaluations(of: SettingsView.self) == 2)
    settings.untold = 1
    harness.graph.flush()
    #expect(harness.graph.bodyEvaluations(of: SettingsView.self) == 2)
  }

  @Test("rows whose closure captures nothing but the object follow its changes")
  func rows() {
    let settings = Settings()
    let harness = GraphHarness(SettingsRows(settings: settings))
    #expect(harness.texts == ["1: 12", "2: 12"])
    settings.size = 13
    harness.graph.flush()
    #expect(harness.texts == ["1: 13", "2: 13"])
  }

  @Test("published properties of a class and its superclass share a publisher")
  func inherited() {
    let settings = MoreSettings()
    let harness = GraphHarness(SettingsView(settings: settings))
    settings.isBold = true
    settings.size = 1
    harness.graph.flush()
    #expect(harness.texts == ["Mina 1"])
    #expect(settings.objectWillChange === settings.objectWillChange)
  }

  @Test("an object's own call of 'objectWillChange' updates its view")
  func byHand() {
    struct ByHandView: View {
      @ObservedObject var object: ByHand
      var body: some View { Text("\(object.count)") }
    }
    let object = ByHand()
    let harness = GraphHarness(ByHandView(object: object))
    object.count = 7
    harness.graph.flush()
    #expect(harness.texts == ["7"])
  }

  @Test("a state object is made once per view")
  func stateObject() throws {
    OwnerView.made.count = 0
    let harness = GraphHarness(OwnerView())
    try harness.tap("tap")
    try harness.tap("grow")
    #expect(harness.texts.first == "13 after 1")
    #expect(OwnerView.made.count == 1)
  }

  @Test("an environment object is found by its type and observed")
  func environmentObject() {
    let settings = Settings()
    let harness = GraphHarness(InnerView().environmentObject(settings))
    settings.size = 20
    harness.graph.flush()
    #expect(harness.texts == ["size 20"])
  }
}
#endif
