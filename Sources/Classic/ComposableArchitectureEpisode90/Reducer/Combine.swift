/// Runs reducers one after the other on the same value.
public func combine<Value, Action>(
  _ reducers: (inout Value, Action) -> Void...
) -> (inout Value, Action) -> Void {
  { value, action in
    for reducer in reducers { reducer(&value, action) }
  }
}

/// Runs reducers one after the other on the same value, and collects their effects.
public func combine<Value, Action>(
  _ reducers: Reducer<Value, Action>...
) -> Reducer<Value, Action> {
  { value, action in
    reducers.flatMap { $0(&value, action) }
  }
}
