import ComposableArchitecture

/// A model of the app, on the main actor where that is the default.
struct Marker: Equatable, Identifiable {
  struct ID: Hashable { var number: Int }
  enum Style: String, CaseIterable { case dot, flag }

  let id: ID
  var title = ""
  var style = Style.dot

  mutating func rename(_ title: String) { self.title = title }
}

/// A feature whose state holds such models, and one without a `ReducerOf<Self>`.
@Reducer
struct Markers {
  @ObservableState
  struct State: Equatable {
    var markers: IdentifiedArrayOf<Marker> = []
    var style = Marker.Style.dot
    var page = Page.list(Marker(id: Marker.ID(number: 0)))
    var lengths: [Int] = []
  }

  @CasePathable
  @dynamicMemberLookup
  enum Page: Equatable {
    case list(Marker)
    case empty
  }

  enum Action: BindableAction {
    case binding(BindingAction<State>)
    case added(Marker)
    case measured([Int])
    case onAppear
  }

  @Dependency(RouteClient.self) var routes

  var body: some ReducerOf<Self> {
    BindingReducer()
    Reduce { state, action in
      switch action {
      case .added(var marker):
        marker.rename("New")
        state.markers.append(marker)
        return .none
      case .binding:
        return .none
      case .measured(let lengths):
        state.lengths = lengths
        return .none
      case .onAppear:
        return .run { send in await send(.measured(routes.lengths())) }
      }
    }
  }
}

/// A feature of features, one of which has another actor than its module's default.
@Reducer
struct Atlas {
  @ObservableState
  enum State: Equatable {
    case markers(Markers.State)
    case legend(Legend.State)
  }

  enum Action {
    case markers(Markers.Action)
    case legend(Legend.Action)
  }

  var body: some ReducerOf<Self> {
    EmptyReducer()
      .ifCaseLet(\.markers, action: \.markers) { Markers() }
      .ifCaseLet(\.legend, action: \.legend) { Legend() }
  }
}

@Reducer
nonisolated struct Legend {
  @ObservableState
  nonisolated struct State: Equatable { var isOpen = false }
  nonisolated enum Action { case toggled }

  var body: some ReducerOf<Self> {
    Reduce { state, _ in
      state.isOpen.toggle()
      return .none
    }
  }
}

/// A reducer around another, without the macro.
struct Counted<Base: Reducer>: Reducer {
  let base: Base

  var body: some Reducer<Base.State, Base.Action> {
    base
    Reduce { _, _ in .none }
  }
}
