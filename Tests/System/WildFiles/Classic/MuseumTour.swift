import ComposableArchitecture
import SwiftUI

struct Exhibit: Reducer {
  struct State: Equatable, Hashable {
    var number: Int
    var isFavorite = false
  }
  enum Action: Equatable { case favoriteTapped, nextTapped }

  @Dependency(\.dismiss) var dismiss

  func reduce(into state: inout State, action: Action) -> Effect<Action> {
    switch action {
    case .favoriteTapped:
      state.isFavorite.toggle()
      return .none
    case .nextTapped:
      return .none
    }
  }
}

struct Cafe: Reducer {
  struct State: Equatable { var coffees = 0 }
  enum Action: Equatable { case orderTapped, doneTapped }

  @Dependency(\.dismiss) var dismiss

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .orderTapped:
        state.coffees += 1
        return .none
      case .doneTapped:
        return .run { _ in await self.dismiss() }
      }
    }
  }
}

struct MuseumTour: Reducer {
  struct Path: Reducer {
    enum State: Equatable {
      case exhibit(Exhibit.State)
      case cafe(Cafe.State)
    }
    enum Action: Equatable {
      case exhibit(Exhibit.Action)
      case cafe(Cafe.Action)
    }
    var body: some ReducerOf<Self> {
      Scope(state: /State.exhibit, action: /Action.exhibit) { Exhibit() }
      Scope(state: /State.cafe, action: /Action.cafe) { Cafe() }
    }
  }

  struct State: Equatable {
    var path = StackState<Path.State>()
    var visited: [Int] = []
  }

  enum Action: Equatable {
    case path(StackAction<Path.State, Path.Action>)
    case goBackToStart
    case popTo(StackElementID)
  }

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case let .path(.element(id: id, action: .exhibit(.nextTapped))):
        guard case let .exhibit(exhibit)? = state.path[id: id] else { return .none }
        state.path.append(.exhibit(Exhibit.State(number: exhibit.number + 1)))
        return .none
      case let .path(.push(id: _, state: .exhibit(exhibit))):
        state.visited.append(exhibit.number)
        return .none
      case .path(.popFrom(id: _)):
        return .none
      case .path:
        return .none
      case .goBackToStart:
        state.path.removeAll()
        return .none
      case let .popTo(id):
        state.path.pop(to: id)
        return .none
      }
    }
    .forEach(\.path, action: /Action.path) {
      Path()
    }
  }
}

struct MuseumTourView: View {
  let store: StoreOf<MuseumTour>

  var body: some View {
    NavigationStackStore(
      self.store.scope(state: \.path, action: { .path($0) })
    ) {
      List {
        ForEach(1..<6) { number in
          NavigationLink(
            "Exhibit \(number)",
            state: MuseumTour.Path.State.exhibit(.init(number: number))
          )
        }
        NavigationLink(state: MuseumTour.Path.State.cafe(.init())) {
          Label("Café", systemImage: "cup.and.saucer")
        }
      }
      .navigationTitle("Tour")
    } destination: { state in
      switch state {
      case .exhibit:
        CaseLet(
          /MuseumTour.Path.State.exhibit,
          action: MuseumTour.Path.Action.exhibit,
          then: ExhibitView.init(store:)
        )
      case .cafe:
        CaseLet(
          /MuseumTour.Path.State.cafe,
          action: MuseumTour.Path.Action.cafe
        ) { store in
          WithViewStore(store, observe: { $0 }) { viewStore in
            VStack {
              Text("\(viewStore.coffees) coffees")
              Button("Order") { viewStore.send(.orderTapped) }
              Button("Done") { viewStore.send(.doneTapped) }
            }
          }
        }
      }
    }
    .safeAreaInset(edge: .bottom) {
      TourBar(store: store)
    }
  }
}

private struct TourBar: View {
  let store: StoreOf<MuseumTour>

  var body: some View {
    WithViewStore(store, observe: \.visited) { viewStore in
      HStack {
        Text("Visited: \(viewStore.state.map(String.init).joined(separator: ", "))")
        Spacer()
        Button("Start") { viewStore.send(.goBackToStart) }
      }
      .padding()
    }
  }
}

struct ExhibitView: View {
  let store: StoreOf<Exhibit>

  var body: some View {
    WithViewStore(store, observe: { $0 }) { viewStore in
      VStack(spacing: 12) {
        Text("Exhibit \(viewStore.number)").font(.title)
        Button(viewStore.isFavorite ? "Unlike" : "Like") { viewStore.send(.favoriteTapped) }
        Button("Next") { viewStore.send(.nextTapped) }
      }
      .navigationTitle("No. \(viewStore.number)")
    }
  }
}
