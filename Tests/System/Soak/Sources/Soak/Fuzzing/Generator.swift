@_spi(Internals) import ComposableCore

/// A source of random numbers that a seed determines.
struct SeededRandom: RandomNumberGenerator {
  private var state: UInt64

  init(seed: Int) {
    state = UInt64(bitPattern: Int64(seed))
    _ = next()
  }

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var value = state
    value = (value ^ (value >> 30)) &* 0xBF58_476D_1CE4_E5B9
    value = (value ^ (value >> 27)) &* 0x94D0_49BB_1331_11EB
    return value ^ (value >> 31)
  }
}

/// Makes up scripts, with a model that tells what there is to act on.
struct Generator {
  private var random: SeededRandom
  private var run = ModelRun()
  private var number = 0
  private let isReentrant: Bool
  private var known: [[Link]] = []

  /// The limits on a generated command.
  private struct Limits {
    var links: [Link]
    /// Whether it may be the second action of a turn, which must not bring anything back.
    var canInsert = true
    var canThrottle = false
    var depth = 0
  }

  /// Makes up the script of a seed.
  static func script(seed: Int, count: Int = 30) -> Script {
    var generator = Generator(seed: seed)
    return Script(isReentrant: generator.isReentrant, steps: generator.steps(count))
  }

  private init(seed: Int) {
    random = SeededRandom(seed: seed)
    isReentrant = Int.random(in: 0..<4, using: &random) == 0
  }

  private mutating func steps(_ count: Int) -> [Step] {
    var steps: [Step] = []
    var attempts = 0
    while steps.count < count, attempts < 3 * count {
      attempts += 1
      let step = step(at: steps.count, last: steps.count - 1)
      steps.append(step)
      if perform(step, index: steps.count - 1) { continue }
      // Several effects continue at once. Without this step, all is as it was before.
      steps.removeLast()
      run = ModelRun()
      for (index, step) in steps.enumerated() { _ = perform(step, index: index) }
    }
    return steps
  }

  private mutating func perform(_ step: Step, index: Int) -> Bool {
    var isOrdered = run.perform(step, index: index)
    while isOrdered, run.openNextDue() != nil { isOrdered = run.isOrdered }
    return isOrdered
  }

  // MARK: Steps

  private mutating func step(at index: Int, last: Int) -> Step {
    let gates = run.model.waiting.filter { $0.value.deadline == nil }.keys.sorted()
    switch pick([60, 22, 8, 6, 4]) {
    case 1:
      if let gate = gates.randomElement(using: &random) { return .open(gate) }
    case 2:
      guard let gate = gates.randomElement(using: &random),
        let end = run.model.waiting[gate]?.job?.end
      else { break }
      switch end {
      case .nothing, .send: return .race(gate, action())
      case .dismiss: return .race(gate, edit())
      case .cancel, .inner: break
      }
    case 3:
      return .advance
    case 4:
      if last > 0 { return .cancel(step: int(0...last)) }
    default:
      break
    }
    return .send(chance(8) ? edit() : action())
  }

  private mutating func action() -> Root.Action {
    let links = links()
    return Root.Action(links, .run(command(Limits(links: links, canThrottle: true))))
  }

  /// A change by the root, past all features in between.
  private mutating func edit() -> Root.Action {
    let links = links()
    number += 1
    let edit = Edit(
      links: Array(links.dropFirst()), change: change(of: node(links), canInsert: links.count < 5))
    return .edit(number, edit, isLeft: links[0] == .left)
  }

  /// The way to a feature: most often to one that is there.
  private mutating func links() -> [Link] {
    if chance(4), let links = known.randomElement(using: &random) { return links }
    var links: [Link] = [chance(50) ? .left : .right]
    while links.count < 5, chance(60), let next = node(links)?.links.randomElement(using: &random) {
      links.append(next)
    }
    if links.count > 1 { known.append(links) }
    return links
  }

  private func node(_ links: [Link]) -> Node.State? {
    let state = run.model.state
    return links.dropFirst().reduce(links[0] == .left ? state.left : state.right) { $0?[$1] }
  }

  // MARK: Commands

  private mutating func command(_ limits: Limits) -> Command {
    number += 1
    let number = number
    var parents: [Command] = []
    if limits.depth == 0, limits.links.count > 1, chance(15) {
      var parent = limits
      parent.links.removeLast()
      parent.depth = 1
      parent.canThrottle = false
      parents = [command(parent)]
    }
    return Command(
      number: number, phase: Command.Phase.allCases.randomElement(using: &random)!,
      kind: kind(limits), parents: parents)
  }

