import ComposableArchitectureClassic
import Foundation

// The style of 2021: state and actions beside a reducer that is a value, with an environment.

struct LoafState: Equatable, Identifiable {
  let id: Int
  var slices = 0
}

enum LoafAction: Equatable {
  case sliceTapped
}

let loafReducer = Reducer<LoafState, LoafAction, Void> { state, action, _ in
  switch action {
  case .sliceTapped:
    state.slices += 1
    return .none
  }
}

struct OvenState: Equatable {
  var isBaking = false
  var rolls = 0
}

enum OvenAction: Equatable {
  case bakeTapped
  case rollsDone
}

let ovenReducer = Reducer<OvenState, OvenAction, BakeryEnvironment> { state, action, environment in
  switch action {
  case .bakeTapped:
    guard !state.isBaking else { return .none }
    state.isBaking = true
    return Effect(value: .rollsDone)
      .delay(for: .seconds(1), scheduler: environment.mainQueue)
      .eraseToEffect()
      .cancellable(id: OvenID())

  case .rollsDone:
    state.isBaking = false
    state.rolls += 12
    return .none
  }
}

private struct OvenID: Hashable {}

/// The sign in the door, which counts those who read it.
enum SignState: Equatable {
  case closed(Int)
  case open(Int)
}

struct BakeryState: Equatable {
  var loaves: IdentifiedArrayOf<LoafState> = [LoafState(id: 1), LoafState(id: 2)]
  var oven: OvenState?
  var sign = SignState.closed(0)
}

enum BakeryAction: Equatable {
  case loaf(id: Int, action: LoafAction)
  case oven(OvenAction)
  case ovenSwitched
  case sell
  case signRead
  case signTurned
}

struct BakeryEnvironment {
  var mainQueue: AnySchedulerOf<DispatchQueue>
}

let bakeryReducer = Reducer<BakeryState, BakeryAction, BakeryEnvironment>.combine(
  loafReducer.forEach(
    state: \.loaves, action: /BakeryAction.loaf(id:action:), environment: { _ in }),
  ovenReducer.optional().pullback(
    state: \.oven, action: /BakeryAction.oven, environment: { $0 }),
  Reducer { state, action, _ in
    switch action {
    case .loaf, .oven:
      return .none

    case .ovenSwitched:
      state.oven = state.oven == nil ? OvenState() : nil
      return state.oven == nil ? .cancel(id: OvenID()) : .none

    case .sell:
      if !state.loaves.isEmpty { state.loaves.removeFirst() }
      return .none

    case .signRead:
      switch state.sign {
      case .closed(let readers): state.sign = .closed(readers + 1)
      case .open(let readers): state.sign = .open(readers + 1)
      }
      return .none

    case .signTurned:
      switch state.sign {
      case .closed: state.sign = .open(0)
      case .open: state.sign = .closed(0)
      }
      return .none
    }
  })
