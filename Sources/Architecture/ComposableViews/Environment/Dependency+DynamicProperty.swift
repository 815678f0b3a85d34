import ComposableCore
import ComposableUI

#if PortableViews
// A property of a view reads what `View.dependency(_:_:)` has set around it; the body is evaluated
// again when that changes.
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
