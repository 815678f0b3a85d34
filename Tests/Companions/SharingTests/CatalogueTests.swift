import DependenciesTestSupport
import Sharing
import Testing

// The code of the first page of the module's catalogue.

// quoted: models
private struct Toolbar {
  @Shared(.inMemory("zoom")) var zoom = 100

  func zoomIn() {
    $zoom.withLock { $0 += 25 }
  }
}

private struct Ruler {
  @SharedReader(.inMemory("zoom")) var zoom = 100
}
// end

@Suite("Sharing: the catalogue's first page", .dependencies)
struct CatalogueTests {
  @Test("two properties with one key share one value")
  func sharing() {
    // quoted: sharing
    let toolbar = Toolbar()
    let ruler = Ruler()
    toolbar.zoomIn()
    #expect(ruler.zoom == 125)
    // end
  }
}
