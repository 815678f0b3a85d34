import CustomDump
import IssueReporting

extension Effect {
  /// Runs an asynchronous operation that can send any number of actions.
  ///
  /// ```swift
  /// case .task:
  ///   return .run { send in
  ///     for await event in client.events() {
  ///       await send(.received(event))
  ///     }
  ///   }
  /// ```
  ///
  /// The operation sees the dependencies that were in force when the effect was created. It is
  /// cancelled with its store, with the child it belongs to, and by ``cancel(id:)``.
  ///
  /// - Parameters:
  ///   - priority: The priority of the task.
  ///   - name: The name of the task, for debugging tools.
  ///   - operation: The work, with the function that sends actions.
  ///   - handler: Handles an error that `operation` throws. Without it an error is reported as an
  ///     issue. Cancellation is never an error.
  public static func run(
    priority: TaskPriority? = nil,
    name: String? = nil,
    operation: @escaping @Sendable (_ send: Send<Action>) async throws -> Void,
    catch handler: (@Sendable (_ error: any Error, _ send: Send<Action>) async -> Void)? = nil,
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) -> Self {
    let location = CodeLocation(fileID: fileID, filePath: filePath, line: line, column: column)
    let dependencies = DependencyValues._current
    let run = RunEffect<Action>(
      priority: priority, name: name, location: location
    ) { (isolation: isolated (any Actor)?, send) in
      await DependencyValues.withValues(dependencies) {
        _ = isolation
        do {
          try await operation(send)
        } catch is CancellationError {
          return
        } catch {
          guard !Task.isCancelled else { return }
          if let handler {
            await handler(error, send)
          } else {
            reportIssue(Issues.unhandledError(error, at: location), at: location)
          }
        }
      }
    }
    return Self(operation: .run(run))
  }
}
