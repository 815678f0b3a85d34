#if PortableViews
/// A property that notifies the observers of its object before it changes.
@propertyWrapper
public struct Published<Value> {
  private let box: PublishedBox<Value>

  /// Creates a property with its first value.
  public init(wrappedValue: Value) {
    box = PublishedBox(wrappedValue)
  }

  /// Creates a property with its first value.
  public init(initialValue: Value) {
    self.init(wrappedValue: initialValue)
  }

  /// The property's values: a Combine publisher with `PortableCombine` imported.
  public var projectedValue: Publisher {
    get { Publisher(box: box) }
    // A setter without effect, so that `assign(to: &object.$property)` compiles.
    set {}
  }

  /// Rejects properties outside of classes.
  @available(*, unavailable, message: "@Published is only available on properties of classes")
  public var wrappedValue: Value {
    get { box.value }
    set { box.value = newValue }
  }

  /// Reads and writes the property of an object.
  ///
  /// Underscored because the compiler looks for these labels.
  public static subscript<Object: AnyObject>(
    _enclosingInstance object: Object,
    wrapped wrappedKeyPath: ReferenceWritableKeyPath<Object, Value>,
    storage storageKeyPath: ReferenceWritableKeyPath<Object, Self>
  ) -> Value {
    get { object[keyPath: storageKeyPath].box.value }
    set {
      object[keyPath: storageKeyPath].box.replaceValue(by: newValue)
    }
  }
}

extension Published {
  /// The current value of a published property, and its new values before they are stored.
  public struct Publisher {
    fileprivate let box: PublishedBox<Value>

    package var value: Value { box.value }

    /// A function that sets the property, without effect once the property is deallocated.
    package var setter: (Value) -> Void {
      { [weak box] in box?.replaceValue(by: $0) }
    }

    /// Keeps an object alive for as long as the property's storage.
    package func keep(_ object: AnyObject) {
      box.kept.append(object)
    }

    /// The functions that are called with a new value before it is stored.
    package var listeners: ChangeListeners<Value> { box.listeners }
  }
}

/// A published property with its type erased.
protocol PublishedProperty {
  var storage: any PublishedStorage { get }
}

/// The storage of a published property, with the publisher that it notifies of changes.
protocol PublishedStorage: AnyObject {
  var publisher: ObservableObjectPublisher? { get set }
}

extension Published: PublishedProperty {
  var storage: any PublishedStorage { box }
}

private final class PublishedBox<Value>: PublishedStorage {
  var value: Value
  var publisher: ObservableObjectPublisher?
  var kept: [AnyObject] = []
  lazy var listeners = ChangeListeners<Value>()

  init(_ value: Value) {
    self.value = value
  }

  func replaceValue(by newValue: Value) {
    publisher?.send()
    listeners.notify(newValue)
    value = newValue
  }
}
#endif
