import ComposableArchitectureEpisode99
import Testing

// The code of the first page of the catalogue of ComposableArchitectureEpisode99.

// quoted: feature
private struct Radio: Equatable {
  var song: String?
  var volume = 3
}

private enum RadioAction: Equatable {
  case louderTapped
  case songTapped
  case songNamed(String)
}

private let radioReducer = Reducer<Radio, RadioAction, () -> Effect<String>> {
  radio, action, nameSong in
  switch action {
  case .louderTapped:
    radio.volume += 1
    return []
  case .songTapped:
    return [nameSong().map(RadioAction.songNamed).eraseToEffect()]
  case .songNamed(let song):
    radio.song = song
    return []
  }
}
// end

/// ComposableArchitectureEpisode99: the catalogue's first page.
struct Catalogue99Tests {
  @Test("a script asserts a feature's actions and effects")
  func radio() {
    // quoted: test
    assert(
      initialValue: Radio(),
      reducer: radioReducer,
      environment: { .sync { "Für Elise" } },
      steps:
        Step(.send, .louderTapped) { $0.volume = 4 },
      Step(.send, .songTapped) { _ in },
      Step(.receive, .songNamed("Für Elise")) { $0.song = "Für Elise" }
    )
    // end
  }
}
