#if PortableViews
/// A value that a scene keeps, which views read and write by a key.
///
/// All properties with one key in one scene have the same value. In a browser, a scene is a page in a
/// tab. Its values survive when the user loads the page again.
///
/// ```swift
/// struct NotesScreen: View {
///   @SceneStorage("note") private var note = ""
///
///   var body: some View { TextField("Note", text: $note) }
/// }
/// ```
///
/// > Important: The values are in the memory of the process, for as long as the page's session
/// > lives: they are for details such as a chosen tab, not for the user's data.
@propertyWrapper
public struct SceneStorage<Value>: DynamicProperty {
  private let key: String
  private let initial: Value
  private let codec: SceneStorageCodec<Value>
  private var stored: StateLocation<AnyHashable?>?

  init(_ key: String, initial: Value, codec: SceneStorageCodec<Value>) {
    self.key = key
    self.initial = initial
    self.codec = codec
  }

  /// The kept value, or the initial one if none of its type is kept.
  ///
  /// Outside of a graph, writing has no effect.
  public var wrappedValue: Value {
    get { location.get() }
    nonmutating set { location.set(newValue) }
  }

  /// A binding to the value.
  public var projectedValue: Binding<Value> { Binding(location: location) }

  private var location: BindingLocation<Value> {
    guard let stored else { return ConstantLocation(initial) }
    return SceneStorageLocation(stored: stored, initial: initial, codec: codec)
  }
}

extension SceneStorage: InstalledProperty {
  package mutating func resolve(in environment: EnvironmentValues) -> Bool {
    let found = environment.sceneValues?.location(for: key)
    defer { stored = found }
    return found !== stored
  }
}

extension SceneStorage: IdentityComparable {
  package static func isSame(_ lhs: Self, _ rhs: Self) -> Bool {
    lhs.key == rhs.key && ValueLayout.isSame(lhs.initial, rhs.initial)
  }
}

/// The value of a key of a scene.
private final class SceneStorageLocation<Value>: BindingLocation<Value>, @unchecked Sendable {
  // Safe: immutable, and the stored location may be used on any thread.
  private let stored: StateLocation<AnyHashable?>
  private let initial: Value
  private let codec: SceneStorageCodec<Value>

  init(stored: StateLocation<AnyHashable?>, initial: Value, codec: SceneStorageCodec<Value>) {
    self.stored = stored
    self.initial = initial
    self.codec = codec
  }

  override func get() -> Value {
    stored.get().flatMap(codec.read) ?? initial
  }

  override func set(_ newValue: Value) {
    stored.set(codec.write(newValue))
  }

  override func isSame(as other: BindingLocation<Value>) -> Bool {
    (other as? Self)?.stored === stored
  }
}

/// The way from a type to the values of a scene and back.
struct SceneStorageCodec<Value> {
  let read: (AnyHashable) -> Value?
  let write: (Value) -> AnyHashable?
}

extension SceneStorageCodec {
  /// The same, for an optional: `nil` removes the value.
  var optional: SceneStorageCodec<Value?> {
    SceneStorageCodec<Value?>(read: read, write: { $0.flatMap(write) })
  }
}

extension SceneStorageCodec where Value: Hashable {
  /// Values that are kept as they are.
  static var plain: Self {
    Self(read: { $0.base as? Value }, write: { AnyHashable($0) })
  }
}

extension SceneStorageCodec where Value: RawRepresentable, Value.RawValue: Hashable {
  /// Values that are kept by their raw values.
  static var raw: Self {
    Self(
      read: { ($0.base as? Value.RawValue).flatMap(Value.init(rawValue:)) },
      write: { AnyHashable($0.rawValue) })
  }
}
#endif
