import ComposableArchitectureEpisode90
import Testing

// The code of the first page of the catalogue of ComposableArchitectureEpisode90.

// quoted: feature
private struct Fridge: Equatable {
  var degrees = 7
  var isHumming = false
}

private enum FridgeAction: Equatable {
  case colderTapped
  case motorStarted
}

private func fridgeReducer(value: inout Fridge, action: FridgeAction) -> [Effect<FridgeAction>] {
  switch action {
  case .colderTapped:
    value.degrees -= 1
    return [.sync { .motorStarted }]
  case .motorStarted:
    value.isHumming = true
    return []
  }
}
// end

/// ComposableArchitectureEpisode90: the catalogue's first page.
struct Catalogue90Tests {
  @Test("a script asserts a feature's actions and effects")
  func fridge() {
    // quoted: test
    assert(
      initialValue: Fridge(),
      reducer: fridgeReducer,
      steps:
        Step(.send, .colderTapped) { $0.degrees = 6 },
      Step(.receive, .motorStarted) { $0.isHumming = true }
    )
    // end
  }
}
