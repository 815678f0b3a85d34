import ComposableArchitecture
import Foundation

@DependencyClient
struct AudioPlayerClient: Sendable {
  var play: @Sendable (_ url: URL) async throws -> Bool
}

extension AudioPlayerClient: DependencyKey {
  static let liveValue = Self(
    play: { url in
      try await Task.sleep(for: .milliseconds(700))
      return true
    }
  )
  static let testValue = Self()
}

@DependencyClient
struct AudioRecorderClient: Sendable {
  var currentTime: @Sendable () async -> TimeInterval?
  var requestRecordPermission: @Sendable () async -> Bool = { false }
  var startRecording: @Sendable (_ url: URL) async throws -> Bool
  var stopRecording: @Sendable () async -> Void
}

extension AudioRecorderClient: DependencyKey {
  static var liveValue: Self {
    let recorder = Recorder()
    return Self(
      currentTime: { await recorder.currentTime },
      requestRecordPermission: { true },
      startRecording: { url in await recorder.record(to: url) },
      stopRecording: { await recorder.stop() }
    )
  }
  static let testValue = Self()
}

private actor Recorder {
  private var start: Date?
  private var continuation: CheckedContinuation<Bool, Never>?

  var currentTime: TimeInterval? {
    start.map { max(2, Date().timeIntervalSince($0)) }
  }

  func record(to url: URL) async -> Bool {
    start = Date()
    return await withCheckedContinuation { continuation = $0 }
  }

  func stop() {
    continuation?.resume(returning: true)
    continuation = nil
    start = nil
  }
}

extension DependencyValues {
  var audioPlayer: AudioPlayerClient {
    get { self[AudioPlayerClient.self] }
    set { self[AudioPlayerClient.self] = newValue }
  }

  var audioRecorder: AudioRecorderClient {
    get { self[AudioRecorderClient.self] }
    set { self[AudioRecorderClient.self] = newValue }
  }

  var temporaryDirectory: @Sendable () -> URL {
    get { self[TemporaryDirectoryKey.self] }
    set { self[TemporaryDirectoryKey.self] = newValue }
  }

  private enum TemporaryDirectoryKey: DependencyKey {
    static let liveValue: @Sendable () -> URL = { URL(fileURLWithPath: NSTemporaryDirectory()) }
  }
}
