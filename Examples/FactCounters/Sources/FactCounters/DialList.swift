import ComposableArchitecture
import Foundation

/// Numbers to turn up and down, and a footnote about the one that was looked up last.
@Reducer
public struct DialList: Sendable {
  @ObservableState
  public struct State: Equatable {
    public var dials: IdentifiedArrayOf<Dial.State>
    @Presents public var footnote: Footnote.State?

    public init(dials: IdentifiedArrayOf<Dial.State> = [], footnote: Footnote.State? = nil) {
      self.dials = dials
      self.footnote = footnote
    }

    /// Three numbers that there is much to say about.
    public static var examples: Self {
      Self(
        dials: IdentifiedArray(
          uniqueElements: [7, 36, 1729].map { Dial.State(id: UUID(), number: $0) }))
    }
  }

  public enum Action: Sendable {
    case dials(IdentifiedActionOf<Dial>)
    case footnote(PresentationAction<Footnote.Action>)
    case newNumberTapped
  }

  @Dependency(\.uuid) private var uuid

  public init() {}

  public var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .dials(.element(let id, .lookUpTapped)):
        guard let dial = state.dials[id: id] else { return .none }
        state.footnote = Footnote.State(number: dial.number)
        return .send(.footnote(.presented(.opened)))

      case .dials(.element(let id, .removeTapped)):
        state.dials.remove(id: id)
        return .none

      case .dials, .footnote:
        return .none

      case .newNumberTapped:
        state.dials.append(Dial.State(id: uuid()))
        return .none
      }
    }
    .forEach(\.dials, action: \.dials) { Dial() }
    .ifLet(\.$footnote, action: \.footnote) { Footnote() }
  }
}
