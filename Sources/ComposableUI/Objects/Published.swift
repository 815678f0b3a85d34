#if !canImport(SwiftUI)
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
        let box = object[keyPath: storageKeyPath].box
        box.publisher?.send()
        box.value = newValue
      }
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

    init(_ value: Value) {
      self.value = value
    }
  }
#endif
