#if PortableViews
import ConcurrencyExtras
public import Foundation
import PerceptionCore

/// A value in the user defaults, which views read and write by a key.
///
/// All properties with one key and one store have the same value, and a view runs again when one of
/// them changes it. So it does for other changes with `UserDefaults.didChangeNotification`, which
/// Foundation does not post on Linux: post it after writing there.
///
/// ```swift
/// struct FontSizeSlider: View {
///   @AppStorage("fontSize") private var fontSize = 14.0
///
///   var body: some View { Slider(value: $fontSize, in: 10...30) }
/// }
/// ```
///
/// On a server the values belong to the visitor's browser: two tabs share them, and two people do not.
/// They are kept in memory for as long as the browser has a page open, and for a time after that.
/// `UserDefaults.standard` still belongs to the process, and so does a store that is named.
@propertyWrapper
public struct AppStorage<Value>: DynamicProperty {
  private let key: String
  private let store: UserDefaults?
  private let initial: Value
  private let codec: AppStorageCodec<Value>
  private var environmentStore: UserDefaults?

  init(
    _ key: String, store: UserDefaults?, initial: Value, codec: AppStorageCodec<Value>
  ) {
    self.key = key
    self.store = store
    self.initial = initial
    self.codec = codec
  }

  /// The stored value, or the initial one if none of its type is stored.
  public var wrappedValue: Value {
    get { location.get() }
    nonmutating set { location.set(newValue) }
  }

  /// A binding to the value.
  public var projectedValue: Binding<Value> { Binding(location: location) }

  private var location: AppStorageLocation<Value> {
    AppStorageLocation(
      key: key,
      store: store ?? environmentStore ?? VisitorDefaults.current?.value ?? .standard,
      initial: initial, codec: codec)
  }
}

extension AppStorage: InstalledProperty {
  package mutating func resolve(in environment: EnvironmentValues) -> Bool {
    guard store == nil else { return false }
    let found = environment.appStorage?.store
    defer { environmentStore = found }
    return found !== environmentStore
  }
}

extension AppStorage: IdentityComparable {
  package static func isSame(_ lhs: Self, _ rhs: Self) -> Bool {
    lhs.key == rhs.key && lhs.store === rhs.store && ValueLayout.isSame(lhs.initial, rhs.initial)
  }
}

extension View {
  /// Sets the store of the `@AppStorage` properties inside the view that name none.
  ///
  /// - Parameter store: The user defaults.
  nonisolated public func defaultAppStorage(_ store: UserDefaults) -> some View {
    environment(\.appStorage, AppStorageStore(store: store))
  }
}

/// The user defaults of the visitor of a server whose code runs, for properties outside of views.
package enum VisitorDefaults {
  // Safe: user defaults may be used on any thread.
  @TaskLocal package static var current: UncheckedSendable<UserDefaults>?
}

/// The store of an environment.
struct AppStorageStore {
  let store: UserDefaults
}

extension EnvironmentValues {
  /// Sets the store of `@AppStorage` properties that name none; `nil` leaves it as it is.
  package mutating func setAppStorage(_ store: UserDefaults?) {
    if let store { appStorage = AppStorageStore(store: store) }
  }

  var appStorage: AppStorageStore? {
    get { self[typed: AppStorageStore.self] }
    set { self[typed: AppStorageStore.self] = newValue }
  }
}

/// The value of a key in user defaults.
private final class AppStorageLocation<Value>: BindingLocation<Value>, @unchecked Sendable {
  // Safe: immutable, and user defaults may be used on any thread.
  private let key: String
  private let store: UserDefaults
  private let initial: Value
  private let codec: AppStorageCodec<Value>
  private let signal: Signal

  init(key: String, store: UserDefaults, initial: Value, codec: AppStorageCodec<Value>) {
    self.key = key
    self.store = store
    self.initial = initial
    self.codec = codec
    signal = AppStorageSignals.shared.signal(for: key, in: store)
  }

  override func get() -> Value {
    signal.access()
    return store.object(forKey: key).flatMap { try? codec.decode($0) } ?? initial
  }

  override func set(_ newValue: Value) {
    do {
      store.setObject(try codec.encode(newValue), forKey: key)
    } catch {
      // A value that cannot be encoded leaves the stored one, as in SwiftUI.
    }
    signal.fire()
  }

  override func isSame(as other: BindingLocation<Value>) -> Bool {
    guard let other = other as? Self else { return false }
    return key == other.key && store === other.store
  }
}
#endif
