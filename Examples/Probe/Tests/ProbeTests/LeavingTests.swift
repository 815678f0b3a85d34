import ComposableArchitecture
import Testing
import ViewTesting

@testable import Probe

/// Probe: sends from closing views, and cases that do not match.
@MainActor
struct LeavingTests {
  @available(*, deprecated)
  @Test(
    "a binding written while its sheet closes is ignored",
    arguments: ["The view closes", "The feature closes"])
  func binding(button: String) async throws {
    let store = Store(initialState: Logbook.State()) { Logbook() }
    let bench = Bench(LogbookView(store: store))
    try bench.tap("Open a new page", evaluates: ["LogbookPageView", "LogbookPageView.content"])
    try bench.type("Fair wind", into: "Entry", evaluates: ["LogbookPageView.content"])
    #expect(store.withState(\.page?.entry) == "Fair wind")
    try bench.screen.toggle("Write at the end").toggle()
    try bench.screen.button(button).tap()
    try await bench.screen.wait { bench.screen.sheet == nil }
    #expect(store.withState(\.page) == nil)
    try bench.tap("Open a new page", evaluates: ["LogbookPageView", "LogbookPageView.content"])
    #expect(try bench.screen.textField("Entry").value == "")
  }

  @available(*, deprecated)
  @Test("an action sent while its sheet closes is reported")
  func action() throws {
    let store = Store(initialState: Logbook.State()) { Logbook() }
    let bench = Bench(LogbookView(store: store))
    try bench.tap("Open a new page")
    try bench.screen.toggle("Send at the end").toggle()
    try withKnownIssue {
      try bench.tap("The view closes")
    } matching: { issue in
      issue.description.contains("LogbookPage")
    }
    #expect(store.withState(\.page) == nil)
  }

  #if DEBUG
  @Test("a 'CaseLet' for another case shows a warning and reports it")
  func mismatch() throws {
    let store = Store(initialState: .forward(Odometer.State())) { Gearbox() }
    let bench = Bench(GearboxView(store: store))
    let warning = "was evaluated while the state is in another case"
    try bench.toggle("Wire reverse to forward")
    #expect(bench.screen.texts == ["0 km"])
    try withKnownIssue {
      try bench.tap("Shift")
    } matching: { issue in
      issue.description.contains(warning)
        && issue.description.contains("Gearbox.State.reverse(_:)")
    }
    #expect(bench.screen.texts.contains { $0.contains(warning) })
    try bench.toggle("Wire reverse to forward")
    #expect(bench.screen.texts == ["0 km"])
  }
  #endif
}
