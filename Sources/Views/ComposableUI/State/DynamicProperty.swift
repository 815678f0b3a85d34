#if PortableViews
/// A stored property of a view with storage outside of the view's value.
///
/// Conform a property wrapper that contains other ones, so that a graph installs them as well.
public protocol DynamicProperty {
  /// Updates the value before the body of its view is evaluated.
  mutating func update()
}

extension DynamicProperty {
  /// Updates nothing: the default for properties without values of their own.
  public mutating func update() {}
}

/// A property wrapper that a graph installs in a view.
package protocol InstalledProperty: DynamicProperty {
  /// Makes the storage that the property keeps for as long as its view keeps its identity.
  func makeStorage() -> AnyObject?

  /// Connects the property with its storage.
  mutating func install(_ storage: AnyObject?)

  /// Reads the property's value from the environment; returns whether the value changed.
  mutating func resolve(in environment: EnvironmentValues) -> Bool
}

extension InstalledProperty {
  package func makeStorage() -> AnyObject? { nil }
  package mutating func install(_ storage: AnyObject?) {}
  package mutating func resolve(in environment: EnvironmentValues) -> Bool { false }
}
#endif
