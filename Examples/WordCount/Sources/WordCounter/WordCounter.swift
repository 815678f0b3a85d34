import ComposableCore

/// Counts the lines, words and characters of a text that comes in line by line.
@Reducer
public struct WordCounter: Sendable {
  @ObservableState
  public struct State: Equatable, Sendable {
    public var lines = 0
    public var words = 0
    public var characters = 0
    public var isDone = false

    public init() {}
  }

  public enum Action: Equatable, Sendable {
    case task
    case lineReceived(String)
    case endReached
  }

  @Dependency(\.lineReader) private var lineReader

  public init() {}

  public var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .task:
        return .run { [lineReader] send in
          while let line = lineReader.next() {
            await send(.lineReceived(line))
          }
          await send(.endReached)
        }
      case .lineReceived(let line):
        state.lines += 1
        state.words += line.split(whereSeparator: \.isWhitespace).count
        state.characters += line.count + 1
        return .none
      case .endReached:
        state.isDone = true
        return .none
      }
    }
  }
}

extension WordCounter.State {
  /// The counts as `wc` prints them.
  public var summary: String { "\(lines) \(words) \(characters)" }
}
