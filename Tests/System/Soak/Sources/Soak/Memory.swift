import ComposableCore
import Foundation

/// Sends a million actions and checks that the memory in use is flat after the first tenth.
@MainActor
func checkMemory() async -> Bool {
  let total = 1_000_000
  let limit = 2 << 20
  let store = Store(initialState: Workload.State()) { Workload() }
  var memoryAfterFirstTenth = 0
  var sent = 0
  while sent < total {
    for action in Workload.script(round: sent) {
      store.send(action)
      sent += 1
      guard case .push = action, let id = store.withState(\.path.ids.last) else { continue }
      store.scope(state: \.path, action: \.path).send(.element(id: id, action: .work))
      sent += 1
    }
    // Lets the effects that were cancelled come to their end.
    if sent % 100 == 0 { await Task.yield() }
    if sent % 100_000 == 0 {
      await store.send(.settle).finish()
      for _ in 0..<100 { await Task.yield() }
      let memory = residentMemory()
      report("\(sent) actions: \(memory / 1024) KB")
      if sent == total / 10 { memoryAfterFirstTenth = memory }
    }
  }
  guard residentMemory() > 0 else {
    report("skipped: this system does not tell how much memory a process uses")
    return true
  }
  let growth = residentMemory() - memoryAfterFirstTenth
  let isFlat = growth <= limit
  report("\(isFlat ? "ok" : "FAILED"): \(growth / 1024) KB more than after the first tenth")
  return isFlat
}

/// Returns how many bytes of memory the process has, or 0 if the system does not tell.
private func residentMemory() -> Int {
  guard
    let statistics = try? String(contentsOfFile: "/proc/self/statm", encoding: .utf8),
    let pages = statistics.split(separator: " ").dropFirst().first.flatMap({ Int($0) })
  else { return 0 }
  return pages * 4096
}
