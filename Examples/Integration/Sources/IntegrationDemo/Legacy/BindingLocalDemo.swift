import ComposableArchitecture

/// A child with bindings, which it may still write when it disappears.
@available(*, deprecated)
@Reducer
struct BindingLocalDemo {
  struct State: Equatable {
    @PresentationState var child: EditableChild.State?
  }

  enum Action {
    case child(PresentationAction<EditableChild.Action>)
    case presentButtonTapped
  }

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .child: break
      case .presentButtonTapped: state.child = EditableChild.State()
      }
      return .none
    }
    .ifLet(\.$child, action: \.child) { EditableChild() }
  }
}

/// What is edited in a sheet.
@available(*, deprecated)
@Reducer
struct EditableChild {
  struct State: Equatable {
    @BindingState var sendsOnDisappear = false
    @BindingState var text = ""
    @BindingState var writesOnDisappear = false
  }

  enum Action: BindableAction {
    case binding(BindingAction<State>)
    case disappeared
    case dismissButtonTapped
  }

  @Dependency(\.dismiss) var dismiss

  var body: some ReducerOf<Self> {
    BindingReducer()
    Reduce { state, action in
      switch action {
      case .binding, .disappeared: .none
      case .dismissButtonTapped: .run { _ in await dismiss() }
      }
    }
  }
}

@available(*, deprecated)
struct BindingLocalView: View {
  let store: StoreOf<BindingLocalDemo>

  var body: some View {
    let _ = logEvaluation(of: Self.self)
    Form {
      Button("Present the child") { store.send(.presentButtonTapped) }
    }
    .navigationTitle("Binding local")
    .sheet(store: store.scope(state: \.$child, action: \.child)) { EditableChildView(store: $0) }
  }
}

@available(*, deprecated)
struct EditableChildView: View {
  let store: StoreOf<EditableChild>
  @Environment(\.dismiss) private var dismiss

  var body: some View {
    WithViewStore(store, observe: \.self) { viewStore in
      let _ = logEvaluation(of: Self.self)
      PresentedForm {
        TextField("Text", text: viewStore.$text)
        Toggle("Write the binding on disappearing", isOn: viewStore.$writesOnDisappear)
        Toggle("Send an action on disappearing", isOn: viewStore.$sendsOnDisappear)
        Button("Dismiss by the view") { dismiss() }
        Button("Dismiss by the feature") { viewStore.send(.dismissButtonTapped) }
      }
      .onDisappear {
        if viewStore.writesOnDisappear { viewStore.$text.wrappedValue = "gone" }
        if viewStore.sendsOnDisappear { viewStore.send(.disappeared) }
      }
    }
  }
}
