/// The identity of a presented value, for views: its case and its own id.
package struct PresentationIdentity: Hashable {
  private let identity: ChildIdentity

  /// Identifies a presented value.
  package init<Value>(_ value: Value) {
    identity = withUnsafePointer(to: value) { ChildIdentityReader<Value>().identity(at: $0) }
  }
}
