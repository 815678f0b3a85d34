/// The state of a reducer that is an enum.
///
/// It leads back to the reducer, so that operators and stores need not be told which it is.
public protocol CaseReducerState<StateReducer>: _BuilderlessState
where _ChildAction == StateReducer.Action {
  /// The reducer that this is the state of.
  associatedtype StateReducer: CaseReducer where StateReducer.State == Self
}
