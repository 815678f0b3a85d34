#if PortableViews
/// A view whose type is erased.
///
/// Replacing the view by one of another type discards the state of the old one.
public struct AnyView {
  let view: any View

  /// Erases the type of a view.
  public init<V: View>(_ view: V) {
    self.view = (view as? AnyView)?.view ?? view
  }

  /// Erases the type of a view.
  public init<V: View>(erasing view: V) {
    self.init(view)
  }

}

extension AnyView: View, PrimitiveView {
  package func content(in environment: EnvironmentValues) -> ViewContent {
    .branch(ViewBranch(.type(ObjectIdentifier(type(of: view))), view))
  }
}

extension AnyView: IdentityComparable {
  package static func isSame(_ lhs: Self, _ rhs: Self) -> Bool {
    func compare<V: View>(_ view: V) -> Bool {
      guard let other = rhs.view as? V else { return false }
      return ValueLayout.isSame(view, other)
    }
    return compare(lhs.view)
  }
}
#endif
