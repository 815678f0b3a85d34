/// A registrar that stores the observers of an object's properties, and notifies them of changes.
///
/// Store a registrar in a class that is made observable by hand. Call it where properties are read
/// and changed:
///
/// ```swift
/// final class Counter: Perceptible {
///   private let registrar = PerceptionRegistrar()
///   private var _count = 0
///   var count: Int {
///     get {
///       registrar.access(self, keyPath: \.count)
///       return _count
///     }
///     set { registrar.withMutation(of: self, keyPath: \.count) { _count = newValue } }
///   }
/// }
/// ```
///
/// All registrars are equal and encode nothing, so that synthesized conformances of the owner
/// ignore its registrar.
public struct PerceptionRegistrar: Sendable {
  private let registrar = ObservationRegistrar()

  /// Creates a registrar without observers.
  ///
  /// - Parameter isPerceptionCheckingEnabled: Has no effect; every view observes the properties
  ///   that it reads.
  public init(isPerceptionCheckingEnabled: Bool = PerceptionCore.isPerceptionCheckingEnabled) {}

  /// Registers a read of a property with the current observation.
  public func access<Subject: Perceptible, Member>(
    _ subject: Subject,
    keyPath: KeyPath<Subject, Member>,
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) {
    registrar.access(subject, keyPath: keyPath)
  }

  /// Notifies observers that a property is about to change.
  public func willSet<Subject: Perceptible, Member>(
    _ subject: Subject, keyPath: KeyPath<Subject, Member>
  ) {
    registrar.willSet(subject, keyPath: keyPath)
  }

  /// Notifies observers that a property has changed.
  public func didSet<Subject: Perceptible, Member>(
    _ subject: Subject, keyPath: KeyPath<Subject, Member>
  ) {
    registrar.didSet(subject, keyPath: keyPath)
  }

  /// Changes a property, and notifies its observers before and after.
  public func withMutation<Subject: Perceptible, Member, Result>(
    of subject: Subject,
    keyPath: KeyPath<Subject, Member>,
    _ mutation: () throws -> Result
  ) rethrows -> Result {
    try registrar.withMutation(of: subject, keyPath: keyPath, mutation)
  }
}

extension PerceptionRegistrar: Hashable {
  /// Returns `true`, because all registrars are equal.
  public static func == (lhs: Self, rhs: Self) -> Bool { true }

  /// Leaves the hasher as it is, because all registrars are equal.
  public func hash(into hasher: inout Hasher) {}
}

extension PerceptionRegistrar: Codable {
  /// Creates a registrar without observers, and decodes nothing.
  public init(from decoder: any Decoder) {
    self.init()
  }

  /// Encodes nothing.
  public func encode(to encoder: any Encoder) {}
}
