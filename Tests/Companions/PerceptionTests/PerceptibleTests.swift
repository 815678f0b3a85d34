#if Macros
import Perception
import Testing

/// A property marked by hand, as the macro would mark it.
@Perceptible
private final class Marked {
  @PerceptionTracked var first = 1
  var second = 2
}

struct PerceptibleTests {
  @Perceptible
  final class Model {
    var count = 0
    var name: String
    @PerceptionIgnored var cache = 0
    var observed = 0 {
      didSet { log.add("\(oldValue) to \(observed)") }
    }
    weak var parent: Model?
    let log = Log()

    init(name: String) {
      self.name = name
    }
  }

  @MainActor
  @Perceptible
  final class Isolated {
    var count = 0
  }

  private func changes(_ apply: () -> Void, _ change: () -> Void) -> [String] {
    let log = Log()
    withPerceptionTracking(apply, onChange: { log.add("change") })
    change()
    return log.entries
  }

  @Test("setting and mutating a property notify its readers")
  func tracked() {
    let model = Model(name: "a")
    #expect(changes({ _ = model.count }, { model.count = 1 }) == ["change"])
    #expect(changes({ _ = model.name }, { model.name += "b" }) == ["change"])
    #expect(changes({ _ = model.name }, { model.count = 2 }) == [])
    #expect(model.name == "ab")
    #expect(model.count == 2)
  }

  @Test("properties marked by hand notify only their own readers")
  func marked() {
    let model = Marked()
    #expect(changes({ _ = model.first }, { model.first = 3 }) == ["change"])
    #expect(changes({ _ = model.first }, { model.second = 3 }) == [])
    #expect(changes({ _ = model.second }, { model.second = 4 }) == ["change"])
  }

  @Test("an ignored property notifies nobody")
  func ignored() {
    let model = Model(name: "a")
    #expect(changes({ _ = model.cache }, { model.cache = 1 }) == [])
    #expect(model.cache == 1)
  }

  @Test("property observers run in a perceptible class, and weak stays weak")
  func storage() {
    let model = Model(name: "a")
    #expect(changes({ _ = model.observed }, { model.observed = 1 }) == ["change"])
    model.observed += 1
    #expect(model.log.entries == ["0 to 1", "1 to 2"])
    do {
      let parent = Model(name: "parent")
      #expect(changes({ _ = model.parent }, { model.parent = parent }) == ["change"])
      #expect(model.parent === parent)
    }
    #expect(model.parent == nil)
  }

  @Test("a main actor object is Perceptible in any isolation")
  @MainActor
  func isolated() {
    let model = Isolated()
    #expect(changes({ _ = model.count }, { model.count = 1 }) == ["change"])
    let perceptible: any Perceptible = model
    #expect(perceptible as? Isolated === model)
  }
}
#endif
