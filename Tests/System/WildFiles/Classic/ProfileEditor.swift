import ComposableArchitecture
import SwiftUI

struct ProfileEditor: Reducer {
  struct State: Equatable {
    @BindingState var name = ""
    @BindingState var bio = ""
    @BindingState var isPublic = false
    @BindingState var favorite: Flavor = .vanilla
    @BindingState var focus: Field?
    @BindingState var level = 5.0
    var saves = 0

    enum Field: String, Hashable { case name, bio }
    enum Flavor: String, CaseIterable { case vanilla, lemon, mint }
  }

  enum Action: BindableAction, Equatable {
    case binding(BindingAction<State>)
    case saveTapped
    case view(ViewAction)
    enum ViewAction: Equatable { case appeared }
  }

  var body: some ReducerOf<Self> {
    BindingReducer()
    Reduce { state, action in
      switch action {
      case .binding(\.$name):
        state.name = String(state.name.prefix(20))
        return .none
      case .binding(\.$isPublic):
        if !state.isPublic { state.bio = "" }
        return .none
      case .binding:
        return .none
      case .saveTapped:
        if state.name.isEmpty {
          state.focus = .name
        } else {
          state.saves += 1
        }
        return .none
      case .view(.appeared):
        return .send(.binding(.set(\.$focus, .name)))
      }
    }
    .onChange(of: \.isPublic) { _, isPublic in
      Reduce { state, _ in
        state.level = isPublic ? 10 : 5
        return .none
      }
    }
  }
}

struct ProfileEditorView: View {
  let store: StoreOf<ProfileEditor>
  @FocusState private var focus: ProfileEditor.State.Field?

  struct ViewState: Equatable {
    @BindingViewState var name: String
    @BindingViewState var bio: String
    @BindingViewState var isPublic: Bool
    @BindingViewState var favorite: ProfileEditor.State.Flavor
    @BindingViewState var focus: ProfileEditor.State.Field?
    @BindingViewState var level: Double
    var saves: Int

    init(store: BindingViewStore<ProfileEditor.State>) {
      self._name = store.$name
      self._bio = store.$bio
      self._isPublic = store.$isPublic
      self._favorite = store.$favorite
      self._focus = store.$focus
      self._level = store.$level
      self.saves = store.saves
    }
  }

  var body: some View {
    WithViewStore(store, observe: ViewState.init) { viewStore in
      Form {
        Section {
          TextField("Name", text: viewStore.$name)
            .focused($focus, equals: .name)
          TextField("Bio", text: viewStore.$bio)
            .focused($focus, equals: .bio)
            .disabled(!viewStore.isPublic)
        } footer: {
          Text("\(viewStore.name.count)/20")
        }
        Toggle("Public", isOn: viewStore.$isPublic)
        Picker("Favorite", selection: viewStore.$favorite) {
          ForEach(ProfileEditor.State.Flavor.allCases, id: \.self) { flavor in
            Text(flavor.rawValue.capitalized).tag(flavor)
          }
        }
        Slider(value: viewStore.$level, in: 0...10) { Text("Level") }
        Button("Save (\(viewStore.saves))") { viewStore.send(.saveTapped) }
      }
      .bind(viewStore.$focus, to: $focus)
      .onAppear { viewStore.send(.view(.appeared)) }
      .synchronize(viewStore.$focus, $focus)
    }
  }
}

extension View {
  func synchronize<Value: Equatable>(_ first: Binding<Value>, _ second: FocusState<Value>.Binding) -> some View {
    self
      .onChange(of: first.wrappedValue) { second.wrappedValue = $0 }
      .onChange(of: second.wrappedValue) { first.wrappedValue = $0 }
  }
}

struct ProfileEditorView_Previews: PreviewProvider {
  static var previews: some View {
    NavigationView {
      ProfileEditorView(
        store: Store(initialState: ProfileEditor.State()) {
          ProfileEditor()._printChanges()
        }
      )
    }
  }
}
