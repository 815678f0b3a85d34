import ConcurrencyExtras
import Foundation

/// The isolation of an engine: an actor or a lock, and the ways to get there.
package struct EngineOwner: Sendable {
  /// The actor that tasks of effects begin on.
  let actor: any Actor
  private let way: Way

  private enum Way {
    case mainActor
    case mailbox(Mailbox)
    case lock(NSRecursiveLock)
  }

  /// The main actor.
  package static let main = EngineOwner(MainActor.shared)

  /// Makes an actor the owner of an engine.
  init(_ actor: any Actor) {
    self.actor = actor
    way = actor === MainActor.shared ? .mainActor : .mailbox(Mailbox())
  }

  /// Makes a lock the owner of an engine, which then runs on every thread, one at a time.
  package init(_ lock: NSRecursiveLock) {
    actor = MainActor.shared
    way = .lock(lock)
  }

  /// Runs a function on the owner and waits for it; functions queued before run first.
  ///
  /// Called on the owner, it runs the function at once: a detour over another thread takes longer
  /// than most effects.
  func perform(
    isolation: isolated (any Actor)? = #isolation, _ body: @escaping @Sendable () -> Void
  ) async {
    switch way {
    case .mainActor:
      if isolation === actor { return body() }
      await run(on: actor, body)
    case .mailbox(let mailbox):
      mailbox.append(body)
      if isolation === actor { return mailbox.deliver() }
      await run(on: actor) { mailbox.deliver() }
    case .lock(let lock):
      lock.withLock(body)
    }
  }

  /// Runs a function on the owner: at once if that is the main actor or a lock, else soon and in
  /// order.
  @MainActor
  func performFromMainActor(_ body: @escaping @Sendable () -> Void) {
    switch way {
    case .mainActor:
      body()
    case .mailbox(let mailbox):
      mailbox.append(body)
      Task { await run(on: actor) { mailbox.deliver() } }
    case .lock(let lock):
      lock.withLock(body)
    }
  }

  /// Whether the owner is the main actor.
  var isMainActor: Bool { if case .mainActor = way { true } else { false } }

  /// Runs a function on the owner: at once if the calling code is known to run there, else soon.
  func performNowOrSoon(_ body: @escaping @Sendable () -> Void) {
    switch way {
    case .mainActor where MainQueue.isCurrent:
      body()
    case .mainActor:
      Task { @MainActor in body() }
    case .mailbox:
      Task { await perform(body) }
    case .lock(let lock):
      lock.withLock(body)
    }
  }

  private func run(on actor: isolated any Actor, _ body: @Sendable () -> Void) {
    body()
  }
}

/// The queue of functions to run on an actor, in the order in which they were sent.
private final class Mailbox: Sendable {
  private let pending = Locked<[Callback]>([])

  func append(_ body: @escaping @Sendable () -> Void) {
    pending.withValue { $0.append(Callback(body)) }
  }

  func deliver() {
    let bodies = pending.withValue { pending in
      defer { pending = [] }
      return pending
    }
    for body in bodies { body() }
  }
}
