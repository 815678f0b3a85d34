/// Runs a child feature on a part of the parent's state, for the actions of one case.
///
/// ```swift
/// var body: some ReducerOf<Self> {
///   Scope(state: \.profile, action: \.profile) {
///     Profile()
///   }
///   Reduce { state, action in ... }
/// }
/// ```
///
/// > Important: Put it before the parent's own logic, so that the child sees its action first.
public struct Scope<ParentState, ParentAction, Child: Reducer>: Reducer {
  private let child: Child
  private let toChildState: StatePath
  private let toChildAction: AnyCasePath<ParentAction, Child.Action>
  private let extract: _Extraction<ParentAction, Child.Action>

  enum StatePath {
    case keyPath(WritableKeyPath<ParentState, Child.State>)
    case casePath(AnyCasePath<ParentState, Child.State>, CodeLocation)
  }

  /// Runs a child feature on a property of the parent's state.
  ///
  /// - Parameters:
  ///   - toChildState: The property that holds the child's state.
  ///   - toChildAction: The case that carries the child's actions.
  ///   - child: The child feature.
  @inlinable
  public init<ChildState, ChildAction>(
    state toChildState: WritableKeyPath<ParentState, ChildState>,
    action toChildAction: CaseKeyPath<ParentAction, ChildAction>,
    @ReducerBuilder<ChildState, ChildAction> child: () -> Child
  ) where ChildState == Child.State, ChildAction == Child.Action {
    let path = AnyCasePath(toChildAction)
    self.init(property: toChildState, action: path, extraction: path._extraction, child: child())
  }

  /// Runs a child feature on a property of the parent's state.
  ///
  /// - Parameters:
  ///   - toChildState: The property that holds the child's state.
  ///   - toChildAction: The case that carries the child's actions.
  ///   - child: The child feature.
  @inlinable
  public init<ChildState, ChildAction>(
    _ toChildState: WritableKeyPath<ParentState, ChildState>,
    action toChildAction: CaseKeyPath<ParentAction, ChildAction>,
    @ReducerBuilder<ChildState, ChildAction> _ child: () -> Child
  ) where ChildState == Child.State, ChildAction == Child.Action {
    self.init(state: toChildState, action: toChildAction, child: child)
  }

  /// Runs a child feature on a case of the parent's state.
  ///
  /// An action that arrives while the state is in another case is reported and ignored. Leaving the
  /// case does not cancel the child's effects; use
  /// ``Reducer/ifCaseLet(_:action:then:fileID:filePath:line:column:)`` for that.
  ///
  /// - Parameters:
  ///   - toChildState: The case that holds the child's state.
  ///   - toChildAction: The case that carries the child's actions.
  ///   - child: The child feature.
  @available(
    *, deprecated, message: "Use 'ifCaseLet', which ends the child's effects with its case"
  )
  public init<ChildState, ChildAction>(
    state toChildState: CaseKeyPath<ParentState, ChildState>,
    action toChildAction: CaseKeyPath<ParentAction, ChildAction>,
    @ReducerBuilder<ChildState, ChildAction> child: () -> Child,
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) where ChildState == Child.State, ChildAction == Child.Action {
    self.init(
      state: .casePath(
        AnyCasePath(toChildState),
        CodeLocation(fileID: fileID, filePath: filePath, line: line, column: column)),
      action: AnyCasePath(toChildAction), child: child())
  }

  init(state: StatePath, action: AnyCasePath<ParentAction, Child.Action>, child: Child) {
    self.child = child
    toChildState = state
    toChildAction = action
    extract = action._extraction
  }

  @usableFromInline
  init(
    property: WritableKeyPath<ParentState, Child.State>,
    action: AnyCasePath<ParentAction, Child.Action>,
    extraction: @escaping _Extraction<ParentAction, Child.Action>,
    child: Child
  ) {
    self.child = child
    toChildState = .keyPath(property)
    toChildAction = action
    extract = extraction
  }

