import ComposableArchitectureCombine
import OpenCombine
import Testing

private final class Settings: ObservableObject {
  @Published var volume = 1
}

/// Observable objects with an import of OpenCombine.
struct ImportedWithOpenCombineTests {
  @Test("objects are observable and publish with OpenCombine imported, too")
  func object() {
    let settings = Settings()
    var changes = 0
    let cancellable = settings.objectWillChange.sink { changes += 1 }
    settings.volume = 3
    #expect(changes == 1)
    withExtendedLifetime(cancellable) {}
  }

  @MainActor
  @Test("a view store is an observable object")
  func viewStore() {
    func willChange(_ object: some ObservableObject) -> ObservableObjectPublisher {
      object.objectWillChange
    }
    let store = Store(initialState: 1) {
      Reduce<Int, Int> { state, action in
        state += action
        return .none
      }
    }
    let viewStore = ViewStore(store, observe: { $0 })
    var log: [Int] = []
    let cancellable = willChange(viewStore).sink {
      MainActor.assumeIsolated { log.append(viewStore.state) }
    }
    store.send(2)
    #expect(log == [1])
    #expect(viewStore.state == 3)
    withExtendedLifetime(cancellable) {}
  }
}
