import ComposableArchitecture

/// The board, and what the game has come to.
public struct GameView: View {
  let store: StoreOf<Game>

  public init(store: StoreOf<Game>) {
    self.store = store
  }

  public var body: some View {
    VStack(spacing: 24) {
      Text(store.title)
        .font(.title2)
        .accessibilityIdentifier("title")
      VStack(spacing: 8) {
        ForEach(0..<3, id: \.self) { row in
          HStack(spacing: 8) {
            ForEach(0..<3, id: \.self) { column in
              CellView(store: store, row: row, column: column)
            }
          }
        }
      }
      if store.outcome != nil {
        Button("Play again?") { store.send(.playAgainButtonTapped) }
          .buttonStyle(.borderedProminent)
      }
      Spacer()
    }
    .padding()
    .frame(maxWidth: .infinity)
    .navigationTitle("Tic-tac-toe")
    .toolbar {
      Button("Quit") { store.send(.quitButtonTapped) }
    }
  }
}

/// A cell of the board.
struct CellView: View {
  let store: StoreOf<Game>
  let row: Int
  let column: Int

  var body: some View {
    let mark = store.board[row, column]?.mark
    Button {
      store.send(.cellTapped(row: row, column: column))
    } label: {
      Text(mark ?? "\u{2003}")
        .font(.largeTitle)
        .frame(width: 56, height: 56)
    }
    .buttonStyle(.bordered)
    .accessibilityLabel("Row \(row + 1), column \(column + 1): \(mark ?? "empty")")
  }
}
