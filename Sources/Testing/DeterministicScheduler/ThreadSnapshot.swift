#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#elseif canImport(Android)
import Android
#endif

/// The states of this process's threads at one moment, except for the calling thread.
///
/// A snapshot tells whether the process runs work that a test does not control. A thread that
/// sleeps on a lock or a semaphore is woken by another thread of the process only, so a process in
/// which all others do so is one in which nothing happens. A thread that waits for another event
/// may be woken at any time, and counts unless it has slept since before the work began that might
/// have set that up: setting up a timer, or the reading of a file or a socket, wakes the thread
/// that waits for such events.
package struct ThreadSnapshot: Hashable, Sendable {
  /// The other threads by their ids.
  var threads: [Int32: Sample]

  /// A thread at a moment.
  struct Sample: Hashable, Sendable {
    /// The letter of the thread's state: `S` sleeps, `R` runs or is about to.
    var state: UInt8
    /// The system call that the thread is in, if that is known.
    var call: Int?
    /// The number of times that the thread was scheduled on a processor.
    var turns: UInt64
    /// The time that the thread has run on one, in nanoseconds.
    var ran: UInt64
  }

  /// Whether every thread sleeps, for any reason.
  var isAsleep: Bool { threads.values.allSatisfy { $0.state == UInt8(ascii: "S") } }

  /// Whether a thread that is about to run has not run since an earlier moment: others had the processors.
  func isStarved(since earlier: ThreadSnapshot) -> Bool {
    threads.contains { id, thread in
      thread.state == UInt8(ascii: "R") && thread == earlier.threads[id]
    }
  }

  /// Whether every thread sleeps on a lock, or on the same event since an earlier moment.
  package func isQuiet(since baseline: ThreadSnapshot) -> Bool {
    threads.allSatisfy { id, thread in
      guard thread.state == UInt8(ascii: "S") else { return false }
      guard let call = thread.call else { return thread == baseline.threads[id] }
      if SystemCall.locks.contains(call) { return true }
      if SystemCall.sleeps.contains(call) { return false }
      return thread == baseline.threads[id]
    }
  }
}

/// The numbers of the system calls that tell why a thread sleeps.
enum SystemCall {
  #if arch(x86_64)
  static let locks: Set<Int> = [202, 449, 455]
  static let sleeps: Set<Int> = [35, 230]
  #elseif arch(arm64)
  static let locks: Set<Int> = [98, 449, 455]
  static let sleeps: Set<Int> = [101, 115]
  #else
  static let locks: Set<Int> = []
  static let sleeps: Set<Int> = []
  #endif
}

extension ThreadSnapshot {
  /// Leaves the processor to the other threads for a millisecond, if the system reports them.
  static func leaveProcessor() {
    #if canImport(Glibc) || canImport(Musl) || canImport(Android)
    usleep(1_000)
    #endif
  }

  /// The threads now, or `nil` if the system does not report them.
  package static func now() -> ThreadSnapshot? {
    #if canImport(Glibc) || canImport(Musl) || canImport(Android)
    guard let own = link(at: "/proc/thread-self")?.split(separator: "/").last else { return nil }
    var snapshot = ThreadSnapshot(threads: [:])
    guard let directory = opendir("/proc/self/task") else { return nil }
    defer { closedir(directory) }
    while let entry = readdir(directory) {
      let name = withUnsafeBytes(of: entry.pointee.d_name) { bytes in
        String(decoding: bytes.prefix { $0 != 0 }, as: UTF8.self)
      }
      // A thread without a state has ended since it was listed.
      guard name != own, let id = Int32(name), let sample = Sample(thread: id) else { continue }
      snapshot.threads[id] = sample
    }
    return snapshot
    #else
    return nil
    #endif
  }
}

#if canImport(Glibc) || canImport(Musl) || canImport(Android)
extension ThreadSnapshot.Sample {
  fileprivate init?(thread id: Int32) {
    let directory = "/proc/self/task/\(id)/"
    guard let stat = contents(of: directory + "stat"),
      // The time on processors, that before them, and the number of turns.
      let times = contents(of: directory + "schedstat")?
        .split(whereSeparator: \.isWhitespace).compactMap({ UInt64($0) }), times.count == 3,
      // The name of the thread stands in parentheses, and may contain any character.
      let state = stat[(stat.lastIndex(of: ")") ?? stat.startIndex)...].dropFirst(2).utf8.first
    else { return nil }
    self.state = state
    ran = times[0]
    turns = times[2]
    call = contents(of: directory + "syscall")?
      .split(separator: " ", maxSplits: 1).first.flatMap { Int($0) }
  }
}

private func link(at path: String) -> String? {
  withUnsafeTemporaryAllocation(byteCount: 256, alignment: 1) { buffer in
    let length = readlink(path, buffer.baseAddress!, buffer.count)
    return length > 0 ? String(decoding: buffer[..<length], as: UTF8.self) : nil
  }
}

private func contents(of path: String) -> String? {
  let file = open(path, O_RDONLY | O_CLOEXEC)
  guard file >= 0 else { return nil }
  defer { close(file) }
  return withUnsafeTemporaryAllocation(byteCount: 1_024, alignment: 1) { buffer in
    let length = read(file, buffer.baseAddress!, buffer.count)
    return length > 0 ? String(decoding: buffer[..<length], as: UTF8.self) : nil
  }
}
#endif
