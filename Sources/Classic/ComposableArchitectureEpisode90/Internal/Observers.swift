/// The observers of a value, called after each change in the order in which they were added.
@MainActor
package final class Observers<Value> {
  private var observers: [(Value) -> Bool] = []

  package nonisolated init() {}

  /// The number of observers, including ended ones that are removed on the next change.
  package var count: Int { observers.count }

  /// Adds an observer, which returns whether to keep it.
  package func add(_ observer: @escaping (Value) -> Bool) {
    observers.append(observer)
  }

  package func notify(_ value: Value) {
    let isOfUse = observers.map { $0(value) }
    // An observer added during the calls is kept.
    var index = 0
    observers.removeAll { _ in
      defer { index += 1 }
      return index < isOfUse.count && !isOfUse[index]
    }
  }
}
