#if PortableViews
import ComposableUI
import Foundation
import Testing
import ViewGraph

@MainActor
struct RendererEnvironmentTests {
  struct Root: View {
    var body: some View {
      SchemeReader()
      SchemeReader().environment(\.colorScheme, .dark)
      LocaleReader()
      ZoneReader()
      ClassReader()
      PhaseReader()
      SizeReader()
      DetailsReader()
    }
  }

  struct SchemeReader: View {
    @Environment(\.colorScheme) private var scheme
    var body: some View { Text(verbatim: "\(scheme)") }
  }

  struct LocaleReader: View {
    @Environment(\.locale) private var locale
    var body: some View { Text(verbatim: locale.language.languageCode?.identifier ?? "") }
  }

  struct ZoneReader: View {
    @Environment(\.timeZone) private var zone
    var body: some View { Text(verbatim: zone.identifier) }
  }

  struct ClassReader: View {
    @Environment(\.horizontalSizeClass) private var horizontal
    @Environment(\.verticalSizeClass) private var vertical
    var body: some View { Text(verbatim: "\(horizontal!) \(vertical!)") }
  }

  struct PhaseReader: View {
    @Environment(\.scenePhase) private var phase
    var body: some View { Text(verbatim: "\(phase)") }
  }

  struct SizeReader: View {
    var body: some View {
      GeometryReader { Text(verbatim: "\(Int($0.size.width))x\(Int($0.size.height))") }
    }
  }

  struct DetailsReader: View {
    @Environment(\.layoutDirection) private var direction
    @Environment(\.accessibilityReduceMotion) private var reducesMotion
    @Environment(\.displayScale) private var scale
    @Environment(\.pixelLength) private var pixel
    var body: some View { Text(verbatim: "\(direction) \(reducesMotion) \(scale) \(pixel)") }
  }

  private static func made(_ change: (inout RendererEnvironment) -> Void) -> RendererEnvironment {
    var environment = RendererEnvironment()
    environment.languages = ["en-US"]
    environment.timeZone = TimeZone(identifier: "Europe/Berlin")
    change(&environment)
    return environment
  }

