import ComposableArchitectureClassic
import Foundation

/// The numbers that a dial shows.
public let dialRange = -999_999...999_999

public struct DialState: Equatable, Identifiable {
  public let id: UUID
  public var number: Int

  public init(id: UUID, number: Int = 0) {
    self.id = id
    self.number = number
  }
}

public enum DialAction: Equatable {
  case lookUpTapped
  case removeTapped
  /// The dial was turned by some steps, up to an end of its range.
  case turned(by: Int)
}

/// A number of the list, which is turned up and down.
let dialReducer = Reducer<DialState, DialAction, Void> { state, action, _ in
  switch action {
  case .lookUpTapped, .removeTapped:
    return .none

  case .turned(let steps):
    let number = state.number + steps
    state.number = min(max(number, dialRange.lowerBound), dialRange.upperBound)
    return .none
  }
}
