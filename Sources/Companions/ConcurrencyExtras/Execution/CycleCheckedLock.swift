import Foundation

#if canImport(Dispatch)
import Dispatch
#endif

/// A lock that one thread holds while it runs code of others, and that never deadlocks.
///
/// All locks of this type share one graph of waiting threads. A thread that would close a circle in
/// it gets ``Entry/deadlock``, or else the thread of the circle whose need for its lock is lowest.
package final class CycleCheckedLock: Sendable {
  package enum Entry {
    /// The thread has the lock now, and must call ``leave()``.
    case entered
    /// The thread had the lock already.
    case nested
    /// Another thread has the lock, and waits, perhaps through others, for a lock of this thread.
    case deadlock
  }

  /// The degree to which a thread needs a lock: the lowest need of a circle of threads remains unmet.
  package enum Need: Int, Sendable {
    /// The thread can do without the lock, and loses little.
    case low
    /// The thread can do without the lock, and loses a change.
    case medium
    /// The thread cannot do without the lock, and gets ``Entry/deadlock`` only if all threads of the
    /// circle have this need.
    case high
  }

  private struct State {
    var holder: ObjectIdentifier?
    /// The waiting threads that the next ``CycleCheckedLock/leave()`` wakes, one at a time.
    var waiters: [Waiter] = []
  }

  private let state = Locked(State())

  package init() {}

  fileprivate var holder: ObjectIdentifier? { state.withValue { $0.holder } }

  /// Waits for the lock, unless this thread has it or would wait for itself.
  package func enter(need: Need) -> Entry {
    let thread = currentThread
    let holder = state.withValue { state in
      defer { if state.holder == nil { state.holder = thread } }
      return state.holder
    }
    guard let holder else { return .entered }
    return holder == thread ? .nested : wait(Waiter(thread, need: need))
  }

  package func leave() {
    let next = state.withValue { state in
      state.holder = nil
      return state.waiters.isEmpty ? nil : state.waiters.removeFirst()
    }
    next?.wake()
  }

  private func wait(_ waiter: Waiter) -> Entry {
    guard WaitGraph.shared.begin(waiter, for: self) else { return .deadlock }
    defer { WaitGraph.shared.end(waiter) }
    while true {
      let entry = state.withValue { state -> Entry? in
        state.waiters.removeAll { $0 === waiter }
        guard state.holder != nil else {
          state.holder = waiter.thread
          return .entered
        }
        if waiter.isRejected { return .deadlock }
        state.waiters.append(waiter)
        return nil
      }
      if let entry { return entry }
      waiter.sleep()
    }
  }
}

/// The identity of the running thread.
package var currentThread: ObjectIdentifier {
  #if canImport(WASILibc)
  // WASI has only one thread.
  ObjectIdentifier(CycleCheckedLock.self)
  #else
  ObjectIdentifier(Thread.current)
  #endif
}

/// A thread that waits for a lock.
private final class Waiter: Sendable {
  let thread: ObjectIdentifier
  let need: CycleCheckedLock.Need
  private let _isRejected = Locked(false)
  #if canImport(Dispatch)
  private let semaphore = DispatchSemaphore(value: 0)
  #endif

  init(_ thread: ObjectIdentifier, need: CycleCheckedLock.Need) {
    self.thread = thread
    self.need = need
  }

  /// Whether the thread must do without the lock.
  var isRejected: Bool { _isRejected.value }

  func reject() {
    _ = _isRejected.exchange(true)
    wake()
  }

  func wake() {
    #if canImport(Dispatch)
    semaphore.signal()
    #endif
  }

  func sleep() {
    #if canImport(Dispatch)
    semaphore.wait()
    #else
    preconditionFailure("A single thread waits for itself")
    #endif
  }
}

/// The locks that threads wait for, keyed by the identity of the waiting thread.
private final class WaitGraph: Sendable {
  static let shared = WaitGraph()

  private struct Wait {
    let waiter: Waiter
    let lock: CycleCheckedLock
  }

  private let waits = Locked<[ObjectIdentifier: Wait]>([:])

  /// Records that a thread waits; returns `false` if it must not, as it would close a circle.
  ///
  /// If another thread of the circle has a lower need, that thread is rejected instead.
  func begin(_ waiter: Waiter, for target: CycleCheckedLock) -> Bool {
    waits.withValue { waits in
      var lowest = waiter
      var next = target
      // Bounded, since a recorded wait may be outdated: its thread may have the lock by now.
      for _ in 0...waits.count {
        guard let holder = next.holder else { break }
        if holder == waiter.thread {
          guard lowest !== waiter else { return false }
          lowest.reject()
          break
        }
        guard let wait = waits[holder] else { break }
        if wait.waiter.need.rawValue < lowest.need.rawValue { lowest = wait.waiter }
        next = wait.lock
      }
      waits[waiter.thread] = Wait(waiter: waiter, lock: target)
      return true
    }
  }

  /// Records that a thread no longer waits.
  func end(_ waiter: Waiter) {
    waits.withValue { _ = $0.removeValue(forKey: waiter.thread) }
  }
}
