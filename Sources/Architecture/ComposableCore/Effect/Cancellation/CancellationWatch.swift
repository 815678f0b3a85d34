/// Tells whether work has been cancelled since the watch began.
///
/// Work that was cancelled before may still send, from a task that the cancellation did not reach.
struct CancellationWatch: Sendable {
  private let groups: [EffectGroup]

  /// Starts to watch the groups of a piece of work.
  init(_ groups: [EffectGroup]) {
    self.groups = groups.contains(where: \.hasCancelledWork) ? [] : groups
  }

  /// Starts to watch the groups of the current task, or returns `nil` if the task is cancelled.
  ///
  /// - Parameter groups: The groups of the task, besides those that enclose the current code.
  init?(ofCurrentTaskIn groups: [EffectGroup]) {
    self.init(groups + EnclosingEffectGroups.current)
    // Asked last: a group that is cancelled before it is watched has cancelled its task by now.
    if Task.isCancelled { return nil }
  }

  /// Whether one of the groups has been cancelled since the watch began.
  var hasBeenCancelled: Bool { groups.contains(where: \.isCancelled) }
}
