/// The kind of a step of ``assert(initialValue:reducer:steps:file:fileID:line:)``.
public enum StepType: Sendable {
  /// Sends an action.
  case send
  /// Runs the next effect, and expects it to emit an action.
  case receive
  /// Runs the next effect, and expects it to emit nothing.
  case fireAndForget
}

/// A step of ``assert(initialValue:reducer:steps:file:fileID:line:)``.
public struct Step<Value, Action> {
  package let type: StepType
  package let action: Action?
  package let update: (inout Value) -> Void
  package let filePath: StaticString
  package let fileID: StaticString
  package let line: UInt

  /// Creates a step.
  ///
  /// - Parameters:
  ///   - type: Whether the action is sent, or expected from the next effect.
  ///   - action: The action that is sent or expected.
  ///   - update: Changes the previous value to the expected value.
  public init(
    _ type: StepType,
    _ action: Action,
    file filePath: StaticString = #filePath,
    fileID: StaticString = #fileID,
    line: UInt = #line,
    _ update: @escaping (inout Value) -> Void = { _ in }
  ) {
    self.type = type
    self.action = action
    self.update = update
    self.filePath = filePath
    self.fileID = fileID
    self.line = line
  }

  /// Creates a step without an action: the next effect emits nothing.
  public init(
    _ type: StepType,
    file filePath: StaticString = #filePath,
    fileID: StaticString = #fileID,
    line: UInt = #line
  ) {
    self.type = type
    action = nil
    update = { _ in }
    self.filePath = filePath
    self.fileID = fileID
    self.line = line
  }
}
