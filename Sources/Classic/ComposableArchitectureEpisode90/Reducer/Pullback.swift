// MARK: Reducers without effects

/// Lets a reducer of a part work on the whole, for the actions that a property of theirs holds.
///
/// - Parameters:
///   - reducer: The part's reducer.
///   - value: The property that holds the part.
///   - action: The property that holds the part's action, if the action is one.
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

/// Lets a reducer of a part work on the whole, for the actions of a case.
///
/// - Parameters:
///   - reducer: The part's reducer.
///   - value: The property that holds the part.
///   - action: The case that carries the part's actions.
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

/// Lets a reducer of a part work on the whole, for all of its actions.
///
/// - Parameters:
///   - reducer: The part's reducer.
///   - value: The property that holds the part.
public func pullback<LocalValue, GlobalValue, Action>(
  _ reducer: @escaping (inout LocalValue, Action) -> Void,
  value: WritableKeyPath<GlobalValue, LocalValue>
) -> (inout GlobalValue, Action) -> Void {
  { globalValue, action in reducer(&globalValue[keyPath: value], action) }
}

// MARK: Reducers with effects

/// Lets a reducer of a part work on the whole, for the actions that a property of theirs holds.
///
/// - Parameters:
///   - reducer: The part's reducer.
///   - value: The property that holds the part.
///   - action: The property that holds the part's action, if the action is one. What the part's
///     effects emit is written to it.
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

/// Lets a reducer of a part work on the whole, for the actions of a case.
///
/// - Parameters:
///   - reducer: The part's reducer.
///   - value: The property that holds the part.
///   - action: The case that carries the part's actions.
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

/// Lets a reducer of a part work on the whole, for all of its actions.
///
/// - Parameters:
///   - reducer: The part's reducer.
///   - value: The property that holds the part.
public func pullback<LocalValue, GlobalValue, Action>(
  _ reducer: @escaping Reducer<LocalValue, Action>,
  value: WritableKeyPath<GlobalValue, LocalValue>
) -> Reducer<GlobalValue, Action> {
  { globalValue, action in reducer(&globalValue[keyPath: value], action) }
}
