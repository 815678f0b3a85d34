@_spi(Internals) import ComposableCore

/// Runs a script through every kind of store and the model, and compares them after each step.
@MainActor
struct Check {
  /// A difference between a store and the model.
  struct Difference: CustomStringConvertible {
    let step: Int
    let store: String
    let what: String
    let expected: String
    let actual: String

    var description: String {
      """
      After step \(step), \(what) of \(store):
        expected: \(expected)
        actual:   \(actual)
      """
    }
  }

  private let model: ModelRun
  private let subjects: [any Subject]
  private let limit: Duration

  /// Compares stores with the model.
  ///
  /// - Parameters:
  ///   - script: What is done to them.
  ///   - limit: How long a store may take to come to rest.
  /// - Returns: The first difference, or `nil` if there is none, or the script has no order.
  static func run(_ script: Script, limit: Duration) async -> Difference? {
    var check = Check(script, limit: limit)
    let difference = await check.run(script)
    let probes = check.subjects.map(\.probe)
    let names = check.subjects.map(\.name)
    check = Check(Script(isReentrant: false, steps: []), limit: limit)
    guard difference == nil else { return difference }
    for (probe, name) in zip(probes, names) {
      await probe.wait(
        for: Probe.Rest(gates: [], logCount: 0, endCount: 0, began: []), atMost: limit)
      guard !probe.gates.isEmpty else { continue }
      return Difference(
        step: script.steps.count, store: name, what: "the effects after the end",
        expected: "none", actual: "\(probe.gates.sorted())")
    }
    return nil
  }

  private init(_ script: Script, limit: Duration) {
    model = ModelRun()
    // Nothing but an effect can send to a test store at once.
    subjects =
      [StoreSubject(), ActorSubject()] + (script.isReentrant ? [] : [TestSubject()])
    self.limit = limit
  }

  private func run(_ script: Script) async -> Difference? {
    for (index, step) in script.steps.enumerated() {
      guard model.perform(step, index: index) else { return nil }
      for subject in subjects { await perform(step, index: index, on: subject) }
      if let difference = await compare(after: index) { return difference }
      while let gate = model.openNextDue() {
        guard model.isOrdered else { return nil }
        for subject in subjects { subject.probe.open(gate) }
        if let difference = await compare(after: index) { return difference }
      }
    }
    return nil
  }

  private func perform(_ step: Step, index: Int, on subject: any Subject) async {
    switch step {
    case .send(let action): await subject.send(action, step: index)
    case .open(let gate): subject.probe.open(gate)
    case .race(let gate, let action): await subject.race(gate, action, step: index)
    case .advance: subject.probe.advance()
    case .cancel(let step): await subject.cancel(step: step)
    }
  }

  private func compare(after step: Int) async -> Difference? {
    let expected = model.model
    let began = Set(expected.began)
    let rest = Probe.Rest(
      gates: Set(expected.waiting.keys), logCount: expected.log.count,
      endCount: expected.endCount, began: began)
    for subject in subjects {
      await subject.probe.wait(for: rest, atMost: limit)
      let state = await subject.state()
      let record = subject.probe.record
      let actualBegan = record.began.filter(began.contains)
      func difference(_ what: String, _ expected: String, _ actual: String) -> Difference {
        Difference(
          step: step, store: subject.name, what: what, expected: expected, actual: actual)
      }
      if record.log != expected.log {
        return difference("the actions", "\(expected.log)", "\(record.log)")
      }
      let gates = subject.probe.gates
      if gates != rest.gates {
        return difference("the effects", "\(rest.gates.sorted())", "\(gates.sorted())")
      }
      if subject.isOrdered ? actualBegan != expected.began : Set(actualBegan) != began {
        return difference("the begun effects", "\(expected.began)", "\(actualBegan)")
      }
      if !record.early.isEmpty {
        return difference("the effects begun within their turn", "none", "\(record.early)")
      }
      if record.issues != expected.issues {
        return difference("the count of issues", "\(expected.issues)", "\(record.issues)")
      }
      if state != expected.state {
        return difference("the state", "see below", "\n\(diff(expected.state, state) ?? "")")
      }
    }
    return nil
  }
}

/// A list of steps for stores.
struct Script: Sendable {
  /// Whether reducers send to their store.
  var isReentrant: Bool
  var steps: [Step]
}

/// A model with the dependencies of its own.
struct ModelRun {
  let model: Model
  private let dependencies: @Sendable (inout DependencyValues) -> Void
  private let turns = Turns()

  init() {
    let ids = StackElementIDGenerator.incrementing()
    let storage = InMemoryStorage()
    dependencies = {
      $0.stackElementID = ids
      $0.defaultInMemoryStorage = storage
    }
    model = withDependencies(dependencies) { Model() }
  }

  /// Whether all that happened in the last step has one order.
  var isOrdered: Bool { model.sources.count <= 1 }

  /// Performs a step.
  ///
  /// - Returns: Whether all that happens has one order.
  func perform(_ step: Step, index: Int) -> Bool {
    withDependencies(dependencies) {
      model.beginStep()
      let turn = Model.Scope()
      turns.byStep[index] = turn
      switch step {
      case .send(let action): model.send(action, turn: turn)
      case .open(let gate): model.open(gate)
      case .race(let gate, let action): model.race(gate, action, turn: turn)
      case .advance: model.advance()
      case .cancel(let step): if let turn = turns.byStep[step] { model.cancel(turn) }
      }
    }
    return isOrdered
  }

  /// Opens a gate that is due, if there is any, and returns it.
  func openNextDue() -> Int? {
    guard let gate = model.nextDue else { return nil }
    withDependencies(dependencies) {
      model.beginStep()
      model.open(gate)
    }
    return gate
  }
}

/// The actions that were sent to a model, by the steps that did.
private final class Turns {
  var byStep: [Int: Model.Scope] = [:]
}
