@_spi(Internals) import ComposableCore

/// A parent's place for a child: one step on the way from the root to a feature.
enum Link: Hashable, Sendable {
  case left
  case right
  case optional
  case sheet(Screen.Kind)
  case screen(Screen.Kind)
  case row(Int)
  case element(StackElementID)
}

/// Something that one feature does at a command.
struct Command: Equatable, Sendable {
  /// Which of the reducers that a feature is made of carries a command out.
  enum Phase: Sendable, CaseIterable {
    /// The one before the operators that run children.
    case early
    /// The one that the operators are applied to.
    case base
    /// The one after them, which they know nothing of.
    case late
  }

  indirect enum Kind: Equatable, Sendable {
    case add(Int)
    case total(Int)
    case edit(Edit)
    case cancel(Int)
    case work(Work)
    /// Sends an action to the store while the reducer runs.
    case reenter(Root.Action)
  }

  let number: Int
  let phase: Phase
  let kind: Kind
  /// The parent's command for the same action: one, or none.
  var parents: [Command] = []
}

/// A change to the children of a feature, or of one further down.
struct Edit: Equatable, Sendable {
  enum Change: Equatable, Sendable {
    case optional(Int?)
    case sheet(Screen.Kind, Int)
    case noSheet
    case screen(Screen.Kind, Int)
    case noScreen
    case appendRow(Int)
    case replaceRow(Int)
    case removeRow(Int)
    case rows([Int])
    case push(Int)
    case replaceElement(StackElementID, Int)
    case removeElement(StackElementID)
    case pop(StackElementID)
    case path([Int])
  }

  var links: [Link]
  let change: Change
}

/// An effect.
indirect enum Work: Equatable, Sendable {
  case send(Command)
  case job(Job)
  case merge([Work])
  case concatenate([Work])
  case cancellable(id: Int, inFlight: Bool, Work)
  case debounce(Int, id: Int, Work)
  case throttle(Int, id: Int, latest: Bool, Command)

  /// The interval of every debounce and throttle.
  static let interval = 2
}

/// An effect that waits at a gate, which has its number, and then does something.
struct Job: Equatable, Sendable {
  indirect enum End: Equatable, Sendable {
    case nothing
    case send([Command])
    case dismiss
    case cancel(id: Int)
    /// Waits at another gate, with an id of its own, before it sends.
    case inner(Int, id: Int, inFlight: Bool, [Command])
  }

  let number: Int
  /// Whether it runs on the main actor.
  let isOnMain: Bool
  /// Whether it sends straight to the actor that owns the store.
  let isDirect: Bool
  let end: End
}

/// An operation on a store.
enum Step: Equatable, Sendable {
  case send(Root.Action)
  case open(Int)
  /// Opens a gate, and sends an action before the effect can.
  case race(Int, Root.Action)
  case advance
  /// Cancels the effects that the step with an index has started.
  case cancel(step: Int)
}

extension Node.Action {
  /// The action of a feature that gives another to a child.
  init(_ link: Link, _ action: Node.Action) {
    switch link {
    case .left, .right: self = action
    case .optional: self = .optional(action)
    case .sheet(.first): self = .sheet(.presented(.first(action)))
    case .sheet(.second): self = .sheet(.presented(.second(action)))
    case .screen(.first): self = .screen(.first(action))
    case .screen(.second): self = .screen(.second(action))
    case .row(let id): self = .rows(.element(id: id, action: action))
    case .element(let id): self = .path(.element(id: id, action: action))
    }
  }
}

extension Root.Action {
  /// The action of the root that gives another to a feature.
  init(_ links: [Link], _ action: Node.Action) {
    let action = links.dropFirst().reversed().reduce(action) { Node.Action($1, $0) }
    self = links.first == .left ? .left(action) : .right(action)
  }
}

extension Node.State {
  mutating func add(_ number: Int) { value = (value &* 31 &+ number) & 0xFFFF }
  mutating func addToTotal(_ number: Int) {
    $total.withLock { $0 = ($0 &* 31 &+ number) & 0xFFFF }
  }

  subscript(link: Link) -> Node.State? {
    get {
      switch link {
      case .left, .right: nil
      case .optional: optional
      case .sheet(let kind): sheet?[kind]
      case .screen(let kind): screen[kind]
      case .row(let id): rows[id: id]
      case .element(let id): path[id: id]
      }
    }
    set {
      guard let newValue else { return }
      switch link {
      case .left, .right: break
      case .optional: if optional != nil { optional = newValue }
      case .sheet(let kind): sheet?[kind] = newValue
      case .screen(let kind): screen[kind] = newValue
      case .row(let id): if rows[id: id] != nil { rows[id: id] = newValue }
      case .element(let id): if path[id: id] != nil { path[id: id] = newValue }
      }
    }
  }

  /// The ways to the children that are there.
  var links: [Link] {
    var links = rows.ids.map { Link.row($0) } + path.ids.map { .element($0) }
    if optional != nil { links.append(.optional) }
    for kind in Screen.Kind.allCases {
      if sheet?[kind] != nil { links.append(.sheet(kind)) }
      if screen[kind] != nil { links.append(.screen(kind)) }
    }
    return links
  }

  mutating func edit(_ edit: Edit) {
    var edit = edit
    if let link = edit.links.first {
      edit.links.removeFirst()
      self[link]?.edit(edit)
    } else {
      apply(edit.change)
    }
  }

  private mutating func apply(_ change: Edit.Change) {
    switch change {
    case .optional(let id): optional = id.map(Node.State.init)
    case .sheet(let kind, let id): sheet = Screen.State(kind, id: id)
    case .noSheet: sheet = nil
    case .screen(let kind, let id): screen = Screen.State(kind, id: id)
    case .noScreen: screen = .empty
    case .appendRow(let id): rows.append(Node.State(id: id))
    case .replaceRow(let id): if rows[id: id] != nil { rows[id: id] = Node.State(id: id) }
    case .removeRow(let id): rows.remove(id: id)
    case .rows(let ids): rows = IdentifiedArray(uniqueElements: ids.map(Node.State.init))
    case .push(let id): path.append(Node.State(id: id))
    case .replaceElement(let element, let id):
      if path[id: element] != nil { path[id: element] = Node.State(id: id) }
    case .removeElement(let id): path[id: id] = nil
    case .pop(let id): path.pop(from: id)
    case .path(let ids): path = StackState(ids.map(Node.State.init))
    }
  }
}
