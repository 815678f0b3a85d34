/// What a feature does: changes its value by an action, and returns what else is to be done.
public typealias Reducer<Value, Action> = (inout Value, Action) -> [Effect<Action>]
