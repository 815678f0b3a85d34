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
  private let child: LazyReducer<Child>
  private let toChildState: StatePath
  private let toChildAction: AnyCasePath<ParentAction, Child.Action>

  private enum StatePath {
    case keyPath(WritableKeyPath<ParentState, Child.State>)
    case casePath(AnyCasePath<ParentState, Child.State>, SourceLocation)
  }

  /// Runs a child feature on a property of the parent's state.
  ///
  /// - Parameters:
  ///   - toChildState: The property that holds the child's state.
  ///   - toChildAction: The case that carries the child's actions.
  ///   - child: The child feature.
  public init<ChildState, ChildAction>(
    state toChildState: WritableKeyPath<ParentState, ChildState>,
    action toChildAction: CaseKeyPath<ParentAction, ChildAction>,
    @ReducerBuilder<ChildState, ChildAction> child: () -> Child
  ) where ChildState == Child.State, ChildAction == Child.Action {
    self.child = LazyReducer(child())
    self.toChildState = .keyPath(toChildState)
    self.toChildAction = AnyCasePath(toChildAction)
  }

  /// Runs a child feature on a case of the parent's state.
  ///
  /// An action that arrives while the state is in another case is reported and ignored.
  ///
  /// - Parameters:
  ///   - toChildState: The case that holds the child's state.
  ///   - toChildAction: The case that carries the child's actions.
  ///   - child: The child feature.
  public init<ChildState, ChildAction>(
    state toChildState: CaseKeyPath<ParentState, ChildState>,
    action toChildAction: CaseKeyPath<ParentAction, ChildAction>,
    @ReducerBuilder<ChildState, ChildAction> child: () -> Child,
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) where ChildState == Child.State, ChildAction == Child.Action {
    self.child = LazyReducer(child())
    self.toChildState = .casePath(
      AnyCasePath(toChildState),
      SourceLocation(fileID: fileID, filePath: filePath, line: line, column: column))
    self.toChildAction = AnyCasePath(toChildAction)
  }

  /// Runs the child on its part of the state.
  public func _reduce(
    into state: inout ParentState, action: ParentAction
  ) -> Effect<ParentAction> {
    guard let childAction = toChildAction.extract(from: action) else { return .none }
    let embed = toChildAction.embed
    switch toChildState {
    case .keyPath(let keyPath):
      return child.run(&state[keyPath: keyPath], childAction).map(embed)
    case .casePath(let casePath, let location):
      guard var childState = casePath.extract(from: state) else {
        reportIssue(
          Issues.scopeMismatch(state: state, action: action, at: location), at: location)
        return .none
      }
      let effect = child.run(&childState, childAction)
      state = casePath.embed(childState)
      return effect.map(embed)
    }
  }
}
