// Nothing else but what this module hands on.
import ComposableArchitectureCombine
import Testing

private final class Settings: ObservableObject {
  @Published var volume = 1
}

/// Observable objects with one import.
struct ImportedAloneTests {
  @Test("objects are observable and publish their properties with one import")
  func object() {
    let settings = Settings()
    var volumes: [Int] = []
    let cancellable = settings.$volume.map { $0 * 10 }.sink { volumes.append($0) }
    settings.volume = 3
    #expect(volumes == [10, 30])
    withExtendedLifetime(cancellable) {}
  }
}
