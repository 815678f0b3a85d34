import ComposableArchitecture
import Foundation

/// The search for places, page by page, and the place that is chosen.
@Reducer
public struct AtlasFeature: Sendable {
  @ObservableState
  public struct State: Equatable {
    public var text = ""
    public var places: IdentifiedArrayOf<Place> = []
    /// The number of all places that are found; `nil` before the first answer.
    public var total: Int?
    /// The row that is selected, which a search may remove; the place stays.
    public var selection: Place.ID?
    public var selectedPlace: Place?
    public var neighbours: [Place] = []
    public var outlines: [Outline] = []
    var isLoading = false

    public init() {}

    /// Whether there are places that the list does not hold yet.
    public var hasMore: Bool { places.count < total ?? 0 }
  }

  public enum Action: BindableAction {
    case binding(BindingAction<State>)
    case moreButtonTapped
    case neighboursResponse([Place])
    case neighbourTapped(Place)
    case outlinesResponse([Outline])
    case searchResponse(Matches, offset: Int)
    case task
  }

  private enum CancelID { case neighbours, search }

  /// The number of places that are loaded at a time.
  static let pageSize = 40

  @Dependency(\.atlas) var atlas
  @Dependency(\.continuousClock) var clock

  public init() {}

  public var body: some ReducerOf<Self> {
    BindingReducer()
    Reduce { state, action in
      switch action {
      case .binding(\.text):
        return search(&state, after: .milliseconds(200))

      case .binding(\.selection):
        guard let place = state.selection.flatMap({ state.places[id: $0] }) else { return .none }
        return show(place, &state)

      case .binding:
        return .none

      case .moreButtonTapped:
        guard !state.isLoading, state.hasMore else { return .none }
        state.isLoading = true
        return load(state.text, from: state.places.count)

      case .neighboursResponse(let places):
        state.neighbours = places
        return .none

      case .neighbourTapped(let place):
        state.selection = place.id
        return show(place, &state)

      case .outlinesResponse(let outlines):
        state.outlines = outlines
        return .none

      case .searchResponse(let matches, let offset):
        if offset == 0 { state.places = [] }
        state.places.append(contentsOf: matches.places)
        state.total = matches.total
        state.isLoading = false
        return .none

      case .task:
        return .merge(
          search(&state, after: .zero),
          .run { send in await send(.outlinesResponse(try atlas.outlines())) })
      }
    }
  }

  /// Searches unless the text changes in a while; what is searched for already is cancelled.
  private func search(_ state: inout State, after delay: Duration) -> Effect<Action> {
    state.isLoading = true
    let text = state.text
    return .run { send in
      if delay > .zero { try await clock.sleep(for: delay) }
      let matches = try await atlas.search(text, 0, Self.pageSize)
      await send(.searchResponse(matches, offset: 0))
    }
    .cancellable(id: CancelID.search, cancelInFlight: true)
  }

  private func load(_ text: String, from offset: Int) -> Effect<Action> {
    .run { send in
      let matches = try await atlas.search(text, offset, Self.pageSize)
      await send(.searchResponse(matches, offset: offset))
    }
    .cancellable(id: CancelID.search)
  }

  private func show(_ place: Place, _ state: inout State) -> Effect<Action> {
    state.selectedPlace = place
    state.neighbours = []
    return .run { send in
      await send(.neighboursResponse(try atlas.neighbours(place, 5)))
    }
    .cancellable(id: CancelID.neighbours, cancelInFlight: true)
  }
}
