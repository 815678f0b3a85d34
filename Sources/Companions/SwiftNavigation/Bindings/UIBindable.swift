public import PerceptionCore

/// A property wrapper that makes bindings to the members of an observable object.
///
/// ```swift
/// @UIBindable var inbox = Inbox()
///
/// let draft: UIBinding<String> = $inbox.draft
/// ```
@dynamicMemberLookup
@propertyWrapper
public struct UIBindable<Value> {
  /// The observable object whose members are bound.
  public var wrappedValue: Value

  /// Creates a source of bindings to the members of an observable object.
  public init(wrappedValue: Value) where Value: AnyObject, Value: Perceptible {
    self.wrappedValue = wrappedValue
  }

  /// Creates a source of bindings to the members of an observable object.
  public init(_ wrappedValue: Value) where Value: AnyObject, Value: Perceptible {
    self.init(wrappedValue: wrappedValue)
  }

  /// Creates a source of bindings to the same object as another one.
  public init(projectedValue: UIBindable<Value>) where Value: AnyObject, Value: Perceptible {
    self = projectedValue
  }

  /// The source of bindings: `$model.text` is a binding to the member `text`.
  public var projectedValue: Self { self }

  /// Returns a binding to a member of the object.
  public subscript<Member>(
    dynamicMember keyPath: ReferenceWritableKeyPath<Value, Member>
  ) -> UIBinding<Member> where Value: AnyObject {
    UIBinding(
      location: MemberLocation(base: ObjectLocation(object: wrappedValue), keyPath: keyPath))
  }
}

extension UIBindable: Identifiable where Value: Identifiable {
  /// The id of the observable object.
  public var id: Value.ID { wrappedValue.id }
}

extension UIBindable: Sendable where Value: Sendable {}
