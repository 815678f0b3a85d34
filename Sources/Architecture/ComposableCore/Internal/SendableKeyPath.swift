/// A key path of any type that may cross isolation.
public typealias _SendableAnyKeyPath = any Sendable & AnyKeyPath

/// A key path from a known root that may cross isolation.
public typealias _SendablePartialKeyPath<Root> = any Sendable & PartialKeyPath<Root>

/// A key path that may cross isolation.
public typealias _SendableKeyPath<Root, Value> = any Sendable & KeyPath<Root, Value>

/// A writable key path that may cross isolation.
public typealias _SendableWritableKeyPath<Root, Value> =
  any Sendable & WritableKeyPath<Root, Value>

/// A key path to a property of an object that may cross isolation.
public typealias _SendableReferenceWritableKeyPath<Root, Value> =
  any Sendable & ReferenceWritableKeyPath<Root, Value>

/// A key path to a case, with any value, that may cross isolation.
public typealias _SendablePartialCaseKeyPath<Root> = any Sendable & PartialCaseKeyPath<Root>

/// A key path to a case that may cross isolation.
public typealias _SendableCaseKeyPath<Root, Value> = any Sendable & CaseKeyPath<Root, Value>
