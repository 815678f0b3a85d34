import ConcurrencyExtras
import Observation

/// The observable properties of a reference.
///
/// The class is not generic, so that its key paths are created once.
final class ReferenceObservation: Observable, Sendable {
  typealias Property = any KeyPath<ReferenceObservation, Void> & Sendable

  // Observers that read in the main queue, and all others.
  private let mainObservers = ObservationRegistrar()
  private let otherObservers = ObservationRegistrar()

  // The properties whose observers the main queue has yet to notify.
  private let waiting = Locked<[Property]>([])

  var value: Void { () }
  var isLoading: Void { () }
  var loadError: Void { () }
  var saveError: Void { () }

  /// Registers that the current observer reads a property.
  func access(_ property: Property) {
    observers(inMainQueue: MainQueue.isCurrent).access(self, keyPath: property)
  }

  /// Notifies the observers of a property.
  ///
  /// Callers call this after the change, while no lock is held. Otherwise an observer that reads on
  /// another thread on notification could read the old value, and miss the new one.
  ///
  /// Observation begins when the function that reads has returned. A change by another thread while
  /// a view is made finds no observer yet, so the main queue notifies its observers once more. That
  /// notification is enqueued before the ones here. Otherwise most observers would already have
  /// read the new value when it runs, and it would be redundant.
  func notify(_ property: Property) {
    let isMainQueue = MainQueue.isCurrent
    if !isMainQueue { notifyInMainQueue(property) }
    // The observers that read on this kind of thread come first. Any observer that reads again when
    // it is notified registers among them, and must not be notified twice.
    notify(observers(inMainQueue: isMainQueue), of: property)
    notify(observers(inMainQueue: !isMainQueue), of: property)
  }

  private func observers(inMainQueue isMainQueue: Bool) -> ObservationRegistrar {
    isMainQueue ? mainObservers : otherObservers
  }

  private func notify(_ observers: ObservationRegistrar, of property: Property) {
    observers.willSet(self, keyPath: property)
    observers.didSet(self, keyPath: property)
  }

  private func notifyInMainQueue(_ property: Property) {
    // One block is enough, however often a value changes before the main queue runs it.
    let needsVisit = waiting.withValue { waiting in
      defer { if !waiting.contains(where: { $0 == property }) { waiting.append(property) } }
      return waiting.isEmpty
    }
    guard needsVisit else { return }
    MainQueue.enqueue { [weak self] in
      guard let self else { return }
      for property in waiting.exchange([]) { notify(mainObservers, of: property) }
    }
  }
}
