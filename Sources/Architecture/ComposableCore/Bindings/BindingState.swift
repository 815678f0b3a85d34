/// Marks a property of a feature's state as one that views may assign to by binding actions.
@available(*, deprecated, message: "Use '@ObservableState', whose properties are all bindable")
@propertyWrapper
public struct BindingState<Value> {
  /// The value of the property.
  public var wrappedValue: Value

  package let fileID: StaticString
  package let line: UInt

  /// Creates the state of a property.
  public init(
    wrappedValue: Value,
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) {
    self.wrappedValue = wrappedValue
    self.fileID = fileID
    self.line = line
  }

  /// This state as a whole, to name the property by: `\.$name`.
  public var projectedValue: Self {
    get { self }
    set { self = newValue }
  }
}

@available(*, deprecated)
extension BindingState: Sendable where Value: Sendable {}

@available(*, deprecated)
extension BindingState: Equatable where Value: Equatable {
  /// Compares the values.
  public static func == (lhs: Self, rhs: Self) -> Bool {
    lhs.wrappedValue == rhs.wrappedValue
  }
}

@available(*, deprecated)
extension BindingState: Hashable where Value: Hashable {
  /// Hashes the value.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(wrappedValue)
  }
}

@available(*, deprecated)
extension BindingState: Decodable where Value: Decodable {
  /// Decodes the value alone.
  public init(from decoder: any Decoder) throws {
    // A single-value container decodes some values, such as dates, in another way.
    if let container = try? decoder.singleValueContainer(),
      let value = try? container.decode(Value.self)
    {
      self.init(wrappedValue: value)
    } else {
      self.init(wrappedValue: try Value(from: decoder))
    }
  }
}

@available(*, deprecated)
extension BindingState: Encodable where Value: Encodable {
  /// Encodes the value alone.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    try container.encode(wrappedValue)
  }
}

@available(*, deprecated)
extension BindingState: CustomReflectable {
  /// The mirror of the value.
  public var customMirror: Mirror { Mirror(reflecting: wrappedValue) }
}

@available(*, deprecated)
extension BindingState: CustomDumpRepresentable {
  /// The value.
  public var customDumpValue: Any { wrappedValue }
}

@available(*, deprecated)
extension BindingState: CustomDebugStringConvertible
where Value: CustomDebugStringConvertible {
  /// The description of the value.
  public var debugDescription: String { wrappedValue.debugDescription }
}

extension BindingAction {
  /// Returns an action that assigns a value to a property that is marked as bindable.
  @available(*, deprecated, message: "Use '@ObservableState', whose properties are all bindable")
  public static func set<Value: Equatable>(
    _ keyPath: WritableKeyPath<Root, BindingState<Value>>, _ value: Value
  ) -> Self {
    Self(keyPath: keyPath, value: value) { $0[keyPath: keyPath].wrappedValue = value }
  }
}

extension BindingAction {
  /// Returns an assignment that a view makes, which is reported if nothing carries it out.
  ///
  /// - Parameters:
  ///   - state: The state to assign in, whose property holds the location of its declaration.
  ///   - action: The type of action that carries the assignment.
  @available(*, deprecated)
  package static func set<Value: Equatable>(
    _ keyPath: WritableKeyPath<Root, BindingState<Value>>, _ value: Value, in state: Root,
    by action: Any.Type
  ) -> Self {
    let property = state[keyPath: keyPath]
    let unhandled = UnhandledBinding(
      action: action, value: value, declaration: "\(property.fileID):\(property.line)")
    return .set(keyPath, value).reportingIfUnhandled(unhandled)
  }
}

extension BindableAction {
  /// Returns an action that assigns a value to a property that is marked as bindable.
  @available(*, deprecated, message: "Use '@ObservableState', whose properties are all bindable")
  public static func set<Value: Equatable>(
    _ keyPath: WritableKeyPath<State, BindingState<Value>>, _ value: Value
  ) -> Self {
    .binding(.set(keyPath, value))
  }
}
