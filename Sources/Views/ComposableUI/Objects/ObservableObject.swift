#if PortableViews
import PerceptionCore

/// An object that notifies its observers before it changes.
///
/// A class that marks its properties with ``Published`` needs no further code:
///
/// ```swift
/// final class Settings: ObservableObject {
///   @Published var fontSize = 12
/// }
/// ```
public protocol ObservableObject: AnyObject {
  /// The type of publisher that notifies an object's observers.
  typealias ObjectWillChangePublisher = ObservableObjectPublisher

  /// The publisher that fires before the object changes.
  var objectWillChange: ObservableObjectPublisher { get }
}

extension ObservableObject {
  /// The publisher that fires before one of the published properties changes.
  public var objectWillChange: ObservableObjectPublisher {
    let (properties, signal) = observableParts(of: self)
    if let signal { return signal.publisher }
    for property in properties {
      if let publisher = property.publisher { return publisher }
    }
    let publisher = ObservableObjectPublisher()
    for property in properties { property.publisher = publisher }
    return publisher
  }
}

/// Notifies the observers of an object before the object changes.
public final class ObservableObjectPublisher: Sendable {
  private let signal = Signal()

  /// The functions that `send()` calls after it has notified observation tracking.
  package let listeners = ChangeListeners<Void>()

  /// Creates a publisher without observers.
  public init() {}

  /// Notifies every observer that the object is about to change.
  public func send() {
    signal.fire()
    listeners.notify(())
  }

  /// Records a read for the observation tracking that is running, if any.
  package func access() {
    signal.access()
  }
}

/// A publisher of another module, such as a `PassthroughSubject`, as an object's
/// `objectWillChange`.
package protocol ForeignObjectSignal {
  /// The publisher that fires whenever the foreign one does.
  var publisher: ObservableObjectPublisher { get }
}

/// The published properties of an object and of its superclasses.
///
/// If the object has a foreign publisher as its `objectWillChange`, the result is that publisher
/// and no properties.
private func observableParts(
  of object: AnyObject
) -> (properties: [any PublishedStorage], signal: (any ForeignObjectSignal)?) {
  var properties: [any PublishedStorage] = []
  var mirror: Mirror? = Mirror(reflecting: object)
  while let level = mirror {
    for child in level.children {
      if let property = child.value as? any PublishedProperty {
        properties.append(property.storage)
      } else if child.label == "objectWillChange",
        let signal = child.value as? any ForeignObjectSignal
      {
        return ([], signal)
      }
    }
    mirror = level.superclassMirror
  }
  return (properties, nil)
}
#endif
