import ConcurrencyExtras

/// The actor that an engine is isolated to, and the ways to get onto it.
struct EngineOwner: Sendable {
  let actor: any Actor
  private let mailbox: Mailbox?

  /// The main actor.
  static let main = EngineOwner(MainActor.shared)

  /// Makes an actor the owner of an engine.
  init(_ actor: any Actor) {
    self.actor = actor
    mailbox = actor === MainActor.shared ? nil : Mailbox()
  }

  /// Runs a function on the owner and waits for it; functions queued before run first.
  ///
  /// Called on the owner, it runs the function at once: a detour over another thread takes longer
  /// than most effects.
  func perform(
    isolation: isolated (any Actor)? = #isolation, _ body: @escaping @Sendable () -> Void
  ) async {
    guard let mailbox else {
      if isolation === actor { return body() }
      return await run(on: actor, body)
    }
    mailbox.append(body)
    if isolation === actor { return mailbox.deliver() }
    await run(on: actor) { mailbox.deliver() }
  }

  /// Runs a function on the owner: at once if that is the main actor, else soon and in order.
  @MainActor
  func performFromMainActor(_ body: @escaping @Sendable () -> Void) {
    guard let mailbox else { return body() }
    mailbox.append(body)
    Task { await run(on: actor) { mailbox.deliver() } }
  }

  /// Whether the owner is the main actor.
  var isMainActor: Bool { mailbox == nil }

  /// Whether the code that runs now is known to run on the owner.
  var isCurrent: Bool { mailbox == nil && MainQueue.isCurrent }

  /// Runs a function on the owner, soon.
  func performSoon(_ body: @escaping @Sendable () -> Void) {
    if mailbox == nil {
      Task { @MainActor in body() }
    } else {
      Task { await perform(body) }
    }
  }

  private func run(on actor: isolated any Actor, _ body: @Sendable () -> Void) {
    body()
  }
}

/// The queue of functions to run on an actor, in the order in which they were sent.
private final class Mailbox: Sendable {
  private let pending = Locked<[@Sendable () -> Void]>([])

  func append(_ body: @escaping @Sendable () -> Void) {
    pending.withValue { $0.append(body) }
  }

  func deliver() {
    let bodies = pending.withValue { pending in
      defer { pending = [] }
      return pending
    }
    for body in bodies { body() }
  }
}
