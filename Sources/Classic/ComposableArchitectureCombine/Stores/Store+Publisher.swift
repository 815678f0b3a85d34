extension Store {
  /// A publisher of the state: as it is, and then as it is after every action.
  public var publisher: StorePublisher<State> {
    StorePublisher(
      StateRelay {
        self.onStateChange($0)
      } read: {
        self.isInvalid ? nil : self.withState { $0 }
      })
  }
}
