#if Macros
import AppRuntime
import PrimeTime

// quoted: app
/// The application as the runtime starts it: one screen, with a store of its own, for each page.
@main
struct PrimeTimeApp: App {
  var body: some Scene {
    WindowGroup("Prime Time") {
      PrimeTimeScreen()
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
