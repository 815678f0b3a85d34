#if Macros
/// Registers a dependency with only a test value: the initial value of the property.
///
/// ```swift
/// extension DependencyValues {
///   @DependencyEntry("WeatherClientKey")
///   var weatherClient: WeatherClient = WeatherClient()
/// }
/// ```
///
/// To add a live value, conform the key to `DependencyKey`, possibly in another module.
///
/// - Parameter keyName: The name of the key. If omitted, other code cannot refer to the key.
@attached(accessor, names: named(get), named(set))
@attached(peer, names: arbitrary)
public macro DependencyEntry(_ keyName: String = "") =
  #externalMacro(module: "ComposableMacros", type: "DependencyEntryMacro")

/// Registers a dependency with a live value; the initial value of the property is the test value.
///
/// ```swift
/// extension DependencyValues {
///   @DependencyEntry(liveValue: Database.onDisk)
///   var archive: Database = Database.inMemory
/// }
/// ```
///
/// - Parameters:
///   - keyName: The name of the key. If omitted, other code cannot refer to the key.
///   - liveValue: The value that the running application uses.
@attached(accessor, names: named(get), named(set))
@attached(peer, names: arbitrary)
public macro DependencyEntry<Value>(_ keyName: String = "", liveValue: Value) =
  #externalMacro(module: "ComposableMacros", type: "DependencyEntryMacro")

/// Registers a dependency with live and preview values; the initial value is the test value.
///
/// - Parameters:
///   - keyName: The name of the key. If omitted, other code cannot refer to the key.
///   - liveValue: The value that the running application uses.
///   - previewValue: The value that Xcode previews use.
@attached(accessor, names: named(get), named(set))
@attached(peer, names: arbitrary)
public macro DependencyEntry<Value>(
  _ keyName: String = "", liveValue: Value, previewValue: Value
) = #externalMacro(module: "ComposableMacros", type: "DependencyEntryMacro")

/// Registers a dependency with a preview value and no live value; the initial value is the test
/// value.
///
/// - Parameters:
///   - keyName: The name of the key. If omitted, other code cannot refer to the key.
///   - previewValue: The value that Xcode previews use.
@attached(accessor, names: named(get), named(set))
@attached(peer, names: arbitrary)
public macro DependencyEntry<Value>(_ keyName: String = "", previewValue: Value) =
  #externalMacro(module: "ComposableMacros", type: "DependencyEntryMacro")
#endif
