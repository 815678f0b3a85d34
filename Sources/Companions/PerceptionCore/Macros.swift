#if Macros
/// Makes a class observable: another name for `@Observable`.
///
/// ```swift
/// @Perceptible
/// final class Counter {
///   var count = 0
///   @PerceptionIgnored var cache: [Int: String] = [:]
/// }
/// ```
@attached(
  member, names: named(_$perceptionRegistrar), named(access(keyPath:)),
  named(withMutation(keyPath:_:)))
@attached(memberAttribute)
@attached(extension, conformances: Perceptible)
public macro Perceptible() =
  #externalMacro(module: "ComposableMacros", type: "PerceptibleMacro")

/// Makes one property of a class observable; ``Perceptible()`` applies this macro to each.
@attached(accessor, names: named(init), named(get), named(set), named(_modify))
@attached(peer, names: prefixed(_))
public macro PerceptionTracked() =
  #externalMacro(module: "ComposableMacros", type: "PerceptionTrackedMacro")

/// Excludes a property of a class from observation.
@attached(accessor, names: named(willSet))
public macro PerceptionIgnored() =
  #externalMacro(module: "ComposableMacros", type: "PerceptionIgnoredMacro")
#endif
