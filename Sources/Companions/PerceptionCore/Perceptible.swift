/// A type that notifies observers of changes: another name for `Observable`.
///
/// Every platform that this package supports has Swift's `Observation`. The name exists so that
/// code written for the back-port compiles.
public typealias Perceptible = Observable
