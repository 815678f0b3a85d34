import CustomDump

/// Prints every action, and the value that it led to.
///
/// - Parameters:
///   - reducer: The reducer to watch.
///   - printer: Prints a text.
public func logging<Value, Action>(
  _ reducer: @escaping (inout Value, Action) -> Void,
  printer: @escaping (String) -> Void = { print($0) }
) -> (inout Value, Action) -> Void {
  { value, action in
    reducer(&value, action)
    printer(logEntry(action: action, value: value))
  }
}

/// Prints every action, and the value that it led to, as an effect that runs before the others.
///
/// - Parameters:
///   - reducer: The reducer to watch.
///   - printer: Prints a text.
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
