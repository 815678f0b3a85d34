extension Store where State: CaseReducerState, State.StateReducer.Action == Action {
  /// The store of the case that the state is in, to switch over.
  ///
  /// ```swift
  /// struct DestinationView: View {
  ///   let store: StoreOf<Destination>
  ///
  ///   var body: some View {
  ///     switch store.case {
  ///     case .edit(let store): EditView(store: store)
  ///     case .alert: EmptyView()
  ///     case .help: Text("Ask at the desk.")
  ///     }
  ///   }
  /// }
  /// ```
  public var `case`: State.StateReducer.CaseScope { State.StateReducer.scope(self) }
}

extension Store: _StoreWithCaseScope
where State: CaseReducerState, State.StateReducer.Action == Action {
  /// The store of the case that the state is in.
  public var _caseScope: State.StateReducer.CaseScope { `case` }
}
