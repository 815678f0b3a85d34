#if os(Linux)
import Foundation
import Testing

@testable import DeterministicScheduler

@Suite("ThreadSnapshot")
struct ThreadSnapshotTests {
  typealias Sample = ThreadSnapshot.Sample

  private func isQuiet(_ now: [Int32: Sample], since before: [Int32: Sample] = [:]) -> Bool {
    ThreadSnapshot(threads: now).isQuiet(since: ThreadSnapshot(threads: before))
  }

  private func sample(_ state: Character, call: Int?, turns: UInt64 = 1) -> Sample {
    Sample(state: state.asciiValue!, call: call, turns: turns)
  }

  @Test("a process is quiet while all its other threads sleep on locks")
  func locks() {
    let lock = SystemCall.locks.min()!
    #expect(isQuiet([:]))
    #expect(isQuiet([1: sample("S", call: lock), 2: sample("S", call: lock)]))
    #expect(!isQuiet([1: sample("S", call: lock), 2: sample("R", call: nil)]))
    #expect(!isQuiet([1: sample("D", call: lock)]))
  }

  @Test("a thread that sleeps for a time will wake")
  func sleeps() {
    for call in SystemCall.sleeps {
      #expect(!isQuiet([1: sample("S", call: call)], since: [1: sample("S", call: call)]))
    }
  }

  @Test("a thread that waits for something else counts if it has run, or has come, since before")
  func events() {
    let waiting = sample("S", call: 1_000, turns: 5)
    #expect(isQuiet([1: waiting], since: [1: waiting]))
    #expect(!isQuiet([1: waiting], since: [1: sample("S", call: 1_000, turns: 4)]))
    #expect(!isQuiet([1: waiting]))
  }

  @Test("setting up a timer wakes the thread that waits for events")
  func timer() throws {
    // The first use of a queue may start threads.
    DispatchQueue.global().asyncAfter(deadline: .now() + 0.001) {}
    let before = try #require(ThreadSnapshot.now())
    DispatchQueue.global().asyncAfter(deadline: .now() + 60) {}
    let after = try #require(ThreadSnapshot.now())
    #expect(!after.isQuiet(since: before))
  }

  @Test("a thread whose call is unknown counts if it has run since before")
  func unknown() {
    let waiting = sample("S", call: nil)
    #expect(isQuiet([1: waiting], since: [1: waiting]))
    #expect(!isQuiet([1: waiting]))
  }

  @Test("it sees a thread that sleeps, and leaves out the one that asks")
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
