import ComposableArchitecture

// The code of the article "Addresses of screens".

@Reducer
struct Room {
  @ObservableState
  struct State: Equatable { let id: Int }
  enum Action {}
}

@Reducer
struct OpeningHours {
  @ObservableState
  struct State: Equatable {}
  enum Action {}
}

@Reducer
struct Museum {
  @Reducer
  enum Path {
    case openingHours(OpeningHours)
    case room(Room)
  }

  @ObservableState
  struct State: Equatable { var path = StackState<Path.State>() }
  enum Action { case path(StackActionOf<Path>) }

  var body: some ReducerOf<Self> {
    EmptyReducer().forEach(\.path, action: \.path)
  }
}

extension Museum.Path.State: Equatable {}

struct UnknownComponent: Error {}

// quoted: addresses
extension Museum.Path.State: Codable {
  init(from decoder: any Decoder) throws {
    let component = try decoder.singleValueContainer().decode(String.self)
    if component == "opening-hours" {
      self = .openingHours(OpeningHours.State())
    } else if let id = Int(component) {
      self = .room(Room.State(id: id))
    } else {
      throw UnknownComponent()
    }
  }

  func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    switch self {
    case .openingHours: try container.encode("opening-hours")
    case .room(let room): try container.encode(String(room.id))
    }
  }
}
// end
