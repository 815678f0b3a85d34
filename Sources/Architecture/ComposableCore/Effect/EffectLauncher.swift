/// Starts the tasks of effects.
struct EffectLauncher: Sendable {
  /// The work of an effect, with the actor that its task begins on.
  typealias Operation = @Sendable (isolated (any Actor)?) async -> Void

  typealias Start =
    @Sendable (any Actor, TaskPriority?, _ name: String?, @escaping Operation) -> Task<Void, Never>

  let start: Start

  /// Called before a subscription starts, which has no task.
  var prepare: @Sendable () -> Void = {}

  /// Starts tasks in order, after the code that now runs on the actor that owns the engine.
  ///
  /// The tasks begin on that actor. Operations that are not isolated to it run on the shared pool
  /// of threads.
  static let tasks = EffectLauncher(start: { owner, priority, name, operation in
    if owner === MainActor.shared {
      #if compiler(>=6.2)
      return Task(name: name, priority: priority) { @MainActor in
        await operation(MainActor.shared)
      }
      #else
      return Task(priority: priority) { @MainActor in await operation(MainActor.shared) }
      #endif
    }
    return owner.assumeIsolated { owner in
      #if compiler(>=6.2)
      Task(name: name, priority: priority) {
        await operation(owner)
      }
      #else
      Task(priority: priority) {
        await operation(owner)
      }
      #endif
    }
  })
}
