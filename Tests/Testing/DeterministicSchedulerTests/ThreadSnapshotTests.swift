#if os(Linux)
import Foundation
import Testing

@testable import DeterministicScheduler

struct ThreadSnapshotTests {
  typealias Sample = ThreadSnapshot.Sample

  private func isQuiet(_ now: [Int32: Sample], since before: [Int32: Sample] = [:]) -> Bool {
    ThreadSnapshot(threads: now).isQuiet(since: ThreadSnapshot(threads: before))
  }

  private func sample(
    _ state: Character, call: Int?, turns: UInt64 = 1, ran: UInt64 = 1
  ) -> Sample {
    Sample(state: state.asciiValue!, call: call, turns: turns, ran: ran)
  }

  @Test("a thread is starved that is about to run, and has not run since")
  func starvation() {
    func isStarved(_ now: [Int32: Sample], since before: [Int32: Sample]) -> Bool {
      ThreadSnapshot(threads: now).isStarved(since: ThreadSnapshot(threads: before))
    }
    let waiting = sample("R", call: nil)
    let asleep = sample("S", call: SystemCall.locks.min())
    #expect(isStarved([1: waiting, 2: asleep], since: [1: waiting, 2: asleep]))
    #expect(!isStarved([1: waiting], since: [1: sample("R", call: nil, ran: 0)]))
    #expect(!isStarved([1: waiting], since: [1: sample("R", call: nil, turns: 0)]))
    #expect(!isStarved([1: waiting], since: [1: asleep]))
    #expect(!isStarved([1: asleep], since: [1: asleep]))
    #expect(!isStarved([1: waiting], since: [:]))
  }

  @Test("a process is quiet while all its other threads sleep on locks")
  func locks() {
    let lock = SystemCall.locks.min()!
    #expect(isQuiet([:]))
    #expect(isQuiet([1: sample("S", call: lock), 2: sample("S", call: lock)]))
    #expect(!isQuiet([1: sample("S", call: lock), 2: sample("R", call: nil)]))
    #expect(!isQuiet([1: sample("D", call: lock)]))
  }

  @Test("a process is not quiet while a thread sleeps for a time")
  func sleeps() {
    for call in SystemCall.sleeps {
      #expect(!isQuiet([1: sample("S", call: call)], since: [1: sample("S", call: call)]))
    }
  }

  @Test("a process is not quiet if a waiting thread is new or has run")
  func events() {
    let waiting = sample("S", call: 1_000, turns: 5)
    #expect(isQuiet([1: waiting], since: [1: waiting]))
    #expect(!isQuiet([1: waiting], since: [1: sample("S", call: 1_000, turns: 4)]))
    #expect(!isQuiet([1: waiting]))
  }

  @Test("a process that has just set up a timer is not quiet")
  func timer() throws {
    // The first use of a queue may start threads.
    DispatchQueue.global().asyncAfter(deadline: .now() + 0.001) {}
    let before = try #require(ThreadSnapshot.now())
    DispatchQueue.global().asyncAfter(deadline: .now() + 60) {}
    let after = try #require(ThreadSnapshot.now())
    #expect(!after.isQuiet(since: before))
  }

  @Test("a process with a thread in an unknown call is quiet if it has not run")
  func unknown() {
    let waiting = sample("S", call: nil)
    #expect(isQuiet([1: waiting], since: [1: waiting]))
    #expect(!isQuiet([1: waiting]))
  }

  @Test("a snapshot includes a sleeping thread")
  func now() throws {
    let before = try #require(ThreadSnapshot.now())
    let isDone = DispatchSemaphore(value: 0)
    let hasStarted = DispatchSemaphore(value: 0)
    Thread.detachNewThread {
      hasStarted.signal()
      isDone.wait()
    }
    hasStarted.wait()
    let after = try #require(ThreadSnapshot.now())
    #expect(!Set(after.threads.keys).subtracting(before.threads.keys).isEmpty)
    isDone.signal()
  }
}
#endif
