#if PortableViews
extension View {
  /// Prints that the body of a view is evaluated, with the view's type.
  ///
  /// Call it in `body` during development. The property that has changed is not printed.
  public static func _printChanges() {
    print("\(Self.self): body evaluated.")
  }

  /// Prints that the body of a view is evaluated, like ``_printChanges()``.
  public static func _logChanges() { _printChanges() }
}
#endif
