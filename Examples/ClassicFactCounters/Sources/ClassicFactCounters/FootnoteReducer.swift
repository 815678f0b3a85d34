import ComposableArchitectureClassic
import Foundation

public struct FootnoteState: Equatable {
  public let number: Int
  /// Whether the last search found nothing.
  public var isEmptyHanded = false
  public var isSearching = true
  /// The sentence that was found last.
  public var sentence: String?

  public init(number: Int) {
    self.number = number
  }
}

public enum FootnoteAction: Equatable {
  case closeTapped
  case found(Result<String, NothingFound>)
  case nextTapped
  /// The banner has appeared, for its number.
  case opened
}

/// An error for a search without a result.
public struct NothingFound: Error, Equatable {
  public init() {}
}

private struct Search: Hashable {}

/// A banner that looks for sentences about one number, one after another.
let footnoteReducer = Reducer<FootnoteState, FootnoteAction, DialListEnvironment> {
  state, action, environment in
  switch action {
  case .closeTapped:
    return .none

  case .found(let result):
    state.isSearching = false
    switch result {
    case .success(let sentence):
      state.isEmptyHanded = false
      state.sentence = sentence
    case .failure:
      state.isEmptyHanded = true
    }
    return .none

  case .nextTapped where state.isSearching:
    return .none

  case .nextTapped, .opened:
    state.isSearching = true
    return environment.sentence(state.number)
      .receive(on: environment.mainQueue)
      .catchToEffect(FootnoteAction.found)
      .cancellable(id: Search(), cancelInFlight: true)
  }
}
