#if Macros
import Perception
import Testing

// The code of the first page of the module's catalogue.

// quoted: model
@Perceptible
@MainActor
private final class Thermometer {
  var degrees = 20
}
// end

/// Perception: the catalogue's first page.
@MainActor
struct CatalogueTests {
  @Test("Perceptions yields the values of a property")
  func following() async {
    // quoted: following
    let thermometer = Thermometer()
    var readings = Perceptions { thermometer.degrees }.makeAsyncIterator()
    #expect(await readings.next() == 20)

    thermometer.degrees = 23
    #expect(await readings.next() == 23)
    // end
  }
}
#endif
