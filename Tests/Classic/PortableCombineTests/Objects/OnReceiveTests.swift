#if !canImport(Combine)
import ConcurrencyExtras
import PortableCombine
import Testing
import ViewTesting

private final class Station: ObservableObject {
  @Published var title = "Silence"
}

private struct StationView: View {
  let stations: [Station]
  let news: PassthroughSubject<String, Never>
  @State private var index = 0
  @State private var isShown = true
  @State private var titles: [String] = []

  var body: some View {
    Button("Next") { index += 1 }
    Button("Toggle") { isShown.toggle() }
    Text(titles.joined(separator: ", "))
    if isShown {
      Text("Station \(index)")
        .onReceive(stations[index].$title) { titles.append("\($0) on \(index)") }
        .onReceive(news) { titles.append($0) }
    }
  }
}

/// Views that receive from publishers.
@MainActor
struct OnReceiveTests {
  private let stations = [Station(), Station()]
  private let news = PassthroughSubject<String, Never>()

  private func makeScreen() -> ViewTester {
    ViewTester(StationView(stations: stations, news: news))
  }

  @Test("'onReceive' gets values only while its view is shown")
  func receives() throws {
    let screen = makeScreen()
    #expect(screen.texts == ["Silence on 0", "Station 0"])
    stations[0].title = "Etude"
    news.send("News")
    #expect(screen.texts == ["Silence on 0, Etude on 0, News", "Station 0"])
    try screen.button("Toggle").tap()
    stations[0].title = "Unheard"
    news.send("Old news")
    #expect(screen.texts == ["Silence on 0, Etude on 0, News"])
    try screen.button("Toggle").tap()
    #expect(screen.texts == ["Silence on 0, Etude on 0, News, Unheard on 0", "Station 0"])
  }

  @Test("'onReceive' with a new publisher stops listening to the old one")
  func anotherPublisher() throws {
    let screen = makeScreen()
    stations[1].title = "Waltz"
    try screen.button("Next").tap()
    #expect(screen.texts == ["Silence on 0, Waltz on 1", "Station 1"])
    stations[0].title = "Unheard"
    stations[1].title = "Polka"
    #expect(screen.texts == ["Silence on 0, Waltz on 1, Polka on 1", "Station 1"])
  }

  @Test("'onReceive' with an equal publisher doesn't subscribe again")
  func samePublisher() throws {
    struct CountView: View {
      @State var count = 1
      @State var received: [Int] = []

      var body: some View {
        Button("Count") { count += 1 }
        Button("Evaluate") { received.append(0) }
        Text(received.map { "\($0)" }.joined(separator: " "))
          .onReceive(Just(count)) { received.append($0) }
      }
    }
    let screen = ViewTester(CountView())
    #expect(screen.texts == ["1"])
    try screen.button("Evaluate").tap()
    try screen.button("Count").tap()
    #expect(screen.texts == ["1 0 2"])
  }

  @Test("'onReceive' gets values from other threads on the main actor")
  func otherQueues() async throws {
    let screen = makeScreen()
    // Safe: the subject has a lock.
    let news = UncheckedSendable(news)
    await Task.detached { news.value.send("From elsewhere") }.value
    try await screen.wait {
      screen.texts == ["Silence on 0, From elsewhere", "Station 0"]
    }
  }

  @Test("'onReceive' doesn't retain its view's model after the view is gone")
  func lifetimes() {
    weak var weakStation: Station?
    do {
      let station = Station()
      weakStation = station
      let screen = ViewTester(StationView(stations: [station], news: news))
      #expect(screen.texts == ["Silence on 0", "Station 0"])
    }
    #expect(weakStation == nil)
    news.send("Unheard")
  }
}
#endif
