/// The state of a reducer that is an enum.
///
/// Names its reducer, so that operators and stores can infer the reducer from the state.
public protocol CaseReducerState<StateReducer>: _BuilderlessState
where _ChildAction == StateReducer.Action {
  /// Tells the compiler that the state is on the main actor, where its reducer is.
  ///
  /// Underscored because only code that macros write implements it.
  static var _$isolation: Void { get }

  /// The reducer of the state.
  associatedtype StateReducer: CaseReducer where StateReducer.State == Self
}

extension CaseReducerState {
  /// Tells nothing about the isolation.
  public static var _$isolation: Void { () }
}
