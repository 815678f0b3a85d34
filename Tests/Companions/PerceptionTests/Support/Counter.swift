import Perception

/// Made observable by hand.
final class Counter: Perceptible {
  private let registrar = PerceptionRegistrar()
  private var storage = 0

  var count: Int {
    get {
      registrar.access(self, keyPath: \.count)
      return storage
    }
    set { registrar.withMutation(of: self, keyPath: \.count) { storage = newValue } }
  }

  var name = "" {
    willSet { registrar.willSet(self, keyPath: \.name) }
    didSet { registrar.didSet(self, keyPath: \.name) }
  }

  func readName() -> String {
    registrar.access(self, keyPath: \.name)
    return name
  }
}
