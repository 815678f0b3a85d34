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
    /// The place that is chosen, which is the address of the page; a search does not change it.
    public var path: [Place.ID] = []
    /// The chosen place, once it was looked up.
    public var place: Place?
    /// Whether the atlas has no place with the name in the address.
    public var isUnknown = false
    public var neighbours: [Place] = []
    public var outlines: [Outline] = []
    var isLoading = false

    public init() {}

    /// The chosen place as the row that is selected.
    public var selection: Place.ID? {
      get { path.last }
      set { path = newValue.map { [$0] } ?? [] }
    }

    /// Whether there are places that the list does not hold yet.
    public var hasMore: Bool { places.count < total ?? 0 }
  }

  public enum Action: BindableAction {
    case binding(BindingAction<State>)
    case moreButtonTapped
    case neighboursResponse([Place])
    case neighbourTapped(Place)
    case outlinesResponse([Outline])
    case placeResponse(Place?)
    case searchResponse(Matches, offset: Int)
    case task
  }

  private enum CancelID { case place, search }

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

      case .binding(\.path), .binding(\.selection):
        return show(&state)

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
        return show(&state)

      case .outlinesResponse(let outlines):
        state.outlines = outlines
        return .none

      case .placeResponse(let place):
        state.place = place
        state.isUnknown = place == nil
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

  /// Looks the chosen place up, and those around it.
  private func show(_ state: inout State) -> Effect<Action> {
    state.neighbours = []
    state.isUnknown = false
    guard let id = state.path.last else {
      state.place = nil
      return .cancel(id: CancelID.place)
    }
    return .run { send in
      let place = try await atlas.place(id)
      await send(.placeResponse(place))
      guard let place else { return }
      await send(.neighboursResponse(try atlas.neighbours(place, 5)))
    }
    .cancellable(id: CancelID.place, cancelInFlight: true)
  }
}
