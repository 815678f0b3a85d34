import PrimesViews
import Testing
import ViewTesting

/// The first screen.
@MainActor
struct StyleSwitchTests {
  @Test("each style opens in place of the choice, and leads back to it")
  func styles() throws {
    let screen = ViewTester(
      StyleSwitch { style, leave in
        NavigationStack {
          Text(verbatim: style.rawValue).home(style, leave: leave)
        }
      })
    let titles = ["Primes in 2019", "Primes in April 2020", "Primes in 2021", "Primes today"]
    for (style, title) in zip(Style.allCases, titles) {
      #expect(screen.title == "Primes through the years")
      let buttons = screen.root.all(.button)
      #expect(buttons.map { $0.texts.first } == ["2019", "April 2020", "2021", "Today"])
      try buttons[Style.allCases.firstIndex(of: style)!].tap()
      #expect(screen.title == title)
      #expect(screen.texts.contains(style.rawValue))
      try screen.button("Styles").tap()
    }
    #expect(screen.title == "Primes through the years")
  }
}
