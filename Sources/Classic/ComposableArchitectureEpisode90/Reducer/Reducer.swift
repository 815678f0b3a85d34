/// A feature's logic: changes its value by an action, and returns the effects to run.
public typealias Reducer<Value, Action> = (inout Value, Action) -> [Effect<Action>]
