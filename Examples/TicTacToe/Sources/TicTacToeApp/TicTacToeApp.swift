import AppRuntime
import ComposableArchitecture
import TicTacToe

/// The application as the runtime starts it: one game for each session.
@main
struct TicTacToeApp: App {
  var body: some Scene {
    WindowGroup("Tic-tac-toe") {
      ChoiceView()
    }
  }
}
