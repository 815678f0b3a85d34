import Foundation
import Perception
import Testing

struct PerceptionRegistrarTests {
  @Test("tracking calls onChange at the first change of a read property")
  func tracking() {
    let counter = Counter()
    let log = Log()
    let count = withPerceptionTracking {
      counter.count
    } onChange: {
      log.add("count")
    }
    #expect(count == 0)
    counter.name = "a"
    #expect(log.entries == [])
    counter.count = 1
    counter.count = 2
    #expect(log.entries == ["count"])
    #expect(counter.count == 2)
  }

  @Test("willSet and didSet notify observers, too")
  func willSet() {
    let counter = Counter()
    let log = Log()
    _ = withPerceptionTracking {
      counter.readName()
    } onChange: {
      log.add("name")
    }
    counter.count = 1
    #expect(log.entries == [])
    counter.name = "a"
    #expect(log.entries == ["name"])
  }

  @Test("withMutation returns its closure's result and rethrows its error")
  func mutation() {
    struct Failure: Error {}
    let counter = Counter()
    let registrar = PerceptionRegistrar(isPerceptionCheckingEnabled: true)
    #expect(registrar.withMutation(of: counter, keyPath: \.count) { 7 } == 7)
    #expect(throws: Failure.self) {
      try registrar.withMutation(of: counter, keyPath: \.count) { throw Failure() }
    }
  }

  @Test("registrars don't affect comparing, hashing and encoding")
  func conformances() throws {
    struct Model: Codable, Hashable {
      var registrar = PerceptionRegistrar()
      var count = 1
    }
    #expect(Model() == Model())
    #expect(Set([Model(), Model()]).count == 1)
    let data = try JSONEncoder().encode(Model())
    #expect(try JSONDecoder().decode(Model.self, from: data) == Model())
    struct Plain: Hashable {
      var count = 1
    }
    #expect(Model().hashValue == Plain().hashValue)
  }
}
