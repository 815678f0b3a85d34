import ComposableArchitectureClassic
import Foundation

public struct DialListState: Equatable {
  public var dials: IdentifiedArrayOf<DialState>
  public var footnote: FootnoteState?

  public init(dials: IdentifiedArrayOf<DialState> = []) {
    self.dials = dials
  }

  /// Three numbers that there is much to say about.
  public static var examples: Self {
    Self(dials: IdentifiedArray([7, 36, 1729].map { DialState(id: UUID(), number: $0) }))
  }
}

public enum DialListAction: Equatable {
  case dial(id: UUID, action: DialAction)
  case footnote(FootnoteAction)
  case newNumberTapped
}

public struct DialListEnvironment {
  public var mainQueue: AnySchedulerOf<DispatchQueue>
  public var sentence: (_ number: Int) -> Effect<String, NothingFound>
  public var uuid: () -> UUID

  public init(
    mainQueue: AnySchedulerOf<DispatchQueue>,
    sentence: @escaping (_ number: Int) -> Effect<String, NothingFound>,
    uuid: @escaping () -> UUID
  ) {
    self.mainQueue = mainQueue
    self.sentence = sentence
    self.uuid = uuid
  }
}

/// Numbers to turn up and down, and a footnote about the one that was looked up last.
///
/// `presents` cancels a search that runs when the footnote is closed.
public let dialListReducer = Reducer<DialListState, DialListAction, DialListEnvironment>.combine(
  dialReducer.forEach(
    state: \.dials, action: /DialListAction.dial(id:action:), environment: { _ in () }),
  Reducer<DialListState, DialListAction, DialListEnvironment> { state, action, environment in
    switch action {
    case .dial(let id, .lookUpTapped):
      guard let dial = state.dials[id: id] else { return .none }
      state.footnote = FootnoteState(number: dial.number)
      return Effect(value: .footnote(.opened))

    case .dial(let id, .removeTapped):
      state.dials.remove(id: id)
      return .none

    case .footnote(.closeTapped):
      state.footnote = nil
      return .none

    case .dial, .footnote:
      return .none

    case .newNumberTapped:
      state.dials.append(DialState(id: environment.uuid()))
      return .none
    }
  }
  .presents(
    footnoteReducer, state: \.footnote, action: /DialListAction.footnote, environment: { $0 })
)
