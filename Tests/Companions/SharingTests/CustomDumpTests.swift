import CustomDump
@_spi(SharedChangeTracking) import Sharing
import Testing

/// Dumps of shared values.
struct CustomDumpTests {
  struct State {
    @Shared var first: Int
    @Shared var second: Int
    @SharedReader var third: Int
  }

  struct Settings: Sendable {
    var volume = 5
    var isLoud = false
  }

  @Test("a dump numbers shared references per type and shows repeats once")
  func numbers() {
    let count = Shared(value: 1)
    let state = State(
      first: count, second: Shared(value: 1), third: SharedReader(count))
    expectNoDifference(
      String(customDumping: state),
      """
      CustomDumpTests.State(
        _first: 1,
        _second: #1 1,
        _third: Int(↩︎)
      )
      """)
  }

  @Test("a dump of a shared value shows the value's properties")
  func properties() {
    expectNoDifference(
      String(customDumping: Shared(value: Settings())),
      """
      CustomDumpTests.Settings(
        volume: 5,
        isLoud: false
      )
      """)
  }

  @Test("a dump of a derived shared value shows that value")
  func derived() {
    let settings = Shared(value: Settings())
    #expect(String(customDumping: settings.volume) == "5")
    #expect(String(customDumping: settings.read(\.isLoud)) == "false")
    #expect(String(customDumping: Shared(Shared<Int?>(value: 1))) == "1")
  }

  @Test("derived shared values are references of their own, so that a dump shows each value")
  func derivedValues() {
    let settings = Shared(value: Settings())
    expectNoDifference(
      String(customDumping: ["base": settings.volume, "same": settings.volume]),
      """
      [
        "base": 5,
        "same": #1 5
      ]
      """)
  }

  @Test("a diff shows an asserted change of a shared value in two states")
  func difference() {
    let settings = Shared(value: Settings())
    let tracker = SharedChangeTracker(reportUnassertedChanges: false)
    tracker.track { settings.withLock { $0.volume = 6 } }
    #expect(diff(settings, settings) == nil)
    tracker.assert {
      expectNoDifference(
        diff(settings, settings),
        """
          CustomDumpTests.Settings(
        -   volume: 5,
        +   volume: 6,
            isLoud: false
          )
        """)
    }
  }

  @Test("a diff of two shared references shows a difference of their values")
  func differentPlaces() {
    #expect(diff(Shared(value: 1), Shared(value: 1)) == nil)
    expectNoDifference(
      diff(Shared(value: 1), Shared(value: 2)),
      """
      - 1
      + #1 2
      """)
  }
}
