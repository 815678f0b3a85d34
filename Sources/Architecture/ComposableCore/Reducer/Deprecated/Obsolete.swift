/// The name that ``Reducer`` had once.
@available(*, unavailable, renamed: "Reducer")
public typealias ReducerProtocol = Reducer

/// The name that ``ReducerOf`` had once.
@available(*, unavailable, renamed: "ReducerOf")
public typealias ReducerProtocolOf<R: Reducer> = Reducer<R.State, R.Action>

/// The name that ``Effect`` had once.
@available(*, unavailable, renamed: "Effect")
public typealias EffectTask = Effect
