import ComposableCore

/// Runs deep features on a thread with a stack of 512 KB; an overflow ends the process.
func checkStack() async -> Bool {
  let thread = SmallStack(kilobytes: 512)
  var isRight = true
  func check(_ name: String, _ run: () async -> Bool) async {
    let isOK = await run()
    isRight = isRight && isOK
    report("\(isOK ? "ok" : "FAILED"): \(name)")
  }
  await check("200 nested scopes") {
    await ScopeChain.check(levels: 200, on: thread)
  }
  await check("a state of 16 KB by value, in 20 nested scopes") {
    await NestedScopes<Large>.check(
      levels: 20, reducer: { Large() }, state: Large.State(), on: thread)
  }
  await check("a state of 16 KB by value, in the cases of 20 nested enums") {
    await NestedCases<Large>.check(
      levels: 20, reducer: { Large() }, state: Large.State(), on: thread)
  }
  await check("an enum of actions nested 50 deep") {
    await NestedActions<Leaf>.check(levels: 50, reducer: { Leaf() }, action: .increment, on: thread)
  }
  await check("a recursive feature 200 levels deep") {
    await Recursive.check(levels: 200, on: thread)
  }
  return isRight
}

/// An actor that runs on a thread with a small stack.
actor SmallStack {
  private let executor: ThreadExecutor

  nonisolated var unownedExecutor: UnownedSerialExecutor { executor.asUnownedSerialExecutor() }

  init(kilobytes: Int) {
    executor = ThreadExecutor(stackSize: kilobytes << 10)
  }
}
