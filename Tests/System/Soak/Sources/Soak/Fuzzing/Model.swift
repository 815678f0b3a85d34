@_spi(Internals) import ComposableCore

/// A store without any of its machinery: state, and a list of effects that wait.
final class Model {
  private(set) var state = Root.State()
  /// The gates at which effects wait.
  private(set) var waiting: [Int: Leaf] = [:]
  private(set) var log: [Int] = []
  private(set) var began: [Int] = []
  private(set) var issues = 0
  /// The number of jobs that have passed their gate and performed their end.
  private(set) var endCount = 0
  private(set) var now = 0
  /// The effects that went on by themselves during a step; the order of several is open.
  private(set) var sources: Set<Int> = []

  private var live: [Scope] = []
  private var throttles: [Int: (end: Int, held: Command?)] = [:]
  private var queue: [Root.Action] = []
  private var later: [(source: Int, run: () -> Void)] = []
  private var isSending = false
  private var isRunningLater = false
  private var source = 0

  // MARK: Steps

  /// Forgets which effects went on by themselves.
  func beginStep() { sources = [] }

  func send(_ action: Root.Action, turn: Scope) {
    queue.append(action)
    guard !isSending else { return }
    isSending = true
    while !queue.isEmpty { process(queue.removeFirst(), turn: turn) }
    isSending = false
    runLater()
  }

  /// Lets the effect that waits at a gate continue.
  func open(_ gate: Int) {
    guard let leaf = waiting.removeValue(forKey: gate) else { return }
    later.append((gate, leaf.open))
    runLater()
  }

  /// Opens a gate, and sends an action before the effect can.
  func race(_ gate: Int, _ action: Root.Action, turn: Scope) {
    let leaf = waiting.removeValue(forKey: gate)
    send(action, turn: turn)
    guard let leaf else { return }
    later.append((gate, leaf.open))
    runLater()
  }

  /// Lets time pass; each gate that is due has to be opened then.
  func advance() { now += 1 }

  /// The first gate at which a clock lets effects continue.
  var nextDue: Int? { waiting.filter { ($0.value.deadline ?? .max) <= now }.keys.min() }

  func cancel(_ scope: Scope) {
    scope.isCancelled = true
    for (gate, leaf) in waiting.sorted(by: { $0.key < $1.key }) where leaf.context.isCancelled {
      waiting[gate] = nil
      later.append((gate, leaf.finish))
    }
    if !isSending { runLater() }
  }

  /// Runs the work deferred until the store is done with an action.
  private func runLater() {
    guard !isRunningLater, !isSending else { return }
    isRunningLater = true
    while !later.isEmpty {
      let next = later.removeFirst()
      source = next.source
      next.run()
    }
    isRunningLater = false
  }

  /// Notes that an effect continues by itself, unless it was cancelled before any other did.
  private func goOn(_ context: Context) {
    if !context.isCancelled || !sources.isEmpty { sources.insert(source) }
  }

  // MARK: Effects

  func start(_ work: Work, in context: Context, then finish: @escaping () -> Void) {
    switch work {
    case .merge(let parts):
      var remaining = parts.count
      for part in parts {
        start(part, in: context) {
          remaining -= 1
          if remaining == 0 { finish() }
        }
      }
    case .concatenate(let parts):
      guard let first = parts.first else { return finish() }
      start(first, in: context) { [self] in
        if parts.count > 1, !isSending { goOn(context) }
        start(.concatenate(Array(parts.dropFirst())), in: context, then: finish)
      }
    case _ where context.isCancelled:
      finish()
    case .send(let command):
      send(action(command, of: context.owner), turn: context.turn)
      finish()
    case .job(let job):
      if job.isOnMain { began.append(job.number) }
      wait(at: job.number, job, in: context, then: finish) { [self] in
        end(job, in: context) { [self] in
          endCount += 1
          finish()
        }
      }
    case .cancellable(let id, let isInFlight, let work):
      inScope(id, isInFlight, context, then: finish) { start(work, in: $0, then: $1) }
    case .debounce(let number, let id, let work):
      inScope(id, true, context, then: finish) { [self] context, finish in
        wait(at: number, until: now + Work.interval, in: context, then: finish) { [self] in
          sources.insert(source)
          start(work, in: context, then: finish)
        }
      }
    case .throttle(let number, let id, let isLatest, let command):
      inScope(id, true, context, then: finish) { [self] context, finish in
        later.append(
          (
            number,
            { [self] in
              throttle(number, id, isLatest, command, in: context, then: finish)
            }
          ))
      }
    }
  }

