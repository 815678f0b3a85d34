import ComposableCore
import ComposableUI

#if PortableViews
// A view's property reads the dependencies set by enclosing `View.dependency(_:_:)` modifiers; the
// body is evaluated again when they change.
extension Dependency: DynamicProperty {}

extension Dependency: InstalledProperty {
  package func makeStorage() -> AnyObject? { nil }

  package mutating func install(_ storage: AnyObject?) {}

  package mutating func resolve(in environment: EnvironmentValues) -> Bool {
    install(environment: environment[DependenciesKey.self])
  }
}

extension Dependency: IdentityComparable {
  package static func isSame(_ lhs: Self, _ rhs: Self) -> Bool { lhs.isSame(as: rhs) }
}
#else
extension Dependency: DynamicProperty {}
#endif
