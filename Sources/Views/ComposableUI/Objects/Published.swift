#if PortableViews
/// A property whose object tells its observers before the property changes.
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

  /// What the property becomes, as a publisher for those who import one of the modules with them.
  public var projectedValue: Publisher {
    get { Publisher(box: box) }
    // Lets values be assigned to `&object.$property`.
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
  /// What a published property is, and what it becomes before it does.
  public struct Publisher {
    fileprivate let box: PublishedBox<Value>

    /// The property as it is, or as it is about to be.
    package var value: Value { box.value }

    /// What sets the property for as long as it is there.
    package var setter: (Value) -> Void {
      { [weak box] in box?.replaceValue(by: $0) }
    }

    /// Keeps something for as long as the property is there.
    package func keep(_ object: AnyObject) {
      box.kept.append(object)
    }

    /// Who is told what the property becomes.
    package var listeners: ChangeListeners<Value> { box.listeners }
  }
}

/// A published property, seen without its type.
protocol PublishedProperty {
  var storage: any PublishedStorage { get }
}

/// Where a published property keeps what it tells of its changes.
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
