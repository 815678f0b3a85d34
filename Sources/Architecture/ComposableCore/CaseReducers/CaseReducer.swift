/// A reducer that is an enum: each case holds a feature, and one feature exists at a time.
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
/// Such a reducer is never instantiated; parents run ``body-swift.type.property``.
public protocol CaseReducer<State, Action>: Reducer
where State: CaseReducerState, Body: Reducer<State, Action> {
  /// An enum with the state of the current case's feature.
  associatedtype State

  /// An enum of the actions of the features.
  associatedtype Action

  /// The composition of the features' reducers.
  associatedtype Body

  /// An enum of stores, one per case, for views to switch over.
  associatedtype CaseScope

  /// The composition of the features' reducers.
  @ReducerBuilder<State, Action>
  static var body: Body { get }

  /// Returns a store of the case that the state is in.
  @preconcurrency @MainActor
  static func scope(_ store: Store<State, Action>) -> CaseScope
}

extension CaseReducer {
  /// The composition of the features' reducers.
  public var body: Body { Self.body }
}
