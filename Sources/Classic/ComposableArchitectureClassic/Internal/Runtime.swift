import Foundation

/// Runs a classic feature: owns its state, its two queues of actions and its effects.
///
/// An action that an effect emits while being subscribed to enters the first queue and is processed
/// next. An action sent while a reducer runs, or by an observer of the state, enters the second,
/// which is processed when the first is empty. Each action's change of state is seen by itself.
final class Runtime<State, Action>: StoreRoot {
  /// Runs the reducer, told where the action comes from.
  typealias Reduce = (inout State, Action, ActionOrigin) -> Effect<Action, Never>

  private(set) var state: State
  var onStateChange: (_ oldState: State) -> Void = { _ in }

  /// Called when an effect has not completed at once, with the origin of its action.
  var onEffectStart: (_ id: Int, _ origin: ActionOrigin) -> Void = { _, _ in }

  /// Called when an effect that did not complete at once is done.
  var onEffectEnd: (_ id: Int) -> Void = { _ in }

  /// The effects in flight by the ids that they can be cancelled by.
  let cancellations = CancellationRegistry()

  private let delivery: Delivery
  private let reduce: Reduce
  private var emitted = ActionQueue<Sent>()
  private var buffered = ActionQueue<Sent>()
  private var isReducing = false
  private var lastEffectID = 0
  private var effects: [Int: EffectInFlight] = [:]

  private struct Sent {
    let action: Action
    let origin: ActionOrigin
    let turn: EffectGroup
  }

  private struct EffectInFlight {
    let cancellable: AnyCancellable
    let turn: EffectGroup
  }

  /// Creates a runtime.
  ///
  /// - Parameters:
  ///   - initialState: The state to start from.
  ///   - delivery: Where what effects emit is processed.
  ///   - reduce: The feature.
  init(initialState: State, delivery: Delivery, reduce: @escaping Reduce) {
    state = initialState
    self.delivery = delivery
    self.reduce = reduce
  }

  deinit {
    for (id, effect) in effects { effect.turn.finish(id) }
  }

  /// The number of running effects.
  var effectCount: Int { effects.count }

  func send(_ action: Action) -> EffectGroup? {
    let turn = EffectGroup()
    delivery.lock {
      send(Sent(action: action, origin: .user, turn: turn))
    }
    return turn.isEmpty ? nil : turn
  }

  private func send(_ sent: Sent) {
    guard !isReducing else { return buffered.append(sent) }
    emitted.append(sent)
    while let next = emitted.popFirst() ?? buffered.popFirst() { process(next) }
  }

  private func process(_ sent: Sent) {
    isReducing = true
    let oldState = state
    // A copy, so that a reducer that reads from its own store does no harm.
    var newState = state
    let effect = CancellationRegistry.$current.withValue(cancellations) {
      reduce(&newState, sent.action, sent.origin)
    }
    state = newState
    onStateChange(oldState)
    isReducing = false
    if !effect.isNone { start(effect, of: sent) }
  }

  // MARK: Effects

  private func start(_ effect: Effect<Action, Never>, of sent: Sent) {
    lastEffectID += 1
    let id = lastEffectID
    let turn = sent.turn
    var isStarting = true
    var isComplete = false
    let cancellable = CancellationRegistry.$current.withValue(cancellations) {
      effect.sink(
        receiveCompletion: { [weak self, delivery] _ in
          delivery.perform {
            isComplete = true
            self?.finish(id)
          }
        },
        receiveValue: { [weak self, delivery] action in
          delivery.perform {
            guard let self else { return }
            let sent = Sent(action: action, origin: .effect, turn: turn)
            if isStarting {
              self.emitted.append(sent)
            } else if self.effects[id] != nil {
              self.send(sent)
            }
          }
        })
    }
    isStarting = false
    guard !isComplete else { return }
    effects[id] = EffectInFlight(cancellable: cancellable, turn: turn)
    onEffectStart(id, sent.origin)
    // Safe: only used where effects are delivered.
    let runtime = UncheckedSendable(Weak(self))
    turn.add(id) { [delivery] in delivery.perform { runtime.value.object?.cancel(id) } }
  }

  private func cancel(_ id: Int) {
    effects[id]?.cancellable.cancel()
    finish(id)
  }

  private func finish(_ id: Int) {
    guard let effect = effects.removeValue(forKey: id) else { return }
    effect.turn.finish(id)
    onEffectEnd(id)
  }
}

/// The origin of an action.
enum ActionOrigin: Hashable {
  /// Code that holds the store: a view, a test.
  case user
  /// An effect.
  case effect
}
