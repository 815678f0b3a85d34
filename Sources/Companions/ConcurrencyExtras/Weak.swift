/// A weak reference as a value.
package struct Weak<Object: AnyObject> {
  /// The object, or `nil` once it is released.
  package private(set) weak var object: Object?

  /// Creates a weak reference to an object.
  package init(_ object: Object) {
    self.object = object
  }
}

extension Weak: Sendable where Object: Sendable {}
