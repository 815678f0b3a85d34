import ComposableArchitecture
import SwiftUI

struct UserSettings: Codable, Equatable {
  var name = ""
  var units = Units.metric
  var recents: [String] = []
  enum Units: String, Codable, CaseIterable { case metric, imperial }
}

extension SharedKey where Self == FileStorageKey<UserSettings>.Default {
  static var userSettings: Self {
    Self[.fileStorage(.applicationSupportDirectory.appending(component: "settings.json")), default: UserSettings()]
  }
}

extension SharedReaderKey where Self == AppStorageKey<Int>.Default {
  static var launchCount: Self { Self[.appStorage("launchCount"), default: 0] }
}

extension SharedKey where Self == InMemoryKey<[String]>.Default {
  static var events: Self { Self[.inMemory("events"), default: []] }
}

@Observable
@MainActor
final class EventLog {
  static let shared = EventLog()
  @ObservationIgnored @Shared(.events) var events

  func log(_ text: String) {
    $events.withLock { $0.append(text) }
  }
}

@Reducer
struct SharedSettings {
  @ObservableState
  struct State: Equatable {
    @Shared(.userSettings) var settings
    @Shared(.launchCount) var launchCount
    @Shared(.appStorage("accent")) var accent: String?
    var draft = ""
  }

  enum Action: ViewAction, BindableAction {
    case binding(BindingAction<State>)
    case settingsChanged(UserSettings)
    case view(View)

    @CasePathable
    enum View {
      case addRecentTapped
      case onAppear
      case resetTapped
      case task
    }
  }

  var body: some ReducerOf<Self> {
    BindingReducer()
    Reduce { state, action in
      switch action {
      case .binding, .settingsChanged:
        return .none
      case .view(.addRecentTapped):
        let draft = state.draft
        state.$settings.recents.withLock { $0.insert(draft, at: 0) }
        state.draft = ""
        return .none
      case .view(.onAppear):
        state.$launchCount.withLock { $0 += 1 }
        return .none
      case .view(.resetTapped):
        state.$settings.withLock { $0 = UserSettings() }
        state.$accent.withLock { $0 = nil }
        return .none
      case .view(.task):
        return .publisher { [settings = state.$settings] in
          settings.publisher.map(Action.settingsChanged)
        }
      }
    }
  }
}

@ViewAction(for: SharedSettings.self)
struct SharedSettingsView: View {
  @Bindable var store: StoreOf<SharedSettings>
  @Shared(.userSettings) private var settings
  @SharedReader(.launchCount) private var launches

  var body: some View {
    Form {
      TextField("Name", text: Binding($settings.name))
      Picker("Units", selection: Binding(store.$settings.units)) {
        ForEach(UserSettings.Units.allCases, id: \.self) { Text($0.rawValue) }
      }
      Section("Recents") {
        TextField("New", text: $store.draft)
        Button("Add") { send(.addRecentTapped) }
        ForEach(store.settings.recents, id: \.self) { Text($0) }
      }
      Section {
        Text("Opened \(launches) times")
        Button("Reset") { send(.resetTapped, animation: .default) }
      }
      EventsView()
    }
    .onAppear { send(.onAppear) }
    .task { await send(.task).finish() }
  }
}

private struct EventsView: View {
  @State private var log = EventLog.shared

  var body: some View {
    Section("Events") {
      ForEach(Array(log.events.enumerated()), id: \.offset) { Text($0.element) }
      EventEditor(events: log.$events)
    }
  }
}

private struct EventEditor: View {
  @Shared var events: [String]

  init(events: Shared<[String]>) {
    _events = events
  }

  var body: some View {
    Button("Log") { $events.withLock { $0.append("tapped") } }
    if !events.isEmpty {
      TextField("First", text: Binding($events[0]))
    }
  }
}
