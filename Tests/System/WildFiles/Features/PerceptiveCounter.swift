import ComposableArchitecture
import SwiftUI

@Reducer
struct PerceptiveCounter {
  @ObservableState
  struct State: Equatable {
    var count = 0
    var isOn = false
    var stepSize = 1
    @Presents var child: ChildState?

    @ObservableState
    struct ChildState: Equatable, Identifiable {
      let id: Int
      var text = ""
    }
  }

  enum Action: BindableAction {
    case binding(BindingAction<State>)
    case child(PresentationAction<ChildAction>)
    case decrement, increment
    case showChild

    @CasePathable
    enum ChildAction: BindableAction {
      case binding(BindingAction<State.ChildState>)
      case done
    }
  }

  var body: some Reducer<State, Action> {
    BindingReducer()
    Reduce(self.core)
      .ifLet(\.$child, action: \.child) {
        BindingReducer()
        Reduce<State.ChildState, Action.ChildAction> { state, action in
          if case .done = action { state.text = "" }
          return .none
        }
      }
  }

  func core(state: inout State, action: Action) -> EffectOf<Self> {
    switch action {
    case .binding:
      return .none
    case .child(.presented(.done)):
      state.child = nil
      return .none
    case .child:
      return .none
    case .decrement:
      state.count -= state.stepSize
      return .none
    case .increment:
      state.count += state.stepSize
      return .none
    case .showChild:
      state.child = .init(id: state.count)
      return .none
    }
  }
}

struct PerceptiveCounterView: View {
  @Perception.Bindable var store: StoreOf<PerceptiveCounter>

  var body: some View {
    WithPerceptionTracking {
      VStack {
        Text("\(store.count)")
          .font(.title)
          .monospacedDigit()
        HStack {
          Button("−") { store.send(.decrement) }
          Button("+") { store.send(.increment) }
        }
        .buttonStyle(.bordered)
        Stepper("By \(store.stepSize)", value: $store.stepSize, in: 1...10)
        Toggle("On", isOn: $store.isOn)
        LazyVStack {
          ForEach(0..<max(0, min(store.count, 10)), id: \.self) { index in
            WithPerceptionTracking {
              Text("Row \(index) of \(store.count)")
            }
          }
        }
        Button("Child") { store.send(.showChild) }
      }
      .sheet(item: $store.scope(state: \.child, action: \.child)) { childStore in
        WithPerceptionTracking {
          ChildEditor(store: childStore)
        }
      }
    }
  }
}

private struct ChildEditor: View {
  @Perception.Bindable var store: Store<PerceptiveCounter.State.ChildState, PerceptiveCounter.Action.ChildAction>

  var body: some View {
    WithPerceptionTracking {
      Form {
        TextField("Text", text: $store.text)
        Button("Done") { store.send(.done) }
      }
    }
  }
}

@Perceptible
final class LegacyModel {
  var count = 0
  @PerceptionIgnored var log: [String] = []

  func increment() {
    count += 1
    log.append("\(count)")
  }
}

struct LegacyModelView: View {
  @Perception.Bindable var model: LegacyModel

  var body: some View {
    WithPerceptionTracking {
      Stepper("\(model.count)", value: $model.count)
    }
    .onAppear {
      withPerceptionTracking {
        _ = model.count
      } onChange: {
        print("count changed")
      }
    }
  }
}

struct PerceptiveCounter_Previews: PreviewProvider {
  static var previews: some View {
    PerceptiveCounterView(store: Store(initialState: PerceptiveCounter.State(count: 3)) { PerceptiveCounter() })
  }
}
