#if Macros
/// Registers a dependency whose key has a value for tests alone: the initial value.
///
/// ```swift
/// extension DependencyValues {
///   @DependencyEntry("FactClientKey")
///   public var factClient: FactClient = FactClient()
/// }
/// ```
///
/// The module with the live value conforms the key to `DependencyKey`.
///
/// - Parameter keyName: The name of the key, which cannot be named if this is left out.
@attached(accessor, names: named(get), named(set))
@attached(peer, names: arbitrary)
public macro DependencyEntry(_ keyName: String = "") =
  #externalMacro(module: "ComposableMacros", type: "DependencyEntryMacro")

/// Registers a dependency; the initial value is the one for tests.
///
/// ```swift
/// extension DependencyValues {
///   @DependencyEntry(liveValue: FactClient.http)
///   var factClient: FactClient = FactClient()
/// }
/// ```
///
/// - Parameters:
///   - keyName: The name of the key, which cannot be named if this is left out.
///   - liveValue: The value that the running application uses.
@attached(accessor, names: named(get), named(set))
@attached(peer, names: arbitrary)
public macro DependencyEntry<Value>(_ keyName: String = "", liveValue: Value) =
  #externalMacro(module: "ComposableMacros", type: "DependencyEntryMacro")

/// Registers a dependency with a value for previews; the initial value is the one for tests.
///
/// - Parameters:
///   - keyName: The name of the key, which cannot be named if this is left out.
///   - liveValue: The value that the running application uses.
///   - previewValue: The value that Xcode previews use.
@attached(accessor, names: named(get), named(set))
@attached(peer, names: arbitrary)
public macro DependencyEntry<Value>(
  _ keyName: String = "", liveValue: Value, previewValue: Value
) = #externalMacro(module: "ComposableMacros", type: "DependencyEntryMacro")

/// Registers a dependency whose key has values for tests and previews alone.
///
/// - Parameters:
///   - keyName: The name of the key, which cannot be named if this is left out.
///   - previewValue: The value that Xcode previews use.
@attached(accessor, names: named(get), named(set))
@attached(peer, names: arbitrary)
public macro DependencyEntry<Value>(_ keyName: String = "", previewValue: Value) =
  #externalMacro(module: "ComposableMacros", type: "DependencyEntryMacro")
#endif
