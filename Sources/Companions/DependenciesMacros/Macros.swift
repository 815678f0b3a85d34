#if Macros
/// Makes a struct of closures a dependency whose endpoints report an issue unless overridden.
///
/// ```swift
/// @DependencyClient
/// struct WeatherClient {
///   var fetch: @Sendable (_ city: String) async throws -> String
///   var isAvailable: @Sendable () -> Bool = { false }
/// }
///
/// extension WeatherClient: TestDependencyKey {
///   static let testValue = WeatherClient()
/// }
/// ```
///
/// Each closure becomes a ``DependencyEndpoint(method:)``: `WeatherClient().fetch(city: "Oslo")`
/// reports an issue and throws ``Unimplemented``. The macro adds initializers with all properties,
/// with the properties that are not endpoints, and without parameters.
@attached(member, names: named(init))
@attached(memberAttribute)
public macro DependencyClient() =
  #externalMacro(module: "ComposableMacros", type: "DependencyClientMacro")

/// Gives a closure property a default that reports an issue, and a method with argument labels.
///
/// After the report, the default calls the closure that the property is initialised with, or throws
/// ``Unimplemented``. ``DependencyClient()`` applies this macro to each closure of a struct; write
/// it only to name the method:
///
/// ```swift
/// struct WeatherClient {
///   @DependencyEndpoint(method: "fetch")
///   var fetchWeather: @Sendable (_ city: String) async throws -> String
/// }
/// ```
///
/// - Parameter method: The name of the method. The default is the name of the property.
@attached(accessor, names: named(init), named(get), named(set))
@attached(peer, names: arbitrary)
public macro DependencyEndpoint(method: String = "") =
  #externalMacro(module: "ComposableMacros", type: "DependencyEndpointMacro")

/// Excludes a closure property from ``DependencyClient()``.
@attached(peer)
public macro DependencyEndpointIgnored() =
  #externalMacro(module: "ComposableMacros", type: "DependencyEndpointIgnoredMacro")
#endif
