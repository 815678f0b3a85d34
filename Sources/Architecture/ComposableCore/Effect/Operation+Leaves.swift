extension Effect.Operation {
  /// Transforms the operations that send actions, and keeps the structure around them.
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
