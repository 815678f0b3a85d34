import Dependencies
import DependenciesMacros
import Foundation

/// The places of the world, which need no network.
@DependencyClient
public struct AtlasClient: Sendable {
  /// The places whose names hold a text, in the order of their names.
  public var search: @Sendable (_ text: String, _ offset: Int, _ count: Int) async throws -> Matches
  /// The place with an id, if there is one.
  public var place: @Sendable (_ id: Place.ID) async throws -> Place?
  /// The places that are closest to one, the closest first.
  public var neighbours: @Sendable (_ place: Place, _ count: Int) async throws -> [Place]
  /// The outlines of all countries.
  public var outlines: @Sendable () async throws -> [Outline]
}

/// A page of places, and how many there are in all.
public struct Matches: Equatable, Sendable {
  public var places: [Place]
  public var total: Int

  /// Creates a page.
  public init(places: [Place], total: Int) {
    self.places = places
    self.total = total
  }
}

extension DependencyValues {
  /// The places of the world.
  public var atlas: AtlasClient {
    get { self[AtlasClient.self] }
    set { self[AtlasClient.self] = newValue }
  }
}

extension AtlasClient: DependencyKey {
  public static let testValue = AtlasClient()

  public static let liveValue: AtlasClient = {
    let data = AtlasData()
    return .places(data.places, outlines: data.outlines)
  }()

  /// An atlas of some places.
  public static func places(_ places: [Place], outlines: [Outline]) -> Self {
    Self(
      search: { text, offset, count in
        let found = places.filter { $0.matches(text) }
        let page = found.dropFirst(max(offset, 0)).prefix(max(count, 0))
        return Matches(places: Array(page), total: found.count)
      },
      place: { id in places.first { $0.id == id } },
      neighbours: { place, count in
        let others = places.filter { $0.id != place.id }
        let sorted = others.sorted { $0.distance(to: place) < $1.distance(to: place) }
        return Array(sorted.prefix(max(count, 0)))
      },
      outlines: { outlines }
    )
  }
}

extension Place {
  /// Returns whether the name holds a text, whatever its case and its accents.
  fileprivate func matches(_ text: String) -> Bool {
    let wanted = text.trimmingCharacters(in: .whitespaces)
    let options: String.CompareOptions = [.caseInsensitive, .diacriticInsensitive]
    return wanted.isEmpty || name.range(of: wanted, options: options) != nil
  }
}

/// The files of the package.
private struct AtlasData {
  let places: [Place] = read("places")
  let outlines: [Outline] = read("outlines")

  private static func read<Value: Decodable>(_ name: String) -> [Value] {
    guard let url = Bundle.module.url(forResource: name, withExtension: "json") else {
      preconditionFailure("The bundle at \(Bundle.module.bundlePath) has no \(name).json")
    }
    do {
      return try JSONDecoder().decode([Value].self, from: Data(contentsOf: url))
    } catch {
      preconditionFailure("\(url.path) cannot be read: \(error)")
    }
  }
}
