import CustomDump

/// Returns a reducer that prints every action and the resulting value.
///
/// - Parameters:
///   - reducer: The reducer to log.
///   - printer: Prints one line of the log.
public func logging<Value, Action>(
  _ reducer: @escaping (inout Value, Action) -> Void,
  printer: @escaping (String) -> Void = { print($0) }
) -> (inout Value, Action) -> Void {
  { value, action in
    reducer(&value, action)
    printer(logEntry(action: action, value: value))
  }
}

/// Returns a reducer that prints every action and the resulting value, in its first effect.
///
/// - Parameters:
///   - reducer: The reducer to log.
///   - printer: Prints one line of the log.
public func logging<Value, Action>(
  _ reducer: @escaping Reducer<Value, Action>,
  printer: @escaping (String) -> Void = { print($0) }
) -> Reducer<Value, Action> {
  { value, action in
    let effects = reducer(&value, action)
    let newValue = value
    return [.fireAndForget { printer(logEntry(action: action, value: newValue)) }] + effects
  }
}

package func logEntry(action: Any, value: Any) -> String {
  "Action: \(String(customDumping: action))\nValue:\n\(String(customDumping: value))\n---"
}
