#if PortableViews
/// A key of a custom value in the environment.
public protocol EnvironmentKey {
  /// The type of the value.
  associatedtype Value

  /// The value if no view set one.
  static var defaultValue: Value { get }
}

/// The values that views pass down to the views inside them.
public struct EnvironmentValues {
  private var storage = Storage.initial

  /// Creates an environment with default values.
  public init() {}

  /// The value of a custom key.
  public subscript<K: EnvironmentKey>(key: K.Type) -> K.Value {
    get { storage.values[ObjectIdentifier(key)] as? K.Value ?? K.defaultValue }
    set {
      makeUnique()
      storage.values[ObjectIdentifier(key)] = newValue
    }
  }

  /// The value or the object stored under its type, if any.
  subscript<T>(typed type: T.Type) -> T? {
    get { storage.values[ObjectIdentifier(type)] as? T }
    set {
      makeUnique()
      storage.values[ObjectIdentifier(type)] = newValue
    }
  }

  /// The language and the catalogues in which texts are looked up.
  // A field, since every text reads it.
  package var localization: Localization {
    get { storage.localization }
    set {
      makeUnique()
      storage.localization = newValue
    }
  }

  /// Returns whether both environments share their storage, without comparing values.
  package func isIdentical(to other: Self) -> Bool {
    storage === other.storage
  }

  private mutating func makeUnique() {
    guard !isKnownUniquelyReferenced(&storage) else { return }
    storage = Storage(values: storage.values, localization: storage.localization)
  }
}

extension EnvironmentValues {
  private final class Storage {
    var values: [ObjectIdentifier: Any]
    @exclusivity(unchecked) var localization: Localization

    init(values: [ObjectIdentifier: Any], localization: Localization) {
      self.values = values
      self.localization = localization
    }

    // Safe: shared by every environment, so that `makeUnique` always copies it before a write.
    nonisolated(unsafe) static let initial = Storage(values: [:], localization: Localization())
  }
}
#endif
