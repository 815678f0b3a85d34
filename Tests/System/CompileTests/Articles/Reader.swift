#if Macros
import ComposableArchitecture
import Foundation
import Testing

// The code of the article "State that features share".

// quoted: key
struct ReadingSettings: Codable, Equatable, Sendable {
  var fontSize = 16
  var isSerif = true
}

extension SharedKey where Self == FileStorageKey<ReadingSettings>.Default {
  static var readingSettings: Self {
    Self[
      .fileStorage(.documentsDirectory.appending(component: "reading.json")),
      default: ReadingSettings()
    ]
  }
}
// end

// quoted: features
@Reducer
struct Page {
  @ObservableState
  struct State: Equatable {
    @SharedReader(.readingSettings) var settings
    var text = ""
  }
}

@Reducer
struct PageSettings {
  @ObservableState
  struct State: Equatable {
    @Shared(.readingSettings) var settings
  }

  enum Action {
    case largerButtonTapped
  }

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .largerButtonTapped:
        state.$settings.withLock { $0.fontSize += 1 }
        return .none
      }
    }
  }
}
// end

@MainActor
@Suite("State that features share")
struct ReaderTests {
  // quoted: test
  @Test func larger() async {
    let page = Page.State()
    let store = TestStore(initialState: PageSettings.State()) {
      PageSettings()
    }

    await store.send(.largerButtonTapped) {
      $0.$settings.withLock { $0.fontSize = 17 }
    }
    #expect(page.settings.fontSize == 17)
  }
  // end
}
#endif
