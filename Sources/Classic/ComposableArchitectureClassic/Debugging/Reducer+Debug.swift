import Foundation

extension Reducer {
  /// Prints every action that the reducer receives, and the state changes that it causes.
  ///
  /// Does nothing in release builds.
  ///
  /// - Parameters:
  ///   - prefix: The text before each output.
  ///   - actionFormat: The format of the actions.
  ///   - toDebugEnvironment: Returns the destination of the output.
  public func debug(
    _ prefix: String = "",
    actionFormat: ActionFormat = .prettyPrint,
    environment toDebugEnvironment: @escaping (Environment) -> DebugEnvironment = { _ in
      DebugEnvironment()
    }
  ) -> Self {
    debug(
      prefix, state: { $0 }, action: AnyCasePath<Action, Action>(), actionFormat: actionFormat,
      environment: toDebugEnvironment)
  }

  /// Prints every action that the reducer receives.
  ///
  /// Does nothing in release builds.
  ///
  /// - Parameters:
  ///   - prefix: The text before each output.
  ///   - actionFormat: The format of the actions.
  ///   - toDebugEnvironment: Returns the destination of the output.
  public func debugActions(
    _ prefix: String = "",
    actionFormat: ActionFormat = .prettyPrint,
    environment toDebugEnvironment: @escaping (Environment) -> DebugEnvironment = { _ in
      DebugEnvironment()
    }
  ) -> Self {
    debug(
      prefix, state: { _ in () }, action: AnyCasePath<Action, Action>(),
      actionFormat: actionFormat, environment: toDebugEnvironment)
  }

  /// Prints the actions of a case, and the changes that they cause to a part of the state.
  ///
  /// Does nothing in release builds.
  ///
  /// - Parameters:
  ///   - prefix: The text before each output.
  ///   - toLocalState: Returns the part of the state to print.
  ///   - toLocalAction: The case of the actions to print.
  ///   - actionFormat: The format of the actions.
  ///   - toDebugEnvironment: Returns the destination of the output.
  public func debug<LocalState, LocalAction>(
    _ prefix: String = "",
    state toLocalState: @escaping (State) -> LocalState,
    action toLocalAction: AnyCasePath<Action, LocalAction>,
    actionFormat: ActionFormat = .prettyPrint,
    environment toDebugEnvironment: @escaping (Environment) -> DebugEnvironment = { _ in
      DebugEnvironment()
    }
  ) -> Self {
    #if DEBUG
    return Self { state, action, environment in
      let oldState = toLocalState(state)
      let effect = self.run(&state, action, environment)
      guard let localAction = toLocalAction.extract(from: action) else { return effect }
      let newState = toLocalState(state)
      let debugEnvironment = toDebugEnvironment(environment)
      return .merge(
        .fireAndForget {
          // Safe: the printed values are not accessed elsewhere; the printer is called on its
          // queue.
          let work = UncheckedSendable({
            debugEnvironment.printer(
              description(
                of: localAction, prefix: prefix, from: oldState, to: newState,
                format: actionFormat))
          })
          debugEnvironment.queue.async { work.value() }
        },
        effect)
    }
    #else
    return self
    #endif
  }
}

private func description<State, Action>(
  of action: Action, prefix: String, from oldState: State, to newState: State, format: ActionFormat
) -> String {
  var text = "\(prefix.isEmpty ? "" : "\(prefix): ")received action:\n"
  switch format {
  case .prettyPrint: customDump(action, to: &text, indent: 2)
  case .labelsOnly: text += "  \(caseLabels(of: action))"
  }
  text += "\n"
  guard State.self != Void.self else { return text }
  return text + (diff(oldState, newState).map { "\($0)\n" } ?? "  (No state changes)\n")
}

/// Returns the name of an action's case and of the cases nested in it, without other values.
func caseLabels(of value: Any) -> String {
  let mirror = Mirror(reflecting: value)
  guard mirror.displayStyle == .enum else { return "\(mirror.subjectType)" }
  return "\(mirror.subjectType)\(caseName(of: value, mirror))"
}

private func caseName(of value: Any, _ mirror: Mirror) -> String {
  guard let payload = mirror.children.first, let name = payload.label else { return ".\(value)" }
  let values = Mirror(reflecting: payload.value)
  guard values.displayStyle == .tuple else { return ".\(name)(\(label(nil, payload.value)))" }
  let labels = values.children.map { label($0.label, $0.value) }
  return ".\(name)(\(labels.joined(separator: ", ")))"
}

private func label(_ label: String?, _ value: Any) -> String {
  // A mirror labels an unlabelled tuple element by its position: ".0".
  let label = label.flatMap { $0.hasPrefix(".") ? nil : $0 }
  let mirror = Mirror(reflecting: value)
  guard mirror.displayStyle == .enum else { return "\(label ?? "_"):" }
  return (label.map { "\($0): " } ?? "") + caseName(of: value, mirror)
}
