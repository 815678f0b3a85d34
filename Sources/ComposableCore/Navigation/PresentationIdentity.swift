/// What tells one presented value from the next, for views: its case and its own id.
package struct PresentationIdentity: Hashable {
  private let id: NavigationID

  /// Identifies a presented value.
  package init<Value>(_ value: Value) {
    id = NavigationID(value, at: \Value.self)
  }
}
