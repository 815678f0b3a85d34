/// The state of a reducer that is an enum.
///
/// Names its reducer, so that operators and stores can infer the reducer from the state.
public protocol CaseReducerState<StateReducer>: _BuilderlessState
where _ChildAction == StateReducer.Action {
  /// The reducer of the state.
  associatedtype StateReducer: CaseReducer where StateReducer.State == Self
}
