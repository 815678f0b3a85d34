extension Effect where Failure == Never {
  /// Creates an effect of one value that an asynchronous function computes.
  ///
  /// - Parameters:
  ///   - priority: The priority of the task.
  ///   - operation: The function to run. Its task is cancelled with the effect.
  public static func task(
    priority: TaskPriority? = nil, operation: @escaping @Sendable () async -> Output
  ) -> Self {
    .run { subscriber in
      let subscriber = UncheckedSendable(subscriber)
      let task = Task(priority: priority) {
        let output = await operation()
        guard !Task.isCancelled else { return }
        subscriber.value.send(output)
        subscriber.value.send(completion: .finished)
      }
      return AnyCancellable { task.cancel() }
    }
  }

  /// Creates an effect that does asynchronous work and emits nothing.
  ///
  /// - Parameters:
  ///   - priority: The priority of the task.
  ///   - work: The function to run. Its task is cancelled with the effect.
  public static func fireAndForget(
    priority: TaskPriority? = nil, _ work: @escaping @Sendable () async -> Void
  ) -> Self {
    .run { subscriber in
      let subscriber = UncheckedSendable(subscriber)
      let task = Task(priority: priority) {
        await work()
        subscriber.value.send(completion: .finished)
      }
      return AnyCancellable { task.cancel() }
    }
  }
}

extension Effect where Failure == any Error {
  /// Creates an effect of one value that an asynchronous function computes, or of its error.
  ///
  /// - Parameters:
  ///   - priority: The priority of the task.
  ///   - operation: The function to run. Its task is cancelled with the effect.
  public static func task(
    priority: TaskPriority? = nil, operation: @escaping @Sendable () async throws -> Output
  ) -> Self {
    .run { subscriber in
      let subscriber = UncheckedSendable(subscriber)
      let task = Task(priority: priority) {
        do {
          let output = try await operation()
          guard !Task.isCancelled else { return }
          subscriber.value.send(output)
          subscriber.value.send(completion: .finished)
        } catch {
          guard !Task.isCancelled else { return }
          subscriber.value.send(completion: .failure(error))
        }
      }
      return AnyCancellable { task.cancel() }
    }
  }
}
