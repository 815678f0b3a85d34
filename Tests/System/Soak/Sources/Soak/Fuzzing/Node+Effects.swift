@_spi(Internals) import ComposableCore

extension Node {
  /// Makes the effect that a piece of work describes.
  func effect(_ work: Work) -> Effect<Action> {
    switch work {
    case .send(let command): .send(.run(command))
    case .job(let job): effect(job)
    case .merge(let parts): .merge(parts.map(effect))
    case .concatenate(let parts): .concatenate(parts.map(effect))
    case .cancellable(let id, let isInFlight, let work):
      effect(work).cancellable(id: id, cancelInFlight: isInFlight)
    case .debounce(let number, let id, let work):
      effect(work).debounce(
        id: id, for: .seconds(Work.interval), clock: GateClock(probe: probe, number: number))
    case .throttle(let number, let id, let isLatest, let command):
      Effect.send(.run(command)).throttle(
        id: id, for: .seconds(Work.interval), clock: GateClock(probe: probe, number: number),
        latest: isLatest)
    }
  }

  private func effect(_ job: Job) -> Effect<Action> {
    let run: @Sendable (Send<Action>) async throws -> Void = { [probe, dismiss] send in
      probe.enter(job.number)
      try await probe.wait(at: job.number)
      defer { probe.end() }
      switch job.end {
      case .nothing:
        break
      case .send(let commands):
        for command in commands { await Self.send(command, of: job, by: send) }
      case .dismiss:
        await dismiss()
      case .cancel(let id):
        Task.cancel(id: id)
      case .inner(let number, let id, let isInFlight, let commands):
        try await withTaskCancellation(id: id, cancelInFlight: isInFlight) {
          try await probe.wait(at: number)
        }
        for command in commands { await Self.send(command, of: job, by: send) }
      }
    }
    guard job.isOnMain else { return .run(operation: run) }
    return .run { @MainActor [probe] send in
      probe.begin(job.number)
      try await run(send)
    }
  }

  private static func send(_ command: Command, of job: Job, by send: Send<Action>) async {
    if job.isDirect { await send.directly(.run(command)) } else { await send(.run(command)) }
  }
}
