extension Reducer {
  /// Lets a reducer of an element work on an identified array of them.
  ///
  /// ```swift
  /// let rowsReducer: Reducer<AppState, AppAction, AppEnvironment> = rowReducer.forEach(
  ///   state: \.rows,
  ///   action: /AppAction.row(id:action:),
  ///   environment: { $0.counter }
  /// )
  /// ```
  ///
  /// An action for an element that is not there is reported, and does nothing.
  ///
  /// - Parameters:
  ///   - toLocalState: The property that holds the elements.
  ///   - toLocalAction: The case that carries an element's id and its action.
  ///   - toLocalEnvironment: Makes the element's environment of the whole's.
  ///   - breakpointOnNil: Whether an action that finds no element is reported.
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

  /// Lets a reducer of an element work on an array of them, by their indices.
  ///
  /// An action for an index that is out of range is reported, and does nothing.
  ///
  /// > Important: An effect that comes back after elements have moved reaches another element than
  /// > the one it belongs to. Prefer identified arrays.
  ///
  /// - Parameters:
  ///   - toLocalState: The property that holds the elements.
  ///   - toLocalAction: The case that carries an element's index and its action.
  ///   - toLocalEnvironment: Makes the element's environment of the whole's.
  ///   - breakpointOnNil: Whether an action that finds no element is reported.
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

  /// Lets a reducer of an element work on a dictionary of them, by their keys.
  ///
  /// An action for a key that is not there is reported, and does nothing.
  ///
  /// - Parameters:
  ///   - toLocalState: The property that holds the elements.
  ///   - toLocalAction: The case that carries an element's key and its action.
  ///   - toLocalEnvironment: Makes the element's environment of the whole's.
  ///   - breakpointOnNil: Whether an action that finds no element is reported.
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
