import ComposableCore
import ComposableUI

extension ComposableUI.State {
  /// A shared value that a view reads and keeps for as long as it keeps its identity.
  ///
  /// Unlike a plain `@SharedReader`, the property still reads another key that the view has loaded
  /// into it after the view around was evaluated again.
  ///
  /// ```swift
  /// @State.SharedReader(.appStorage("count")) var count = 0
  ///
  /// Button("Other") { $count = SharedReader(wrappedValue: 0, .appStorage("other")) }
  /// ```
  @propertyWrapper
  public struct SharedReader: DynamicProperty {
    @ComposableUI.State private var reader: Sharing.SharedReader<Value>

    private init(reader: Sharing.SharedReader<Value>) {
      _reader = ComposableUI.State(wrappedValue: reader)
    }

    /// The current value.
    public var wrappedValue: Value { reader.wrappedValue }

    /// The shared value, for passing it on or for reading its load state.
    ///
    /// Setting it makes this property read the value of another property.
    public var projectedValue: Sharing.SharedReader<Value> {
      get { reader }
      nonmutating set { reader.projectedValue = newValue }
    }

    /// Creates a property that reads a constant value.
    public init(value: sending Value) {
      self.init(reader: Sharing.SharedReader(value: value))
    }

    /// Creates a property that reads the value of another.
    public init(projectedValue: Sharing.SharedReader<Value>) {
      self.init(reader: Sharing.SharedReader(projectedValue: projectedValue))
    }

    /// Creates a property that reads the value of a key.
    ///
    /// - Parameters:
    ///   - wrappedValue: The initial value, used if the key has no value and is not in use.
    ///   - key: The key that loads the value.
    public init(wrappedValue: @autoclosure () -> Value, _ key: some SharedReaderKey<Value>) {
      self.init(reader: Sharing.SharedReader(wrappedValue: wrappedValue(), key))
    }

    /// Creates a property that reads the value of a key that has an initial value.
    public init(_ key: (some SharedReaderKey<Value>).Default) {
      self.init(reader: Sharing.SharedReader(key))
    }

    /// Creates a property that reads the value of a key, and is `nil` if the key has none.
    @_disfavoredOverload
    public init<Wrapped>(_ key: some SharedReaderKey<Value>) where Value == Wrapped? {
      self.init(reader: Sharing.SharedReader(wrappedValue: nil, key))
    }
  }
}
