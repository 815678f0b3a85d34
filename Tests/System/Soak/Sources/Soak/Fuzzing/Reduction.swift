@_spi(Internals) import ComposableCore

/// The outcome of an action for the features, computed without a reducer.
struct Reduction {
  enum Event {
    case cancel(id: Int, Model.Owner)
    case start(Work, Model.Owner)
    /// An operator has run: what it does not find ends.
    case pass(Model.Owner, isScreen: Bool, present: Set<Model.Place>)
  }

  private(set) var state: Root.State
  private(set) var log: [Int] = []
  private(set) var issues = 0
  private(set) var reentrant: [Root.Action] = []
  private(set) var events: [Event] = []

  init(_ state: Root.State, _ action: Root.Action) {
    var newState = state
    self.state = state
    switch action {
    case .left(let action):
      run(&newState.left, action, [Model.Place(link: .left, id: 0)])
    case .right(let action):
      run(&newState.right, action, [Model.Place(link: .right, id: 0)])
    case .edit(_, let edit, let isLeft):
      if isLeft { newState.left.edit(edit) } else { newState.right.edit(edit) }
    }
    self.state = newState
    log.append(action.number)
  }

  private mutating func run(
    _ node: inout Node.State, _ action: Node.Action, _ owner: Model.Owner
  ) {
    perform(.early, &node, action.command, owner)
    switch action {
    case .run: break
    case .optional(let action): run(.optional, action, in: &node, owner)
    case .sheet(.presented(.first(let action))): run(.sheet(.first), action, in: &node, owner)
    case .sheet(.presented(.second(let action))): run(.sheet(.second), action, in: &node, owner)
    case .screen(.first(let action)): run(.screen(.first), action, in: &node, owner)
    case .screen(.second(let action)): run(.screen(.second), action, in: &node, owner)
    case .rows(.element(let id, let action)): run(.row(id), action, in: &node, owner)
    case .path(.element(let id, let action)): run(.element(id), action, in: &node, owner)
    case .path(.push): break
    // Nothing but the operator sees a dismissal.
    case .sheet(.dismiss):
      if node.sheet == nil { issues += 1 }
      node.sheet = nil
    case .path(.popFrom(let id)):
      if node.path[id: id] == nil { issues += 1 }
      node.path.pop(from: id)
    }
    if case .screen = action { pass(node, owner, isScreen: true) }
    perform(.base, &node, action.command, owner)
    pass(node, owner, isScreen: false)
    perform(.late, &node, action.command, owner)
  }

  /// Notes that the operators of a feature have run, which end the work of children that are gone.
  private mutating func pass(_ node: Node.State, _ owner: Model.Owner, isScreen: Bool) {
    let present = node.links.map { Model.Place($0, of: node[$0]) }
    events.append(.pass(owner, isScreen: isScreen, present: Set(present)))
  }

  private mutating func run(
    _ link: Link, _ action: Node.Action, in node: inout Node.State, _ owner: Model.Owner
  ) {
    guard var child = node[link] else {
      issues += 1
      return
    }
    run(&child, action, owner + [Model.Place(link, of: child)])
    node[link] = child
  }

  private mutating func perform(
    _ phase: Command.Phase, _ node: inout Node.State, _ command: Command?, _ owner: Model.Owner
  ) {
    guard let command, command.phase == phase else { return }
    log.append(command.number)
    switch command.kind {
    case .add(let number): node.add(number)
    case .total(let number): node.addToTotal(number)
    case .edit(let edit): node.edit(edit)
    case .cancel(let id): events.append(.cancel(id: id, owner))
    case .work(let work): events.append(.start(work, owner))
    case .reenter(let action):
      issues += 1
      reentrant.append(action)
    }
  }
}

extension Model.Place {
  init(_ link: Link, of node: Node.State?) {
    // The elements of a stack have ids beside their own.
    if case .element = link {
      self.init(link: link, id: 0)
    } else {
      self.init(link: link, id: node?.id ?? 0)
    }
  }
}

extension Root.State {
  /// Whether the work of a feature continues by itself: it ends if the feature was in a list.
  ///
  /// That of other features ends once the operator runs that ran them.
  func keeps(_ owner: Model.Owner) -> Bool {
    var node = owner[0].link == .left ? left : right
    for place in owner.dropFirst() {
      guard let child = node[place.link], Model.Place(place.link, of: child) == place else {
        return !place.isInList
      }
      node = child
    }
    return true
  }
}

extension Model.Place {
  var isInList: Bool {
    switch link {
    case .row, .element: true
    default: false
    }
  }

  var isOnScreen: Bool { if case .screen = link { true } else { false } }
}
