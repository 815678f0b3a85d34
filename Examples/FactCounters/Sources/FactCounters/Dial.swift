import ComposableArchitecture
import Foundation

/// A number of the list, which is turned up and down.
@Reducer
public struct Dial: Sendable {
  /// The numbers that a dial shows.
  public static let range = -999_999...999_999

  @ObservableState
  public struct State: Equatable, Identifiable {
    public let id: UUID
    public var number: Int

    public init(id: UUID, number: Int = 0) {
      self.id = id
      self.number = number
    }
  }

  public enum Action: Sendable {
    case lookUpTapped
    case removeTapped
    /// The dial was turned by some steps, up to an end of its range.
    case turned(by: Int)
  }

  public init() {}

  public var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .lookUpTapped, .removeTapped:
        // The list has the footnote, and the other dials.
        return .none

      case .turned(let steps):
        let number = state.number + steps
        state.number = min(max(number, Self.range.lowerBound), Self.range.upperBound)
        return .none
      }
    }
  }
}
