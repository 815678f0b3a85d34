/// A type that tells its observers of changes: another name for `Observable`.
///
/// Every platform that this package supports has Swift's own `Observation`, so that there is
/// nothing to port back. The name is here for code that was written where there was.
public typealias Perceptible = Observable
