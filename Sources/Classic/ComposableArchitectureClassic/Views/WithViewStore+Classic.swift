extension ViewStore {
  /// Observes a store's whole state.
  ///
  /// - Parameters:
  ///   - store: The store to observe.
  ///   - isDuplicate: Whether to ignore a new state, given the last one and the new one.
  public convenience init(
    _ store: Store<ViewState, ViewAction>,
    removeDuplicates isDuplicate: @escaping (_ lhs: ViewState, _ rhs: ViewState) -> Bool
  ) {
    self.init(store, observe: { $0 }, removeDuplicates: isDuplicate)
  }

  /// Observes a store's whole state.
  public convenience init(_ store: Store<ViewState, ViewAction>) where ViewState: Equatable {
    self.init(store, removeDuplicates: { $0 == $1 })
  }

  /// Observes nothing: the store has no state and is only used to send actions.
  public convenience init(_ store: Store<Void, ViewAction>) where ViewState == Void {
    self.init(store, removeDuplicates: { _, _ in true })
  }

  /// Returns a binding that reads from a function, and sends an action for each new value.
  public func binding<Value>(
    get: @escaping () -> Value, send valueToAction: @escaping (Value) -> ViewAction
  ) -> Binding<Value> where ViewState == Void {
    binding(get: { _ in get() }, send: valueToAction)
  }
}

extension WithViewStore where Content: View {
  /// Observes a store's whole state.
  ///
  /// - Parameters:
  ///   - store: The store to observe.
  ///   - isDuplicate: Whether to ignore a new state, given the last one and the new one.
  ///   - content: Makes the view.
  public init(
    _ store: Store<ViewState, ViewAction>,
    removeDuplicates isDuplicate: @escaping (_ lhs: ViewState, _ rhs: ViewState) -> Bool,
    @ViewBuilder content: @escaping (_ viewStore: ViewStore<ViewState, ViewAction>) -> Content,
    file: StaticString = #fileID,
    line: UInt = #line
  ) {
    self.init(
      store, observe: { $0 }, removeDuplicates: isDuplicate, content: content, file: file,
      line: line)
  }

  /// Observes a store's whole state.
  public init(
    _ store: Store<ViewState, ViewAction>,
    @ViewBuilder content: @escaping (_ viewStore: ViewStore<ViewState, ViewAction>) -> Content,
    file: StaticString = #fileID,
    line: UInt = #line
  ) where ViewState: Equatable {
    self.init(
      store, removeDuplicates: { $0 == $1 }, content: content, file: file, line: line)
  }

  /// Observes nothing: the store has no state and is only used to send actions.
  public init(
    _ store: Store<ViewState, ViewAction>,
    @ViewBuilder content: @escaping (_ viewStore: ViewStore<ViewState, ViewAction>) -> Content,
    file: StaticString = #fileID,
    line: UInt = #line
  ) where ViewState == Void {
    self.init(
      store, removeDuplicates: { _, _ in true }, content: content, file: file, line: line)
  }
}
