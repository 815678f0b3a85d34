// MARK: Reducers without effects

/// Transforms a child's reducer into a reducer of the parent, with a property for child actions.
///
/// - Parameters:
///   - reducer: The child's reducer.
///   - value: The property that holds the child's value.
///   - action: The property that holds the child's action, or `nil` for other actions.
public func pullback<LocalValue, GlobalValue, LocalAction, GlobalAction>(
  _ reducer: @escaping (inout LocalValue, LocalAction) -> Void,
  value: WritableKeyPath<GlobalValue, LocalValue>,
  action: WritableKeyPath<GlobalAction, LocalAction?>
) -> (inout GlobalValue, GlobalAction) -> Void {
  { globalValue, globalAction in
    guard let localAction = globalAction[keyPath: action] else { return }
    reducer(&globalValue[keyPath: value], localAction)
  }
}

/// Transforms a child's reducer into a reducer of the parent, with a case for child actions.
///
/// - Parameters:
///   - reducer: The child's reducer.
///   - value: The property that holds the child's value.
///   - action: The case that carries the child's actions.
public func pullback<LocalValue, GlobalValue, LocalAction, GlobalAction>(
  _ reducer: @escaping (inout LocalValue, LocalAction) -> Void,
  value: WritableKeyPath<GlobalValue, LocalValue>,
  action: AnyCasePath<GlobalAction, LocalAction>
) -> (inout GlobalValue, GlobalAction) -> Void {
  { globalValue, globalAction in
    guard let localAction = action.extract(from: globalAction) else { return }
    reducer(&globalValue[keyPath: value], localAction)
  }
}

/// Transforms a child's reducer into a reducer of the parent's value, with the same actions.
///
/// - Parameters:
///   - reducer: The child's reducer.
///   - value: The property that holds the child's value.
public func pullback<LocalValue, GlobalValue, Action>(
  _ reducer: @escaping (inout LocalValue, Action) -> Void,
  value: WritableKeyPath<GlobalValue, LocalValue>
) -> (inout GlobalValue, Action) -> Void {
  { globalValue, action in reducer(&globalValue[keyPath: value], action) }
}

// MARK: Reducers with effects

/// Transforms a child's reducer into a reducer of the parent, with a property for child actions.
///
/// - Parameters:
///   - reducer: The child's reducer.
///   - value: The property that holds the child's value.
///   - action: The property that holds the child's action, or `nil` for other actions. Actions that
///     the child's effects emit are written to it.
public func pullback<LocalValue, GlobalValue, LocalAction, GlobalAction>(
  _ reducer: @escaping Reducer<LocalValue, LocalAction>,
  value: WritableKeyPath<GlobalValue, LocalValue>,
  action: WritableKeyPath<GlobalAction, LocalAction?>
) -> Reducer<GlobalValue, GlobalAction> {
  { globalValue, globalAction in
    guard let localAction = globalAction[keyPath: action] else { return [] }
    return reducer(&globalValue[keyPath: value], localAction).map { effect in
      effect.map { localAction in
        var newAction = globalAction
        newAction[keyPath: action] = localAction
        return newAction
      }
      .eraseToEffect()
    }
  }
}

/// Transforms a child's reducer into a reducer of the parent, with a case for child actions.
///
/// - Parameters:
///   - reducer: The child's reducer.
///   - value: The property that holds the child's value.
///   - action: The case that carries the child's actions.
public func pullback<LocalValue, GlobalValue, LocalAction, GlobalAction>(
  _ reducer: @escaping Reducer<LocalValue, LocalAction>,
  value: WritableKeyPath<GlobalValue, LocalValue>,
  action: AnyCasePath<GlobalAction, LocalAction>
) -> Reducer<GlobalValue, GlobalAction> {
  { globalValue, globalAction in
    guard let localAction = action.extract(from: globalAction) else { return [] }
    return reducer(&globalValue[keyPath: value], localAction).map {
      $0.map(action.embed).eraseToEffect()
    }
  }
}

/// Transforms a child's reducer into a reducer of the parent's value, with the same actions.
///
/// - Parameters:
///   - reducer: The child's reducer.
///   - value: The property that holds the child's value.
public func pullback<LocalValue, GlobalValue, Action>(
  _ reducer: @escaping Reducer<LocalValue, Action>,
  value: WritableKeyPath<GlobalValue, LocalValue>
) -> Reducer<GlobalValue, Action> {
  { globalValue, action in reducer(&globalValue[keyPath: value], action) }
}
