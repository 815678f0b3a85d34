import ComposableArchitecture
import Foundation

enum AuthorizationStatus: Sendable {
  case authorized, denied
}

@DependencyClient
struct SpeechClient: Sendable {
  var authorizationStatus: @Sendable () -> AuthorizationStatus = { .denied }
  var start: @Sendable () -> AsyncThrowingStream<String, any Error> = { .finished() }
}

extension SpeechClient: DependencyKey {
  static let liveValue = {
    let answers = LockIsolated<[AuthorizationStatus]>([.denied])
    return Self(
      authorizationStatus: { answers.withValue { $0.popLast() ?? .authorized } },
      start: {
        AsyncThrowingStream { continuation in
          let task = Task {
            var text = ""
            for word in "What is said is written down here".split(separator: " ") {
              text += (text.isEmpty ? "" : " ") + word
              continuation.yield(text)
              try await Task.sleep(for: .milliseconds(20))
            }
          }
          continuation.onTermination = { _ in task.cancel() }
        }
      }
    )
  }()

  static let testValue = Self()
}

extension DependencyValues {
  var speechClient: SpeechClient {
    get { self[SpeechClient.self] }
    set { self[SpeechClient.self] = newValue }
  }

  var openSettings: @Sendable () async -> Void {
    get { self[OpenSettingsKey.self] }
    set { self[OpenSettingsKey.self] = newValue }
  }

  private enum OpenSettingsKey: DependencyKey {
    static let liveValue: @Sendable () async -> Void = {}
  }
}