  private func throttle(
    _ number: Int, _ id: Int, _ isLatest: Bool, _ command: Command, in context: Context,
    then finish: @escaping () -> Void
  ) {
    sources.insert(source)
    if context.isCancelled { return finish() }
    let deliver = { [self] (command: Command) in
      sources.insert(source)
      throttles[id] = (now + Work.interval, nil)
      send(action(command, of: context.owner), turn: context.turn)
      finish()
    }
    guard let interval = throttles[id], now < interval.end else { return deliver(command) }
    let held = isLatest ? command : interval.held ?? command
    throttles[id]?.held = held
    wait(at: number, until: interval.end, in: context, then: finish) { deliver(held) }
  }

  private func wait(
    at gate: Int, _ job: Job? = nil, until deadline: Int? = nil, in context: Context,
    then finish: @escaping () -> Void, _ open: @escaping () -> Void
  ) {
    waiting[gate] = Leaf(
      job: job, deadline: deadline, context: context, open: open, finish: finish)
  }

  private func inScope(
    _ id: Int, _ isInFlight: Bool, _ context: Context, then finish: @escaping () -> Void,
    _ body: (Context, @escaping () -> Void) -> Void
  ) {
    let scope = Scope()
    scope.id = id
    scope.owner = context.owner
    if isInFlight { cancel(id: id, of: context.owner, but: context.scopes) }
    live.append(scope)
    var context = context
    context.scopes.append(scope)
    body(context) { [self] in
      live.removeAll { $0 === scope }
      finish()
    }
  }

  private func end(_ job: Job, in context: Context, then finish: @escaping () -> Void) {
    goOn(context)
    if context.isCancelled { return finish() }
    switch job.end {
    case .nothing:
      finish()
    case .send(let commands):
      send(commands, in: context, then: finish)
    case .dismiss:
      dismiss(context.owner)
      finish()
    case .cancel(let id):
      sources.insert(source)
      cancel(id: id, of: context.owner, but: [])
      finish()
    case .inner(let gate, let id, let isInFlight, let commands):
      sources.insert(source)
      var isOpen = false
      let leave = { [self] in
        if isOpen { send(commands, in: context, then: finish) } else { finish() }
      }
      inScope(id, isInFlight, context, then: leave) { context, leave in
        if context.isCancelled { return leave() }
        wait(at: gate, in: context, then: leave) {
          isOpen = true
          leave()
        }
      }
    }
  }

  private func send(_ commands: [Command], in context: Context, then finish: () -> Void) {
    sources.insert(source)
    for command in commands where !context.isCancelled {
      send(action(command, of: context.owner), turn: context.turn)
    }
    finish()
  }

  private func action(_ command: Command, of owner: Owner) -> Root.Action {
    Root.Action(owner.map(\.link), .run(command))
  }

  private func dismiss(_ owner: Owner) {
    for count in (1...owner.count).reversed() {
      let parent = owner.prefix(count - 1).map(\.link)
      switch owner[count - 1].link {
      case .sheet: return resend(Root.Action(parent, .sheet(.dismiss)))
      case .element(let id): return resend(Root.Action(parent, .path(.popFrom(id: id))))
      default: continue
      }
    }
  }

  private func resend(_ action: Root.Action) {
    sources.insert(source)
    send(action, turn: Scope())
  }

  private func cancel(id: Int, of owner: Owner, but enclosing: [Scope]) {
    let path = Self.path(owner)
    for scope in live where scope.id == id && Self.path(scope.owner!).starts(with: path) {
      if !enclosing.contains(where: { $0 === scope }) { cancel(scope) }
    }
  }

  /// Features side by side share their ids with each other and with their parent.
  private static func path(_ owner: Owner) -> [Place] {
    owner.filter { $0.link != .left && $0.link != .right }
  }

  // MARK: Features

  private func process(_ action: Root.Action, turn: Scope) {
    let reduction = Reduction(state, action)
    state = reduction.state
    log += reduction.log
    issues += reduction.issues
    queue += reduction.reentrant
    for case .cancel(let id, let owner) in reduction.events { cancel(id: id, of: owner, but: []) }
    for event in reduction.events {
      switch event {
      case .cancel: break
      case .start(let work, let owner): start(work, of: owner, turn: turn)
      case .pass(let owner, let isScreen, let present): pass(owner, isScreen, present)
      }
    }
    for scope in live where !scope.isCancelled && !state.keeps(scope.owner!) { cancel(scope) }
  }

  private func start(_ work: Work, of owner: Owner, turn: Scope) {
    let feature = Scope()
    feature.owner = owner
    live.append(feature)
    start(work, in: Context(owner: owner, scopes: [feature], turn: turn)) { [self] in
      live.removeAll { $0 === feature }
    }
  }

  private func pass(_ parent: Owner, _ isScreen: Bool, _ present: Set<Place>) {
    for scope in live where !scope.isCancelled && scope.owner!.count > parent.count {
      let place = scope.owner![parent.count]
      if scope.owner!.starts(with: parent), place.isOnScreen == isScreen, !present.contains(place) {
        cancel(scope)
      }
    }
  }
}
