extension ViewStore {
  /// Observes a store's whole state.
  ///
  /// - Parameters:
  ///   - store: The store.
  ///   - isDuplicate: Whether a new value is to be ignored, given the last one.
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

  /// Sends the actions of a store without state.
  public convenience init(_ store: Store<Void, ViewAction>) where ViewState == Void {
    self.init(store, removeDuplicates: { _, _ in true })
  }

  /// Returns a binding to nothing that sends an action made of the new value.
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
  ///   - store: The store.
  ///   - isDuplicate: Whether a new value is to be ignored, given the last one.
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

  /// Sends the actions of a store without state.
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
