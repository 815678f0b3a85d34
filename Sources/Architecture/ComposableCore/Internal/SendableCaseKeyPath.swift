/// A key path to a case, with any value, that may cross isolation.
public typealias _SendablePartialCaseKeyPath<Root> = any Sendable & PartialCaseKeyPath<Root>

/// A key path to a case that may cross isolation.
public typealias _SendableCaseKeyPath<Root, Value> = any Sendable & CaseKeyPath<Root, Value>
