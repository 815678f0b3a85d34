#if PortableViews
/// An object that says when it is about to change.
///
/// A class whose properties are marked with ``Published`` has nothing to add:
///
/// ```swift
/// final class Settings: ObservableObject {
///   @Published var fontSize = 12
/// }
/// ```
public protocol ObservableObject: AnyObject {
  /// What every object tells its observers by.
  typealias ObjectWillChangePublisher = ObservableObjectPublisher

  /// What fires before the object changes.
  var objectWillChange: ObservableObjectPublisher { get }
}

extension ObservableObject {
  /// What fires before one of the published properties changes.
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

/// Tells those who observe an object that it is about to change.
public final class ObservableObjectPublisher: Sendable {
  private let signal = Signal()

  /// Who else is told, but for observation scopes.
  package let listeners = ChangeListeners<Void>()

  /// Creates a publisher that nobody observes yet.
  public init() {}

  /// Tells every observer.
  public func send() {
    signal.fire()
    listeners.notify(())
  }

  /// Registers with the observation scope that is being tracked, if any.
  package func access() {
    signal.access()
  }
}

/// Something that an object tells its observers by in place of an observable object's publisher.
package protocol ForeignObjectSignal {
  /// Fires whenever this does.
  var publisher: ObservableObjectPublisher { get }
}

/// The published properties of an object and of its superclasses, and a property that has the
/// name of the publisher, but another type.
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
