/// The engine of a root store whose feature another module runs.
package protocol StoreRoot<State, Action>: AnyObject {
  /// The state of the feature.
  associatedtype State

  /// The actions of the feature.
  associatedtype Action

  /// The current state.
  var state: State { get }

  /// Called after every change, with the state assigned.
  var onStateChange: (_ oldState: State) -> Void { get set }

  /// Sends an action, and returns the effects that it started, or `nil` if there were none.
  func send(_ action: Action) -> EffectGroup?
}

extension Store {
  /// Creates a root store whose feature another module runs.
  package convenience init(root: some StoreRoot<State, Action>) {
    self.init(core: ExternalEngineCore(root))
  }
}

/// The core of a root store whose feature another module runs.
private final class ExternalEngineCore<Root: StoreRoot>: StoreCore<Root.State, Root.Action> {
  private let root: Root
  private let observers = RootObservers()

  init(_ root: Root) {
    self.root = root
    super.init()
    let identity = StateIdentityReader(for: Root.State.self)
    root.onStateChange = { [unowned root, observers] oldState in
      var (oldState, state) = (oldState, root.state)
      observers.turnDidEnd(
        isReplaced: identity.map { $0.read(of: &oldState) != $0.read(of: &state) } ?? true)
    }
  }

  override var state: Root.State { root.state }
  override func access() { observers.access() }
  override func send(_ action: Root.Action) -> EffectGroup? { root.send(action) }
  override var stateObservers: StateObservers? { observers.states }
}
