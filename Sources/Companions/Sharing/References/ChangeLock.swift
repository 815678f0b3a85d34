import ConcurrencyExtras
import Foundation

/// A lock that gives one thread at a time the right to change a shared value.
///
/// Entering never deadlocks: it returns ``Entry/nested`` if the thread has the right already, and
/// ``Entry/deadlock`` if threads would wait for each other in a circle.
final class ChangeLock: Sendable {
  enum Entry {
    /// The thread has the right now, and must call ``leave()``.
    case entered
    /// The thread had the right already.
    case nested
    /// Another thread has the right, and waits, perhaps through others, for a right of this thread.
    case deadlock
  }

  // Recursive, so that a thread can detect that it has the right already.
  private let right = NSRecursiveLock()

  // Written to only with the right.
  fileprivate let holder = Locked<ObjectIdentifier?>(nil)

  func enter() -> Entry {
    if !right.try() {
      guard Waits.shared.begin(for: self) else { return .deadlock }
      right.lock()
      Waits.shared.end()
    }
    guard holder.value == nil else {
      right.unlock()
      return .nested
    }
    _ = holder.exchange(currentThread)
    return .entered
  }

  func leave() {
    _ = holder.exchange(nil)
    right.unlock()
  }
}

/// The change locks that threads wait for, keyed by the identity of the waiting thread.
private final class Waits: Sendable {
  static let shared = Waits()

  private let locks = Locked<[ObjectIdentifier: ChangeLock]>([:])

  /// Records that the current thread waits, or returns `false` if that would be a deadlock.
  func begin(for target: ChangeLock) -> Bool {
    let thread = currentThread
    return locks.withValue { locks in
      var next: ChangeLock? = target
      // Bounded, since a recorded wait may be outdated: its thread may have the right by now.
      for _ in 0...locks.count {
        guard let holder = next?.holder.value else { break }
        if holder == thread { return false }
        next = locks[holder]
      }
      locks[thread] = target
      return true
    }
  }

  /// Records that the current thread no longer waits.
  func end() {
    let thread = currentThread
    locks.withValue { _ = $0.removeValue(forKey: thread) }
  }
}
