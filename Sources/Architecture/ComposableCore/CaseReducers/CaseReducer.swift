/// A reducer that is an enum: each case holds a feature, of which one at a time is there.
///
/// Apply the `@Reducer` macro to an enum rather than conforming by hand:
///
/// ```swift
/// @Reducer
/// enum Destination {
///   case edit(EditForm)
///   case alert(AlertState<Alert>)
///   enum Alert { case confirm }
/// }
/// ```
///
/// Such a reducer is never created; what composes it uses ``body-swift.type.property``.
public protocol CaseReducer<State, Action>: Reducer
where State: CaseReducerState, Body: Reducer<State, Action> {
  /// Where the feature is, with the state it has there.
  associatedtype State

  /// What can happen in each of the features.
  associatedtype Action

  /// The reducer that the features of all cases make up.
  associatedtype Body

  /// A store for each case, which is what views switch over.
  associatedtype CaseScope

  /// The reducer that the features of all cases make up.
  @ReducerBuilder<State, Action>
  static var body: Body { get }

  /// Returns a store of the case that the state is in.
  @preconcurrency @MainActor
  static func scope(_ store: Store<State, Action>) -> CaseScope
}

extension CaseReducer {
  /// The reducer that the features of all cases make up.
  public var body: Body { Self.body }
}
