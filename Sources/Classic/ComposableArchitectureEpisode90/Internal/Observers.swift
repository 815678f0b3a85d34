/// Functions that are called when a value has changed, in the order in which they were added.
@MainActor
package final class Observers<Value> {
  private var observers: [(Value) -> Bool] = []

  package nonisolated init() {}

  /// The number of observers, including those that are no longer of use.
  package var count: Int { observers.count }

  /// Adds a function, which returns whether it is still of use.
  package func add(_ observer: @escaping (Value) -> Bool) {
    observers.append(observer)
  }

  package func notify(_ value: Value) {
    let isOfUse = observers.map { $0(value) }
    // One that was added meanwhile is kept.
    var index = 0
    observers.removeAll { _ in
      defer { index += 1 }
      return index < isOfUse.count && !isOfUse[index]
    }
  }
}
