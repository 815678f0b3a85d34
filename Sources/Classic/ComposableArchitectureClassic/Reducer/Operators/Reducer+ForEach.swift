extension Reducer {
  /// Transforms a reducer of an element into a reducer of an identified array of elements.
  ///
  /// ```swift
  /// let rowsReducer: Reducer<AppState, AppAction, AppEnvironment> = rowReducer.forEach(
  ///   state: \.rows,
  ///   action: /AppAction.row(id:action:),
  ///   environment: { $0.counter }
  /// )
  /// ```
  ///
  /// An action for an id that is not in the array is reported and ignored.
  ///
  /// - Parameters:
  ///   - toLocalState: The property that holds the elements.
  ///   - toLocalAction: The case that carries an element's id and its action.
  ///   - toLocalEnvironment: Returns the element's environment, given the parent's.
  ///   - breakpointOnNil: Whether an action for a missing element is reported.
  public func forEach<GlobalState, GlobalAction, GlobalEnvironment, ID: Hashable>(
    state toLocalState: WritableKeyPath<GlobalState, IdentifiedArray<ID, State>>,
    action toLocalAction: AnyCasePath<GlobalAction, (ID, Action)>,
    environment toLocalEnvironment: @escaping (GlobalEnvironment) -> Environment,
    breakpointOnNil: Bool = true,
    file: StaticString = #fileID,
    line: UInt = #line
  ) -> Reducer<GlobalState, GlobalAction, GlobalEnvironment> {
    .init { globalState, globalAction, globalEnvironment in
      guard let (id, action) = toLocalAction.extract(from: globalAction) else { return .none }
      guard globalState[keyPath: toLocalState][id: id] != nil else {
        if breakpointOnNil {
          reportInDebug(
            Issues.forEachWithoutElement(
              .id, id, action: action, at: "\(file):\(line)"))
        }
        return .none
      }
      return self.run(
        &globalState[keyPath: toLocalState][id: id]!, action, toLocalEnvironment(globalEnvironment)
      )
      .map { toLocalAction.embed((id, $0)) }
    }
  }

  /// Transforms a reducer of an element into a reducer of an array, with actions by index.
  ///
  /// An action for an index that is out of bounds is reported and ignored.
  ///
  /// > Important: After elements have moved, the action of a running effect reaches the wrong
  /// > element. Prefer identified arrays.
  ///
  /// - Parameters:
  ///   - toLocalState: The property that holds the elements.
  ///   - toLocalAction: The case that carries an element's index and its action.
  ///   - toLocalEnvironment: Returns the element's environment, given the parent's.
  ///   - breakpointOnNil: Whether an action for a missing element is reported.
  public func forEach<GlobalState, GlobalAction, GlobalEnvironment>(
    state toLocalState: WritableKeyPath<GlobalState, [State]>,
    action toLocalAction: AnyCasePath<GlobalAction, (Int, Action)>,
    environment toLocalEnvironment: @escaping (GlobalEnvironment) -> Environment,
    breakpointOnNil: Bool = true,
    file: StaticString = #fileID,
    line: UInt = #line
  ) -> Reducer<GlobalState, GlobalAction, GlobalEnvironment> {
    .init { globalState, globalAction, globalEnvironment in
      guard let (index, action) = toLocalAction.extract(from: globalAction) else { return .none }
      guard globalState[keyPath: toLocalState].indices.contains(index) else {
        if breakpointOnNil {
          reportInDebug(
            Issues.forEachWithoutElement(
              .index, index, action: action, at: "\(file):\(line)"))
        }
        return .none
      }
      return self.run(
        &globalState[keyPath: toLocalState][index], action, toLocalEnvironment(globalEnvironment)
      )
      .map { toLocalAction.embed((index, $0)) }
    }
  }

  /// Transforms a reducer of an element into a reducer of a dictionary, with actions by key.
  ///
  /// An action for a key that is not in the dictionary is reported and ignored.
  ///
  /// - Parameters:
  ///   - toLocalState: The property that holds the elements.
  ///   - toLocalAction: The case that carries an element's key and its action.
  ///   - toLocalEnvironment: Returns the element's environment, given the parent's.
  ///   - breakpointOnNil: Whether an action for a missing element is reported.
  public func forEach<GlobalState, GlobalAction, GlobalEnvironment, Key: Hashable>(
    state toLocalState: WritableKeyPath<GlobalState, [Key: State]>,
    action toLocalAction: AnyCasePath<GlobalAction, (Key, Action)>,
    environment toLocalEnvironment: @escaping (GlobalEnvironment) -> Environment,
    breakpointOnNil: Bool = true,
    file: StaticString = #fileID,
    line: UInt = #line
  ) -> Reducer<GlobalState, GlobalAction, GlobalEnvironment> {
    .init { globalState, globalAction, globalEnvironment in
      guard let (key, action) = toLocalAction.extract(from: globalAction) else { return .none }
      guard globalState[keyPath: toLocalState][key] != nil else {
        if breakpointOnNil {
          reportInDebug(
            Issues.forEachWithoutElement(
              .key, key, action: action, at: "\(file):\(line)"))
        }
        return .none
      }
      return self.run(
        &globalState[keyPath: toLocalState][key]!, action, toLocalEnvironment(globalEnvironment)
      )
      .map { toLocalAction.embed((key, $0)) }
    }
  }
}
