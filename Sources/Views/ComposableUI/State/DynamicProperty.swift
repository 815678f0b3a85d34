#if PortableViews
/// A stored property of a view that has a life outside of the view's value.
///
/// Property wrappers made of others conform to it, so that the wrappers inside are installed too.
public protocol DynamicProperty {
  /// Updates the value before the body of its view is evaluated.
  mutating func update()
}

extension DynamicProperty {
  /// Does nothing.
  public mutating func update() {}
}

/// A property wrapper that a graph installs in a view.
package protocol InstalledProperty: DynamicProperty {
  /// Makes what the property keeps for as long as its view lives.
  func makeStorage() -> AnyObject?

  /// Connects the property with its storage.
  mutating func install(_ storage: AnyObject?)

  /// Reads what the property needs from the environment; returns whether that has changed.
  mutating func resolve(in environment: EnvironmentValues) -> Bool
}
#endif
