extension Store: CustomDebugStringConvertible {
  /// The store's type, as it is usually written: `StoreOf<Counter>`.
  public nonisolated var debugDescription: String {
    storeTypeName(of: self)
  }
}
