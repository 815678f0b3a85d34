extension Effect.Operation {
  /// Replaces what sends actions, at once or later, and leaves the structure around it.
  func mapLeaves(_ transform: (Self) -> Self) -> Self {
    switch self {
    case .none, .cancel, .leave, .enter:
      self
    case .send, .run, .subscription:
      transform(self)
    case .merge(let operations):
      .merge(operations.map { $0.mapLeaves(transform) })
    case .concatenate(let operations):
      .concatenate(operations.map { $0.mapLeaves(transform) })
    case .cancellable(let key, let cancelInFlight, let operation):
      .cancellable(key, cancelInFlight: cancelInFlight, operation.mapLeaves(transform))
    case .feature(let path, let operation):
      .feature(path, operation.mapLeaves(transform))
    }
  }
}
