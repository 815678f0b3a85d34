import PerceptionCore

extension Store {
  /// Says that all visitors of a server are meant to share the store, and returns it.
  ///
  /// Each page of a server has an `App` of its own, and so a store of its own if that is a property of
  /// the app. What a static property holds is the same for all visitors. The server logs a warning,
  /// once, when the views of a second browser read such a store. A store that is meant for everybody,
  /// such as a chat room, says so:
  ///
  /// ```swift
  /// let store = Store(initialState: Counter.State()) { Counter() }.sharedAmongVisitors()
  /// ```
  ///
  /// Has no other effect. The store keeps the dependencies that it was made with. In a static
  /// property, the first page that uses it makes it, with its visitor's storage of `@Shared` values in
  /// memory and in app storage. Give it its own in the trailing closure
  /// `withDependencies` of ``init(initialState:reducer:withDependencies:)``.
  @discardableResult
  public func sharedAmongVisitors() -> Self {
    visitors?.share()
    return self
  }
}

extension Store: VisitedObject {
  /// The visitors whose views have read the state of the root.
  package var visitors: VisitorRecord? { core.visitors }
}

extension Engine: RootNaming {
  package static var rootName: String { storeTypeName(state: State.self, action: Action.self) }
}
