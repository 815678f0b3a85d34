// Underscored: shorter spellings for the signatures of the libraries that build on this one.
/// A key path of any kind that may cross isolation boundaries.
public typealias _SendableAnyKeyPath = any AnyKeyPath & Sendable

/// A key path to a value of any type that may cross isolation boundaries.
public typealias _SendablePartialKeyPath<Root> = any PartialKeyPath<Root> & Sendable

/// A key path that may cross isolation boundaries.
public typealias _SendableKeyPath<Root, Value> = any KeyPath<Root, Value> & Sendable

/// A writable key path that may cross isolation boundaries.
public typealias _SendableWritableKeyPath<Root, Value> =
  any WritableKeyPath<Root, Value> & Sendable

/// A writable key path from a class that may cross isolation boundaries.
public typealias _SendableReferenceWritableKeyPath<Root, Value> =
  any ReferenceWritableKeyPath<Root, Value> & Sendable
