import ComposableArchitecture
import Foundation
import SwiftUI

protocol Vault: Sendable {
  func read(_ key: String) -> Data?
  func write(_ data: Data?, key: String)
}

final class MemoryVault: Vault {
  private let storage = LockIsolated<[String: Data]>([:])
  func read(_ key: String) -> Data? { storage.value[key] }
  func write(_ data: Data?, key: String) { storage.withValue { $0[key] = data } }
}

private enum VaultKey: DependencyKey {
  static let liveValue: any Vault = MemoryVault()
  static var testValue: any Vault { MemoryVault() }
}

extension DependencyValues {
  var vault: any Vault {
    get { self[VaultKey.self] }
    set { self[VaultKey.self] = newValue }
  }
}

@Reducer
struct ToolboxDependencies {
  @ObservableState
  struct State: Equatable {
    var stamp = ""
    var token: UUID?
    var roll = 0
    var message = ""
    var shuffled = Array(1...5)
  }

  enum Action {
    case appStarted
    case openDocs
    case openSettings
    case rollTapped
    case stampTapped
    case tokenTapped
    case windowClosed
  }

  @Dependency(\.assertionFailure) var assertionFailure
  @Dependency(\.calendar) var calendar
  @Dependency(\.context) var context
  @Dependency(\.date) var date
  @Dependency(\.dismiss) var dismiss
  @Dependency(\.fireAndForget) var fireAndForget
  @Dependency(\.locale) var locale
  @Dependency(\.mainRunLoop) var mainRunLoop
  @Dependency(\.notificationCenter) var notificationCenter
  @Dependency(\.openSettings) var openSettings
  @Dependency(\.openURL) var openURL
  @Dependency(\.suspendingClock) var suspendingClock
  @Dependency(\.timeZone) var timeZone
  @Dependency(\.urlSession) var urlSession
  @Dependency(\.uuid) var uuid
  @Dependency(\.vault) var vault
  @Dependency(\.withRandomNumberGenerator) var withRandomNumberGenerator

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .appStarted:
        if context == .preview { state.message = "Hello, preview" }
        return .run { _ in
          await withTaskGroup(of: Void.self) { group in
            group.addTask { await fireAndForget { print("started") } }
            group.addTask { try? await suspendingClock.sleep(for: .seconds(1)) }
          }
        }
      case .openDocs:
        return .run { _ in
          await openURL(URL(string: "https://docs.example.com")!)
        }
      case .openSettings:
        return .run { _ in await openSettings() }
      case .rollTapped:
        state.roll = withRandomNumberGenerator { Int.random(in: 1...6, using: &$0) }
        withRandomNumberGenerator { state.shuffled.shuffle(using: &$0) }
        return .none
      case .stampTapped:
        let formatter = DateFormatter()
        formatter.locale = locale
        formatter.timeZone = timeZone
        formatter.calendar = calendar
        formatter.dateStyle = .full
        state.stamp = formatter.string(from: date())
        return .none
      case .tokenTapped:
        let token = uuid()
        state.token = token
        vault.write(Data(token.uuidString.utf8), key: "token")
        return .none
      case .windowClosed:
        if vault.read("token") == nil { assertionFailure("no token") }
        return .run { _ in await dismiss() }
      }
    }
    ._printChanges(.actionLabels)
  }
}

extension DependencyValues {
  fileprivate var notificationCenter: NotificationCenter {
    get { self[NotificationCenterKey.self] }
    set { self[NotificationCenterKey.self] = newValue }
  }
}

extension DependencyValues {
  var openSettings: @Sendable () async -> Void {
    get { self[OpenSettingsKey.self] }
    set { self[OpenSettingsKey.self] = newValue }
  }
}

private enum OpenSettingsKey: DependencyKey {
  static let liveValue: @Sendable () async -> Void = {}
  static let testValue: @Sendable () async -> Void = {}
}

private enum NotificationCenterKey: DependencyKey {
  static var liveValue: NotificationCenter { .default }
  static var testValue: NotificationCenter { NotificationCenter() }
}

struct ToolboxView: View {
  let store: StoreOf<ToolboxDependencies>

  var body: some View {
    List {
      Text(store.message)
      Button("Roll: \(store.roll)") { store.send(.rollTapped) }
      Button("Stamp") { store.send(.stampTapped) }
      Text(store.stamp)
      Button("Token") { store.send(.tokenTapped) }
      Text(store.token?.uuidString ?? "none").font(.footnote.monospaced())
      Button("Docs") { store.send(.openDocs) }
    }
    .task { await store.send(.appStarted).finish() }
  }
}

#Preview {
  ToolboxView(
    store: Store(initialState: ToolboxDependencies.State()) {
      ToolboxDependencies()
        .dependency(\.uuid, .incrementing)
        .dependency(\.date, .constant(Date(timeIntervalSinceReferenceDate: 0)))
        .transformDependency(\.self) { $0.locale = Locale(identifier: "fr_FR") }
    }
  )
}
