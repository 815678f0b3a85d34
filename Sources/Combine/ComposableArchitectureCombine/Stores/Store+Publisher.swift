extension Store {
  /// A publisher of the current state, and of the state after every action.
  #if ComposableArchitecture2Deprecations
  @available(*, deprecated, message: "Observe the store instead")
  #endif
  public var publisher: StorePublisher<State> {
    StorePublisher(
      StateRelay {
        self.onStateChange($0)
      } read: {
        self.isInvalid ? nil : self.withState { $0 }
      })
  }
}
