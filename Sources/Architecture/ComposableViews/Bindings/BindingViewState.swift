import ComposableCore
import ComposableUI

/// A property of view state that can be bound to: `@BindingViewState var name: String`.
///
/// A ``BindingViewStore`` creates it, with the value at that time.
@available(*, deprecated, message: "Use '@ObservableState', and bind to the store itself")
@dynamicMemberLookup
@propertyWrapper
public struct BindingViewState<Value> {
  private let binding: Binding<Value>

  /// The value of the property.
  public let wrappedValue: Value

  init(value: Value, binding: Binding<Value>) {
    self.wrappedValue = value
    self.binding = binding
  }

  /// A binding to the property, whose writes are binding actions.
  public var projectedValue: Binding<Value> { binding }

  /// Returns view state of a property of the value.
  public subscript<Member>(
    dynamicMember keyPath: WritableKeyPath<Value, Member>
  ) -> BindingViewState<Member> {
    BindingViewState<Member>(
      value: wrappedValue[keyPath: keyPath], binding: binding[dynamicMember: keyPath])
  }
}

@available(*, deprecated)
extension BindingViewState: Equatable where Value: Equatable {
  /// Compares the values.
  public static func == (lhs: Self, rhs: Self) -> Bool {
    lhs.wrappedValue == rhs.wrappedValue
  }
}

@available(*, deprecated)
extension BindingViewState: Hashable where Value: Hashable {
  /// Hashes the value.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(wrappedValue)
  }
}

@available(*, deprecated)
extension BindingViewState: CustomReflectable {
  /// The mirror of the value.
  public var customMirror: Mirror { Mirror(reflecting: wrappedValue) }
}

@available(*, deprecated)
extension BindingViewState: CustomDumpRepresentable {
  /// The value.
  public var customDumpValue: Any { wrappedValue }
}
