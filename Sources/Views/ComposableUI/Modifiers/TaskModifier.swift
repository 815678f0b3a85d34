#if PortableViews
extension View {
  /// Starts a task when the view has appeared, and cancels it when the view disappears.
  nonisolated public func task(
    priority: TaskPriority = .userInitiated,
    @_inheritActorContext _ action: @escaping @Sendable () async -> Void
  ) -> some View {
    lifecycle(TaskModifier(id: 0, priority: priority, action: action))
  }

  /// Starts a task when the view has appeared or a value has changed; cancels the previous task.
  nonisolated public func task<ID: Equatable>(
    id value: ID, priority: TaskPriority = .userInitiated,
    @_inheritActorContext _ action: @escaping @Sendable () async -> Void
  ) -> some View {
    lifecycle(TaskModifier(id: value, priority: priority, action: action))
  }
}

private struct TaskModifier<ID: Equatable> {
  let id: ID
  let priority: TaskPriority
  let action: @Sendable () async -> Void
}

extension TaskModifier: AppearanceModifier {
  /// The running task, which is cancelled when this object is deallocated.
  @MainActor
  final class Running {
    let id: ID
    private var task: Task<Void, Never>?
    private var isCancelled = false

    init(id: ID) {
      self.id = id
    }

    deinit {
      task?.cancel()
    }

    func start(priority: TaskPriority, _ action: @escaping @Sendable () async -> Void) {
      guard !isCancelled else { return }
      task = Task(priority: priority) {
        // The view may have disappeared before its task had a turn.
        if !Task.isCancelled { await action() }
      }
    }

    func cancel() {
      isCancelled = true
      task?.cancel()
    }
  }

  func mount(in pass: any RenderPass, environment: EnvironmentValues) -> Running {
    let running = Running(id: id)
    pass.afterPass { running.start(priority: priority, action) }
    return running
  }

  func update(_ storage: inout Running, in pass: any RenderPass, environment: EnvironmentValues) {
    guard storage.id != id else { return }
    storage.cancel()
    storage = mount(in: pass, environment: environment)
  }

  func unmount(_ storage: Running, in pass: any RenderPass) {
    storage.cancel()
  }
}
#endif
