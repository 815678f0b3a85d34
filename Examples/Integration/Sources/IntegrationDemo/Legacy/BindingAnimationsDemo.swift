import ComposableArchitecture

/// A shape that is large or small.
@Reducer
struct BindingAnimationsDemo {
  struct State: Equatable {
    var isLarge = false
  }

  enum Action: Equatable {
    case largeToggled(Bool)
  }

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .largeToggled(let isLarge):
        state.isLarge = isLarge
        return .none
      }
    }
  }
}

/// Every way to animate a change: of a store, and of a view's own state to compare with.
struct BindingAnimationsView: View {
  let store: StoreOf<BindingAnimationsDemo>
  @State private var isLarge = false

  var body: some View {
    let _ = logEvaluation(of: Self.self)
    Form {
      WithViewStore(store, observe: \.isLarge) { viewStore in
        let _ = logEvaluation(of: Self.self, "body.store")
        let binding = viewStore.binding(send: BindingAnimationsDemo.Action.largeToggled)
        ways("Store", binding) { viewStore.send(.largeToggled(!viewStore.state), animation: $0) }
      }
      ways("View", $isLarge) { animation in
        withAnimation(animation) { isLarge.toggle() }
      }
    }
    .navigationTitle("Binding animations")
  }

  private func ways(
    _ owner: String, _ binding: Binding<Bool>, toggle: @escaping (Animation?) -> Void
  ) -> some View {
    Section(owner) {
      HStack {
        Circle()
          .fill(binding.wrappedValue ? Color.orange : Color.blue)
          .frame(width: binding.wrappedValue ? 96 : 48, height: binding.wrappedValue ? 96 : 48)
          .animation(.easeInOut, value: binding.wrappedValue)
          .accessibilityIdentifier("\(owner) shape")
        Spacer()
        Text(binding.wrappedValue ? "Large" : "Small")
      }
      .frame(minHeight: 112)
      Toggle("\(owner): binding", isOn: binding)
      Toggle("\(owner): animated binding", isOn: binding.animation(.easeInOut))
      Button("\(owner): without animation") { toggle(nil) }
      Button("\(owner): with animation") { toggle(.easeInOut) }
    }
  }
}
