#if !canImport(SwiftUI)
  import ComposableUI
  import Synchronization

  /// One observation scope: what a body has read in one evaluation.
  ///
  /// Registrations cannot be cancelled, but all those of a scope end when one of them fires. Each
  /// scope also reads a signal of its own, and firing it leaves nothing behind.
  final class ObservationScope: Sendable {
    /// The node that the scope belongs to; only for the main actor, and while the scope is active.
    // Safe: the node ends the scope before it goes. A weak reference would cost the node a table of
    // its own, and slow every other reference to it down.
    @MainActor unowned(unsafe) let node: ScopedNode
    private let signal = Signal()
    private let hasEnded = Atomic(false)

    @MainActor
    init(node: ScopedNode) {
      self.node = node
    }

    /// Registers the scope's own signal.
    func access() {
      signal.access()
    }

    /// Removes the registrations; a change that comes afterwards means nothing.
    func end() {
      hasEnded.store(true, ordering: .relaxed)
      signal.fire()
    }

    /// Whether a change still matters.
    var isActive: Bool { !hasEnded.load(ordering: .relaxed) }
  }
#endif
