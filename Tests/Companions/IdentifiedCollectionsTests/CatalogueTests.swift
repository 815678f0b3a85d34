import IdentifiedCollections
import Testing

// The code of the first page of the module's catalogue.

// quoted: city
private struct City: Equatable, Identifiable {
  let id: String
  var population: Int
}
// end

/// IdentifiedCollections: the catalogue's first page.
struct CatalogueTests {
  @Test("an identified array keeps order and finds elements by id")
  func cities() {
    // quoted: cities
    var cities: IdentifiedArrayOf<City> = [
      City(id: "Turin", population: 840_000),
      City(id: "Graz", population: 300_000),
    ]
    cities[id: "Graz"]?.population += 5_000
    cities.append(City(id: "Turin", population: 0))

    #expect(cities.ids == ["Turin", "Graz"])
    #expect(cities[id: "Graz"]?.population == 305_000)
    #expect(cities[0].population == 840_000)
    // end
  }
}
