import ComposableArchitecture
import SwiftUI

private let readMe: LocalizedStringKey = """
  This application searches a list of cities while you type. Requests are **debounced**, and a \
  request in flight is cancelled when a new one is made.
  """

struct City: Decodable, Equatable, Identifiable, Sendable {
  var id: Int
  var name: String
  var country: String
  var population: Int
}

@DependencyClient
struct CityClient: Sendable {
  var search: @Sendable (_ query: String) async throws -> [City]
}

extension CityClient: DependencyKey {
  static let liveValue = Self { query in
    try await Task.sleep(for: .milliseconds(100))
    if query.lowercased() == "error" { throw URLError(.badServerResponse) }
    return [
      City(id: 1, name: "Berlin", country: "Germany", population: 3_769_495),
      City(id: 2, name: "Bern", country: "Switzerland", population: 134_591),
      City(id: 3, name: "Lima", country: "Peru", population: 10_092_000),
      City(id: 4, name: "Limassol", country: "Cyprus", population: 195_139),
    ]
    .filter { $0.name.localizedCaseInsensitiveContains(query) }
  }
}

extension DependencyValues {
  var cityClient: CityClient {
    get { self[CityClient.self] }
    set { self[CityClient.self] = newValue }
  }
}

struct SearchFeature: Reducer {
  struct State: Equatable {
    var results: [City] = []
    var isFailing = false
    var searchQuery = ""
    @PresentationState var detail: CityDetail.State?
  }

  enum Action {
    case cityTapped(City)
    case detail(PresentationAction<CityDetail.Action>)
    case searchQueryChanged(String)
    case searchQueryChangeDebounced
    case searchResponse(Result<[City], Error>)
  }

  @Dependency(\.cityClient) var cityClient
  private enum CancelID { case search }

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .cityTapped(let city):
        state.detail = CityDetail.State(city: city)
        return .none

      case .detail:
        return .none

      case .searchQueryChanged(let query):
        state.searchQuery = query
        guard !state.searchQuery.isEmpty else {
          state.results = []
          state.isFailing = false
          return .cancel(id: CancelID.search)
        }
        return .none

      case .searchQueryChangeDebounced:
        guard !state.searchQuery.isEmpty else { return .none }
        return .run { [query = state.searchQuery] send in
          await send(.searchResponse(Result { try await cityClient.search(query: query) }))
        }
        .cancellable(id: CancelID.search)

      case .searchResponse(.failure):
        state.results = []
        state.isFailing = true
        return .none

      case .searchResponse(.success(let response)):
        state.results = response
        state.isFailing = false
        return .none
      }
    }
    .ifLet(\.$detail, action: /Action.detail) {
      CityDetail()
    }
  }
}

struct CityDetail: Reducer {
  struct State: Equatable {
    let city: City
    @BindingState var isFavorite = false
    @BindingState var rating = 3.0
  }

  enum Action: BindableAction {
    case binding(BindingAction<State>)
    case closeButtonTapped
  }

  @Dependency(\.dismiss) var dismiss

  var body: some ReducerOf<Self> {
    BindingReducer()
    Reduce { state, action in
      switch action {
      case .binding: return .none
      case .closeButtonTapped: return .run { _ in await self.dismiss() }
      }
    }
  }
}

struct SearchView: View {
  let store: StoreOf<SearchFeature>

  var body: some View {
    // swift-format-ignore: OnlyOneTrailingClosureArgument
    WithViewStore(self.store, observe: { $0 }) { viewStore in
      NavigationStack {
        VStack(alignment: .leading) {
          Text(readMe)
            .padding()

          HStack {
            Image(systemName: "magnifyingglass")
            TextField(
              "Berlin, Lima, ...",
              text: viewStore.binding(
                get: \.searchQuery, send: { .searchQueryChanged($0) }
              )
            )
            .textFieldStyle(.roundedBorder)
            .autocapitalization(.none)
            .disableAutocorrection(true)
          }
          .padding(.horizontal, 16)

          List {
            ForEach(viewStore.results) { city in
              Button {
                viewStore.send(.cityTapped(city))
              } label: {
                HStack {
                  Text(city.name)
                  Spacer()
                  Text(city.country).foregroundColor(.secondary)
                }
              }
            }
            if viewStore.isFailing {
              Text("The search has failed.").foregroundStyle(.red)
            }
          }
        }
        .navigationTitle("Search")
      }
      .task(id: viewStore.searchQuery) {
        do {
          try await Task.sleep(for: .milliseconds(300))
          await viewStore.send(.searchQueryChangeDebounced).finish()
        } catch {}
      }
      .sheet(
        store: self.store.scope(state: \.$detail, action: { .detail($0) })
      ) { store in
        CityDetailView(store: store)
      }
    }
  }
}

struct CityDetailView: View {
  let store: StoreOf<CityDetail>

  var body: some View {
    // swift-format-ignore: OnlyOneTrailingClosureArgument
    WithViewStore(self.store, observe: { $0 }) { viewStore in
      NavigationView {
        Form {
          Section(header: Text("About")) {
            LabeledContent("Country", value: viewStore.city.country)
            LabeledContent("Population") {
              Text("\(viewStore.city.population)")
            }
          }
          Section {
            Toggle("Favorite", isOn: viewStore.$isFavorite)
            Slider(value: viewStore.$rating, in: 1...5, step: 1) {
              Text("Rating")
            }
            Text("Rated \(Int(viewStore.rating))")
          } footer: {
            Text("Your rating stays on this device.")
          }
        }
        .navigationBarTitle(viewStore.city.name)
        .toolbar {
          ToolbarItem(placement: .cancellationAction) {
            Button("Close") { viewStore.send(.closeButtonTapped) }
          }
        }
      }
    }
  }
}

struct SearchView_Previews: PreviewProvider {
  static var previews: some View {
    SearchView(
      store: Store(initialState: SearchFeature.State()) {
        SearchFeature()
      }
    )
  }
}

@main
struct CitySearchApp: App {
  var body: some Scene {
    WindowGroup {
      SearchView(
        store: Store(initialState: SearchFeature.State()) {
          SearchFeature()
            ._printChanges()
        }
      )
    }
  }
}
