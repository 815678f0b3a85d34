import Foundation

/// A city, with where it lies.
public struct Place: Codable, Equatable, Identifiable, Sendable {
  public let name: String
  public let continent: String
  /// Degrees north of the equator.
  public let latitude: Double
  /// Degrees east of Greenwich.
  public let longitude: Double

  public var id: String { name }

  /// Creates a place.
  public init(name: String, continent: String, latitude: Double, longitude: Double) {
    self.name = name
    self.continent = continent
    self.latitude = latitude
    self.longitude = longitude
  }

  /// The distance to another place along the surface of the earth.
  ///
  /// By the haversine formula, on a sphere of 6,371 km radius: exact to half a percent.
  ///
  /// - Returns: Kilometres.
  public func distance(to other: Place) -> Double {
    func radians(_ degrees: Double) -> Double { degrees * .pi / 180 }
    let north = sin(radians(other.latitude - latitude) / 2)
    let east = sin(radians(other.longitude - longitude) / 2)
    let chord =
      north * north + cos(radians(latitude)) * cos(radians(other.latitude)) * east * east
    return 2 * 6_371 * asin(min(chord.squareRoot(), 1))
  }
}

/// The outline of a country.
public struct Outline: Codable, Equatable, Sendable {
  public let name: String
  /// Closed lines of longitudes and latitudes by turns, in degrees.
  public let rings: [[Double]]

  /// Creates an outline.
  public init(name: String, rings: [[Double]]) {
    self.name = name
    self.rings = rings
  }
}