  /// Runs the child on its part of the state.
  public func _reduce(into state: inout ParentState, action: ParentAction) -> Effect<ParentAction> {
    switch toChildState {
    case .keyPath(let keyPath):
      guard let childAction = toChildAction.extract(from: action) else { return .none }
      let child = CachedReducer(child, caches: false)
      return child.run(&state[keyPath: keyPath], childAction).map(by: toChildAction)
    case .casePath(let path, let location):
      return makeRunner(path, location, caches: false).run(&state, action)
    }
  }

  /// Resolves the child when it first runs.
  public func _resolve() -> _ResolvedReducer<ParentState, ParentAction> {
    switch toChildState {
    case .keyPath(let keyPath):
      ScopeRunner(child, path: ChildPath(keyPath), toAction: toChildAction, extract: extract)
        .resolved
    case .casePath(let path, let location):
      makeRunner(path, location, caches: true).resolved
    }
  }

  private func makeRunner(
    _ path: AnyCasePath<ParentState, Child.State>, _ location: CodeLocation, caches: Bool
  ) -> ScopeCaseRunner<ParentState, ParentAction, Child> {
    ScopeCaseRunner(
      child, path: path, toAction: toChildAction, caches: caches, location: location)
  }
}

/// Runs a child on a property of the parent's state.
private final class ScopeRunner<ParentState, ParentAction, Child: Reducer>: ChildRunner<
  ParentState, ParentAction, Child
>
{
  private let path: ChildPath<ParentState, Child.State>
  private let toAction: AnyCasePath<ParentAction, Child.Action>
  private let extract: _Extraction<ParentAction, Child.Action>

  init(
    _ child: Child,
    path: ChildPath<ParentState, Child.State>,
    toAction: AnyCasePath<ParentAction, Child.Action>,
    extract: @escaping _Extraction<ParentAction, Child.Action>
  ) {
    self.path = path
    self.toAction = toAction
    self.extract = extract
    super.init(CachedReducer(child))
  }

  override func run(_ state: inout ParentState, _ action: ParentAction) -> Effect<ParentAction> {
    var effect = Effect<Child.Action>.none
    extract(action) { childAction in
      path.modify(&state) { effect = child.run(&$0, childAction) }
    }
    return effect.map(by: toAction)
  }

  override func flush(_ state: inout ParentState, _ releases: inout DeferredReleases) {
    path.modifySilently(&state) { child.flushPendingEdits(&$0, &releases) }
  }

  override func endWorkOfAbsentChildren(of state: inout ParentState, at site: FeatureSite) {
    path.read(&state) { child.endWorkOfAbsentChildren(of: &$0, at: site) }
  }
}

/// Runs a child on a case of the parent's state.
private final class ScopeCaseRunner<ParentState, ParentAction, Child: Reducer>: ChildRunner<
  ParentState, ParentAction, Child
>
{
  private let path: AnyCasePath<ParentState, Child.State>
  private let toAction: AnyCasePath<ParentAction, Child.Action>
  private let location: CodeLocation

  init(
    _ child: Child,
    path: AnyCasePath<ParentState, Child.State>,
    toAction: AnyCasePath<ParentAction, Child.Action>,
    caches: Bool,
    location: CodeLocation
  ) {
    self.path = path
    self.toAction = toAction
    self.location = location
    super.init(CachedReducer(child, caches: caches))
  }

  override func run(_ state: inout ParentState, _ action: ParentAction) -> Effect<ParentAction> {
    guard let childAction = toAction.extract(from: action) else { return .none }
    let effect = path.modifyInPlace(&state) { child.run(&$0, childAction) }
    if let effect { return effect.map(by: toAction) }
    reportIssue(Issues.scopeMismatch(state: state, action: action, at: location), at: location)
    return .none
  }

  override func flush(_ state: inout ParentState, _ releases: inout DeferredReleases) {
    _ = path.modifyInPlace(&state) { child.flushPendingEdits(&$0, &releases) }
  }

  override func endWorkOfAbsentChildren(of state: inout ParentState, at site: FeatureSite) {
    guard var childState = path.extract(from: state) else { return }
    child.endWorkOfAbsentChildren(of: &childState, at: site)
  }
}
