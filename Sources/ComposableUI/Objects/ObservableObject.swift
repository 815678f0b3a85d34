#if !canImport(SwiftUI)
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
    /// What fires before the object changes.
    var objectWillChange: ObservableObjectPublisher { get }
  }

  extension ObservableObject {
    /// What fires before one of the published properties changes.
    public var objectWillChange: ObservableObjectPublisher {
      let properties = publishedProperties(of: self)
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

  /// The published properties of an object and of its superclasses.
  private func publishedProperties(of object: AnyObject) -> [any PublishedStorage] {
    var found: [any PublishedStorage] = []
    var mirror: Mirror? = Mirror(reflecting: object)
    while let level = mirror {
      for child in level.children {
        if let property = child.value as? any PublishedProperty { found.append(property.storage) }
      }
      mirror = level.superclassMirror
    }
    return found
  }
#endif