  @Test("views read the environment that the graph is made with")
  func initial() {
    let harness = GraphHarness(Root(), environment: Self.made { $0.colorScheme = .dark })
    #expect(
      harness.texts == [
        "dark", "dark", "en", "Europe/Berlin", "regular regular", "active", "680x480",
        "leftToRight false 1.0 1.0",
      ])
  }

  /// A change, the index of the text that shows it, and the text.
  nonisolated struct Change: CustomTestStringConvertible, Sendable {
    var name: String
    var index: Int
    var text: String
    var apply: @Sendable (inout RendererEnvironment) -> Void
    var testDescription: String { name }
  }

  nonisolated static let changes = [
    Change(name: "SchemeReader", index: 0, text: "dark") { $0.colorScheme = .dark },
    Change(name: "LocaleReader", index: 2, text: "de") { $0.languages = ["de-CH", "en"] },
    Change(name: "LocaleReader", index: 2, text: "fr") { $0.locale = Locale(identifier: "fr_FR") },
    Change(name: "ZoneReader", index: 3, text: "Asia/Tokyo") {
      $0.timeZone = TimeZone(identifier: "Asia/Tokyo")
    },
    Change(name: "PhaseReader", index: 5, text: "background") { $0.scenePhase = .background },
    Change(name: "DetailsReader", index: 7, text: "rightToLeft false 1.0 1.0") {
      $0.layoutDirection = .rightToLeft
    },
    Change(name: "DetailsReader", index: 7, text: "leftToRight true 1.0 1.0") {
      $0.reducesMotion = true
    },
    Change(name: "DetailsReader", index: 7, text: "leftToRight false 2.0 0.5") {
      $0.displayScale = 2
    },
  ]

  @Test("a change evaluates the views that read it, and no others", arguments: changes)
  func change(_ change: Change) {
    let harness = GraphHarness(Root(), environment: Self.made { _ in })
    var texts = harness.texts
    harness.graph.resetBodyEvaluations()
    change.apply(&harness.graph.environment)
    #expect(!harness.graph.isIdle)
    harness.graph.flush()
    texts[change.index] = change.text
    #expect(harness.texts == texts)
    #expect(harness.graph.bodyEvaluationsByType == [change.name: 1])
  }

  @Test("a new size evaluates no body while the size classes stay, but what geometry readers hold")
  func size() {
    let harness = GraphHarness(Root(), environment: Self.made { _ in })
    harness.graph.resetBodyEvaluations()
    harness.graph.environment.size = CGSize(width: 1_000, height: 700)
    harness.graph.flush()
    #expect(harness.texts[6] == "1000x700")
    #expect(harness.graph.bodyEvaluationsByType == [:])
    #expect(harness.renderer.takePasses().flatMap(\.self).count == 1)
  }

  @Test("a size class changes at its limit", arguments: [(600.0, "regular"), (599.0, "compact")])
  func sizeClass(width: Double, name: String) {
    let harness = GraphHarness(Root(), environment: Self.made { _ in })
    harness.graph.resetBodyEvaluations()
    harness.graph.environment.width = width
    harness.graph.flush()
    #expect(harness.texts[4] == "\(name) regular")
    #expect(harness.graph.bodyEvaluations(of: ClassReader.self) == (name == "compact" ? 1 : 0))
    #expect(harness.graph.bodyEvaluations(of: SchemeReader.self) == 0)
    harness.graph.environment.height = 479
    harness.graph.flush()
    #expect(harness.texts[4] == "\(name) compact")
  }

  @Test("an equal environment changes nothing")
  func equal() {
    let harness = GraphHarness(Root(), environment: Self.made { _ in })
    harness.graph.resetBodyEvaluations()
    harness.graph.environment = Self.made { _ in }
    #expect(harness.graph.isIdle)
    harness.graph.environment.pointer = .coarse
    harness.graph.flush()
    #expect(harness.graph.totalBodyEvaluations == 0)
  }

  @Test("a change is drawn on the next turn of the main actor")
  func nextTurn() async {
    let harness = GraphHarness(Root(), environment: Self.made { _ in })
    harness.graph.environment.scenePhase = .inactive
    while !harness.graph.isIdle { await Task.yield() }
    #expect(harness.texts[5] == "inactive")
  }

  @Test("dates and numbers follow the user's languages and time zone")
  func formats() {
    struct Formats: View {
      let date = Date(timeIntervalSince1970: 0)
      var body: some View {
        Text(1234.5, format: .number)
        Text("\(1234)")
        Text(date, format: Date.FormatStyle(date: .omitted, time: .shortened))
        Text(date, style: .date)
        Text(date, format: Self.inUTC)
      }
      static var inUTC: Date.FormatStyle {
        var style = Date.FormatStyle(date: .omitted, time: .shortened)
        style.timeZone = TimeZone(identifier: "Etc/UTC")!
        return style
      }
    }
    let environment = Self.made { $0.languages = ["de-DE"] }
    let harness = GraphHarness(Formats(), environment: environment)
    #expect(harness.texts == ["1.234,5", "1.234", "1:00", "1. Januar 1970", "0:00"])
    harness.graph.environment.timeZone = TimeZone(identifier: "America/New_York")
    harness.graph.flush()
    #expect(harness.texts == ["1.234,5", "1.234", "19:00", "31. Dezember 1969", "0:00"])
  }

  @Test("the calendar has the user's locale, time zone and kind")
  func calendar() {
    struct CalendarReader: View {
      @Environment(\.calendar) private var calendar
      var body: some View {
        Text(verbatim: "\(calendar.identifier) \(calendar.timeZone.identifier)")
      }
    }
    let harness = GraphHarness(CalendarReader(), environment: Self.made { _ in })
    #expect(harness.texts == ["gregorian Europe/Berlin"])
    harness.graph.environment.calendar = .buddhist
    harness.graph.flush()
    #expect(harness.texts == ["buddhist Europe/Berlin"])
  }

  @Test("a date picker shows and reads times in the user's time zone")
  func datePicker() throws {
    struct Picker: View {
      @State var date = Date(timeIntervalSince1970: 0)
      var body: some View {
        DatePicker("Start", selection: $date)
        Text(verbatim: "\(Int(date.timeIntervalSince1970))")
      }
    }
    let harness = GraphHarness(Picker(), environment: Self.made { _ in })
    #expect(try harness.node(.datePicker).element.details.valueText == "1970-01-01T01:00")
    try harness.send(.input, to: .datePicker, value: "1970-01-01T02:00")
    #expect(harness.texts.contains("3600"))
  }
}
#endif
