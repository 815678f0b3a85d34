#if Macros
import AppRuntime
import ComposableArchitecture
import PrimeTime

// quoted: app
/// The application as the runtime starts it: one store for each session.
@main
struct PrimeTimeApp: App {
  let store = Store(initialState: PrimeTime.State()) {
    PrimeTime()
  }

  var body: some Scene {
    WindowGroup("Prime Time") {
      PrimeTimeView(store: store)
    }
  }
}
// end
#else
@main
enum PrimeTimeApp {
  static func main() {
    print(
      "PrimeTime is written with macros: build it with the trait 'Macros', which is on by default.")
  }
}
#endif
