#if !canImport(SwiftUI)
import Foundation

extension App {
  /// Runs the app: serves it to browsers until the process is told to stop.
  ///
  /// `@main` calls it. The app's command line says where it is served; `--help` lists the
  /// options.
  public static func main() async {
    let options = RunOptions.parseOrExit()
    do {
      try await Launcher(options: options) { Self()._rootView }.run()
    } catch {
      FileHandle.standardError.write(Data("Error: \(error)\n".utf8))
      exit(1)
    }
  }
}
#endif
