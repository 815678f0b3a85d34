#if Macros
/// Makes a struct of closures a dependency whose endpoints report when they are not overridden.
///
/// ```swift
/// @DependencyClient
/// struct FactClient {
///   var fetch: @Sendable (_ number: Int) async throws -> String
///   var isAvailable: @Sendable () -> Bool = { false }
/// }
///
/// extension FactClient: TestDependencyKey {
///   static let testValue = FactClient()
/// }
/// ```
///
/// Each closure becomes a ``DependencyEndpoint(method:)``: `FactClient().fetch(number: 1)` reports
/// an issue and throws ``Unimplemented``. There are initializers for all properties, for those that
/// are no endpoints, and for none.
@attached(member, names: named(init))
@attached(memberAttribute)
public macro DependencyClient() =
  #externalMacro(module: "ComposableMacros", type: "DependencyClientMacro")

/// Gives a closure property a default that reports an issue, and a method with argument labels.
///
/// Having reported, the default runs the closure that is written, or else throws ``Unimplemented``.
/// ``DependencyClient()`` puts this on each closure of a struct; write it only to name the method:
///
/// ```swift
/// @DependencyEndpoint(method: "fetch")
/// var fetchFact: @Sendable (_ number: Int) async throws -> String
/// ```
///
/// - Parameter method: The name of the method, which is that of the property if left out.
@attached(accessor, names: named(init), named(get), named(set))
@attached(peer, names: arbitrary)
public macro DependencyEndpoint(method: String = "") =
  #externalMacro(module: "ComposableMacros", type: "DependencyEndpointMacro")

/// Lets ``DependencyClient()`` leave a closure property as it is.
@attached(peer)
public macro DependencyEndpointIgnored() =
  #externalMacro(module: "ComposableMacros", type: "DependencyEndpointIgnoredMacro")
#endif