  private mutating func kind(_ limits: Limits) -> Command.Kind {
    let canNest = limits.depth < 3
    switch pick([15, 5, 35, 8, canNest ? 35 : 0, isReentrant && canNest ? 6 : 0]) {
    case 0: return .add(int(1...9))
    case 1: return .total(int(1...9))
    case 3: return .cancel(int(1...2))
    case 4: return .work(work(limits))
    case 5:
      var inner = Limits(links: links(), canInsert: false, depth: limits.depth + 1)
      inner.canThrottle = false
      return .reenter(Root.Action(inner.links, .run(command(inner))))
    default:
      var links = limits.links
      // A change of those further down could bring back what the same action has removed.
      while limits.depth == 0, links.count < 5, chance(25),
        let next = node(links)?.links.randomElement(using: &random)
      {
        links.append(next)
      }
      return .edit(
        Edit(
          links: Array(links.dropFirst(limits.links.count)),
          change: change(of: node(links), canInsert: limits.canInsert && links.count < 5)))
    }
  }

  private mutating func change(of node: Node.State?, canInsert: Bool) -> Edit.Change {
    let element = node?.path.ids.randomElement(using: &random)
    let row = node?.rows.ids.randomElement(using: &random) ?? 1
    let kind = chance(50) ? Screen.Kind.first : .second
    switch pick(canInsert ? [5, 5, 4, 5, 4, 4, 2, 5, 3, 2] : [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1]) {
    case 0: return .optional(id())
    case 1: return .sheet(kind, id())
    case 2: return .screen(kind, id())
    case 3: return .appendRow(id())
    case 4: return .replaceRow(row)
    case 5: return .rows(chance(50) ? [id()] : [1, 3])
    case 6: if let element { return .replaceElement(element, id()) }
    case 7: return .push(id())
    case 8: return .path([id(), id()])
    default: break
    }
    switch pick([3, 3, 3, 3, 1, 3, 2, 1]) {
    case 0: return .optional(nil)
    case 1: return .noSheet
    case 2: return .noScreen
    case 3: return .removeRow(row)
    case 4: return .rows([])
    case 5: if let element { return .pop(element) }
    case 6: if let element { return .removeElement(element) }
    default: break
    }
    return .path([])
  }

  private mutating func work(_ limits: Limits, level: Int = 0) -> Work {
    let canNest = level < 3
    let nested = canNest ? 1 : 0
    switch pick([
      45, 8, 10 * nested, 14 * nested, 25 * nested, 6 * nested, limits.canThrottle ? 8 : 0,
    ])
    {
    case 1:
      var inner = limits
      inner.canInsert = false
      inner.canThrottle = false
      inner.depth += 1
      return .send(command(inner))
    case 2: return .merge(parts(limits, level))
    case 3: return .concatenate(parts(limits, level))
    case 4:
      return .cancellable(
        id: int(1...2), inFlight: chance(50), work(nesting(limits), level: level + 1))
    case 5:
      number += 1
      let number = number
      return .debounce(number, id: int(1...2), work(nesting(limits), level: level + 1))
    case 6:
      number += 1
      let number = number
      return .throttle(
        number, id: int(1...2), latest: chance(50), command(ending(limits)))
    default:
      return .job(job(limits))
    }
  }

  private mutating func parts(_ limits: Limits, _ level: Int) -> [Work] {
    (0..<int(2...3)).map { _ in work(nesting(limits), level: level + 1) }
  }

  private func nesting(_ limits: Limits) -> Limits {
    var limits = limits
    limits.canThrottle = false
    return limits
  }

  /// Returns the limits on a command that an effect sends, in a turn of its own.
  private func ending(_ limits: Limits) -> Limits {
    Limits(links: limits.links, depth: limits.depth + 1)
  }

  private mutating func job(_ limits: Limits) -> Job {
    number += 1
    let number = number
    let canDismiss = limits.links.contains {
      switch $0 {
      case .sheet, .element: true
      default: false
      }
    }
    let end: Job.End
    switch pick([25, 45, canDismiss ? 15 : 0, 8, 10]) {
    case 1: end = .send(commands(limits))
    case 2: end = .dismiss
    case 3: end = .cancel(id: int(1...2))
    case 4:
      self.number += 1
      end = .inner(self.number, id: int(1...2), inFlight: chance(50), commands(limits))
    default: end = .nothing
    }
    return Job(number: number, isOnMain: chance(30), isDirect: chance(50), end: end)
  }

  private mutating func commands(_ limits: Limits) -> [Command] {
    (0..<int(1...2)).map { _ in command(ending(limits)) }
  }

  // MARK: Choices

  private mutating func id() -> Int { int(1...3) }
  private mutating func int(_ range: ClosedRange<Int>) -> Int { .random(in: range, using: &random) }
  private mutating func chance(_ percent: Int) -> Bool {
    Int.random(in: 0..<100, using: &random) < percent
  }

  /// Picks an index by its weight.
  private mutating func pick(_ weights: [Int]) -> Int {
    var left = Int.random(in: 0..<weights.reduce(0, +), using: &random)
    for (index, weight) in weights.enumerated() {
      left -= weight
      if left < 0 { return index }
    }
    return 0
  }
}
