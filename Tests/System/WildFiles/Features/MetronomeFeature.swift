import ComposableArchitecture
import OSLog
import SwiftUI

@Reducer
struct MetronomeFeature {
  @ObservableState
  struct State: Equatable {
    var bpm = 90.0
    var isRunning = false
    var beat = 0
    var taps: [Date] = []
    @Presents var alert: AlertState<Never>?
  }

  enum Action: BindableAction {
    case alert(PresentationAction<Never>)
    case binding(BindingAction<State>)
    case tap
    case tick
    case toggled
    case infoTapped
  }

  enum CancelID: Hashable { case beat }

  @Dependency(\.continuousClock) private var clock
  @Dependency(\.date) private var date
  @Dependency(\.logger) private var logger

  var body: some ReducerOf<Self> {
    BindingReducer()
    Reduce { state, action in
      switch action {
      case .alert:
        return .none
      case .binding(\.bpm):
        return state.isRunning ? start(bpm: state.bpm) : .none
      case .binding:
        return .none
      case .infoTapped:
        state.alert = AlertState { TextState("\(Int(state.bpm)) beats per minute") }
        return .none
      case .tap:
        state.taps = Array((state.taps + [date.now]).suffix(4))
        guard state.taps.count > 1 else { return .none }
        let gaps = zip(state.taps.dropFirst(), state.taps).map { $0.timeIntervalSince($1) }
        let average = gaps.reduce(0, +) / Double(gaps.count)
        state.bpm = (60 / max(average, 0.2)).rounded()
        logger.info("tapped \(state.bpm)")
        return .none
      case .tick:
        state.beat = (state.beat + 1) % 4
        return .none
      case .toggled:
        state.isRunning.toggle()
        return state.isRunning ? start(bpm: state.bpm) : .cancel(id: CancelID.beat)
      }
    }
    .ifLet(\.$alert, action: \.alert)
  }

  private func start(bpm: Double) -> Effect<Action> {
    .run { send in
      for await _ in clock.timer(interval: .seconds(60 / bpm)) {
        await send(.tick, animation: .easeOut(duration: 0.1))
      }
    }
    .cancellable(id: CancelID.beat, cancelInFlight: true)
  }
}

private enum LoggerKey: DependencyKey {
  static let liveValue = Logger(subsystem: "com.example.metronome", category: "feature")
  static let testValue = Logger(.disabled)
}

extension DependencyValues {
  var logger: Logger {
    get { self[LoggerKey.self] }
    set { self[LoggerKey.self] = newValue }
  }
}

struct MetronomeView: View {
  @Bindable var store: StoreOf<MetronomeFeature>

  var body: some View {
    VStack(spacing: 24) {
      HStack {
        ForEach(0..<4, id: \.self) { index in
          Circle()
            .fill(index == store.beat && store.isRunning ? Color.orange : .secondary.opacity(0.3))
            .frame(width: 32)
        }
      }
      Text(store.bpm, format: .number.rounded(increment: 1))
        .font(.system(size: 72, weight: .heavy, design: .rounded))
        .onTapGesture { store.send(.tap) }
      Slider(value: $store.bpm, in: 30...240, step: 1)
      Toggle("Running", isOn: Binding(get: { store.isRunning }, set: { _ in store.send(.toggled) }))
      HStack {
        Button(store.isRunning ? "Stop" : "Start") { store.send(.toggled) }
        Button("Info", systemImage: "info") { store.send(.infoTapped) }
      }
    }
    .padding()
    .alert($store.scope(state: \.alert, action: \.alert))
    .onDisappear { if store.isRunning { store.send(.toggled) } }
  }
}

#Preview {
  MetronomeView(store: .init(initialState: .init()) { MetronomeFeature() })
}
