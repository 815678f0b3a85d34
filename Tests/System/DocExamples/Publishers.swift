import ComposableArchitecture
import ComposableArchitectureCombine
import Foundation

// Publishers and a screen with callbacks, for the examples of ComposableArchitectureCombine.

extension Client {
  var messages: AnyPublisher<Event, Never> { Empty().eraseToAnyPublisher() }

  func rhyme(_ word: String) -> AnyPublisher<String, URLError> { Empty().eraseToAnyPublisher() }
}

/// A screen of a toolkit in which a screen shows others.
@MainActor
class Controller {
  init() {}

  func dismiss() {}
  func show(_ screen: Controller) {}
}

final class ProfileController: Controller {
  init(store: StoreOf<Profile>) {}
}

@MainActor
final class Display: ObservableObject {
  @Published var seconds = 0
}

struct SpeechRecognizer: Sendable {
  func start(_ hear: (_ text: String) -> Void) {}
}

let mainQueue = AnySchedulerOf<DispatchQueue>.main
let recognizer = SpeechRecognizer()
@MainActor let ticks = Empty<Int, Never>()

@MainActor var cancellables: Set<AnyCancellable> = []
@MainActor let display = Display()
