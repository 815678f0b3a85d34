import ComposableCore
import ComposableUI

extension ComposableUI.State {
  /// A shared value that a view keeps for as long as it keeps its identity.
  ///
  /// Unlike a plain `@Shared`, the property still shares another key's value that the view has put
  /// into it after the view around was evaluated again.
  ///
  /// ```swift
  /// @State.Shared(.appStorage("count")) var count = 0
  ///
  /// Button("Increment") { $count.withLock { $0 += 1 } }
  /// ```
  @propertyWrapper
  public struct Shared: DynamicProperty {
    @ComposableUI.State private var shared: Sharing.Shared<Value>

    private init(shared: Sharing.Shared<Value>) {
      _shared = ComposableUI.State(wrappedValue: shared)
    }

    /// The current value; to change it, use `withLock` of the projected value.
    public var wrappedValue: Value { shared.wrappedValue }

    /// The shared value, for passing it on, changing its value or reading its load state.
    ///
    /// Setting it makes this property share the value of another property.
    public var projectedValue: Sharing.Shared<Value> {
      get { shared }
      nonmutating set { shared.projectedValue = newValue }
    }

    /// Creates a shared value that is not persisted.
    public init(value: sending Value) {
      self.init(shared: Sharing.Shared(value: value))
    }

    /// Creates a property that shares the value of another.
    public init(projectedValue: Sharing.Shared<Value>) {
      self.init(shared: Sharing.Shared(projectedValue: projectedValue))
    }

    /// Creates a property that shares the value of a key.
    ///
    /// - Parameters:
    ///   - wrappedValue: The initial value, used if the key has no value and is not in use.
    ///   - key: The key that loads and saves the value.
    public init(wrappedValue: @autoclosure () -> Value, _ key: some SharedKey<Value>) {
      self.init(shared: Sharing.Shared(wrappedValue: wrappedValue(), key))
    }

    /// Creates a property that shares the value of a key that has an initial value.
    public init(_ key: (some SharedKey<Value>).Default) {
      self.init(shared: Sharing.Shared(key))
    }

    /// Creates a property that shares the value of a key, and is `nil` if the key has none.
    @_disfavoredOverload
    public init<Wrapped>(_ key: some SharedKey<Value>) where Value == Wrapped? {
      self.init(shared: Sharing.Shared(wrappedValue: nil, key))
    }
  }
}
