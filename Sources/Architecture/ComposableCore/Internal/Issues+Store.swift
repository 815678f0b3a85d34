extension Issues {
  static func scopeFromUncachedStore(_ store: String) -> String {
    """
    A store that was scoped by closures was scoped again to optional state or to a collection.

      Store:
        \(store)

    Closures cannot be told apart, so that such a store makes a new child each time it is asked for \
    one, and views that show the child lose its identity.

    To fix this, scope with key paths all the way from the root: \
    "store.scope(state: \\.child, action: \\.child)".
    """
  }

  static let storeCollectionOffMainThread = """
    A collection of stores is indexed off the main actor.

    The usual cause is a task that was detached, or a function that is "nonisolated", into which the \
    collection was taken.

    To fix this, index it on the main actor, and take the store that is there into the task.
    """
}
