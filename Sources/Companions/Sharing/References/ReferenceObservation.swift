import ConcurrencyExtras
import Observation

/// What can be observed of a reference.
///
/// It is not generic, so that its key paths are made once.
final class ReferenceObservation: Observable, Sendable {
  typealias Property = any KeyPath<ReferenceObservation, Void> & Sendable

  // Those who have read in the main queue, and the others.
  private let mainObservers = ObservationRegistrar()
  private let otherObservers = ObservationRegistrar()

  // The properties of which the main queue is still to tell its observers.
  private let waiting = LockIsolated<[Property]>([])

  var value: Void { () }
  var isLoading: Void { () }
  var loadError: Void { () }
  var saveError: Void { () }

  /// Registers that the current observer reads something.
  func access(_ property: Property) {
    observers(inMainQueue: MainQueue.isCurrent).access(self, keyPath: property)
  }

  /// Notifies those who observe something.
  ///
  /// It is called after the change, while no lock is held. An observer who reads on another thread
  /// as soon as it is notified could otherwise read the old value, and never hear of the new one.
  ///
  /// Observation begins when the function that reads has returned. If a change comes from another
  /// thread while a view is made, nobody listens yet: so the main queue notifies its observers once
  /// more. It is asked to before they are notified here, or they would mostly have read the new value
  /// by then, and be notified for nothing.
  func notify(_ property: Property) {
    let isMainQueue = MainQueue.isCurrent
    if !isMainQueue { notifyInMainQueue(property) }
    // An observer who reads anew when it is notified reads here, where all have been notified then.
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
    // One visit is enough, however often a value changes until the main queue has time.
    let needsVisit = waiting.withValue { waiting in
      defer { if !waiting.contains(where: { $0 == property }) { waiting.append(property) } }
      return waiting.isEmpty
    }
    guard needsVisit else { return }
    MainQueue.enqueue { [weak self] in
      guard let self else { return }
      let properties = waiting.withValue { waiting in
        defer { waiting = [] }
        return waiting
      }
      for property in properties { notify(mainObservers, of: property) }
    }
  }
}
