import ConcurrencyExtras
import Testing

// The code of the first page of the module's catalogue.

/// ConcurrencyExtras: the catalogue's first page.
struct CatalogueTests {
  @Test("concurrent tasks add to one isolated value")
  func isolated() async {
    // quoted: isolated
    let saved = LockIsolated<Set<String>>([])
    await withTaskGroup(of: Void.self) { group in
      for file in ["notes.txt", "plan.txt"] {
        group.addTask { saved.withValue { _ = $0.insert(file) } }
      }
    }
    #expect(saved.value == ["notes.txt", "plan.txt"])
    // end
  }
}
