#if PortableViews
import Foundation

extension App {
  /// Runs the app: serves it to browsers until a signal stops the process.
  ///
  /// `@main` calls this method. The command-line option `--help` lists the options, such as the
  /// host and the port. Without the trait `Web`, it prints that there is no renderer, and fails.
  public static func main() async {
    #if Web
    #if canImport(Darwin) || canImport(Glibc) || canImport(Musl) || canImport(Android)
    LineBuffering.start()
    #endif
    let options = RunOptions.parseOrExit()
    do {
      guard options.previews else {
        return try await Launcher(options: options) { Self()._rootView }.run()
      }
      try await PreviewBrowser.run(options: options)
    } catch {
      FileHandle.standardError.write(Data("Error: \(error)\n".utf8))
      exit(1)
    }
    #else
    FileHandle.standardError.write(
      Data(
        """
        Error: "\(Self.self)" can't be shown, as no renderer is built in.

        To fix this, build with the trait "Web" of the package "composable-everywhere", which is on \
        unless the traits are listed.

        """.utf8))
    exit(1)
    #endif
  }
}
#endif
