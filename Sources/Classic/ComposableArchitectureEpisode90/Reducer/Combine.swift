/// Combines reducers into one that runs them in order on the same value.
public func combine<Value, Action>(
  _ reducers: (inout Value, Action) -> Void...
) -> (inout Value, Action) -> Void {
  { value, action in
    for reducer in reducers { reducer(&value, action) }
  }
}

/// Combines reducers into one that runs them in order on the same value and returns all effects.
public func combine<Value, Action>(
  _ reducers: Reducer<Value, Action>...
) -> Reducer<Value, Action> {
  { value, action in
    reducers.flatMap { $0(&value, action) }
  }
}
