import Testing
import ViewTesting

@testable import Probe
@testable import ProbeClassic
@testable import ProbeInstrument

/// Probe: the catalogue and the panel.
@MainActor
struct CatalogueTests {
  private static let eras: [Era] = [.today, .of2023, .mixed, .classic]

  private func open(_ index: Int, of era: Era, on screen: ViewTester) throws {
    let offset = Self.eras.prefix { $0.id != era.id }.map(\.specimens.count).reduce(0, +)
    try screen.root.all(.button)[offset + index].tap()
  }

  @Test("every probe of the catalogue opens, logs its views and closes")
  func probes() throws {
    let screen = ViewTester(ProbeView(otherEras: [.classic]))
    for era in Self.eras {
      for index in era.specimens.indices {
        #expect(screen.title == "Probe")
        try open(index, of: era, on: screen)
        #expect(try screen.element(identifiedBy: "evaluation-order").text?.isEmpty == false)
        try screen.button("Catalogue").tap()
      }
    }
  }

  @Test("each probe has an id of its own")
  func ids() {
    let ids = Self.eras.flatMap(\.specimens).map(\.id)
    #expect(Set(ids).count == ids.count)
    #expect(ids.count == 26)
  }

  @Test("the panel lists counts and order, and clears both")
  func panel() throws {
    let log = EvaluationLog()
    let screen = ViewTester(EvaluationPanel(log: log))
    #expect(
      screen.texts == ["0 in all", "No view was evaluated. Use a control of the probe."])
    log.record("Left")
    log.record("Right")
    log.record("Left")
    #expect(
      screen.texts == [
        "3 in all", "Left", "2×", "Right", "1×", "In order", "Left\nRight\nLeft",
      ])
    try screen.button("Clear").tap()
    #expect(screen.texts.first == "0 in all")
  }

  @Test("the panel shows the latest forty entries and counts the others")
  func manyEvaluations() throws {
    let log = EvaluationLog()
    let screen = ViewTester(EvaluationPanel(log: log))
    for number in 1...1_000 { log.record(number > 960 ? "New" : "Old") }
    #expect(
      screen.texts == [
        "1,000 in all", "Old", "960×", "New", "40×", "In order",
        [String](repeating: "New", count: 40).joined(separator: "\n"), "Earlier ones: 960",
      ])
  }

  @Test("a view that records is not evaluated when the log changes")
  func recording() {
    struct Recorder: View {
      @Environment(EvaluationLog.self) private var log

      var body: some View {
        let _ = log.record(self)
        Text("Recorder")
      }
    }
    let bench = Bench(Recorder())
    #expect(bench.log.names == ["Recorder"])
    #expect(bench.evaluations { _ in bench.log.record("Other") } == ["Other"])
    #expect(
      bench.log.counts == [EvaluationLog.Count(name: "Other", count: 1)])
  }
}
