#if PortableViews && Web
import ComposableUI
import Foundation

/// The previews that are linked into the program, each with a page of its own.
struct PreviewBrowser: View {
  let previews: [LinkedPreview]

  /// Serves the previews, and prints a line for each once the address is announced.
  static func run(options: RunOptions) async throws {
    // Dependencies have their values for previews.
    setenv("XCODE_RUNNING_FOR_PREVIEWS", "1", 1)
    let previews = PreviewRegistry.all
    var launcher = Launcher(options: options) { PreviewBrowser(previews: previews) }
    let announce = launcher.announce
    launcher.announce = { announce("\($0)\n\(listing(of: previews))") }
    try await launcher.run()
  }

  /// A line for each preview: its number, its name and its place.
  nonisolated static func listing(of previews: [LinkedPreview]) -> String {
    guard !previews.isEmpty else { return "No previews are linked into the program." }
    return previews.enumerated()
      .map { number, preview in
        (["\(number)", preview.name] + [preview.place].compactMap(\.self)).joined(separator: "  ")
      }
      .joined(separator: "\n")
  }

  var body: some View {
    NavigationStack {
      List(Array(previews.indices), id: \.self) { index in
        NavigationLink(value: index) {
          VStack(alignment: .leading) {
            Text(verbatim: previews[index].name)
            if let place = previews[index].place {
              Text(verbatim: place).font(.caption).foregroundStyle(.secondary)
            }
          }
        }
      }
      .navigationTitle(Text(verbatim: "Previews"))
      .navigationDestination(for: Int.self) { index in
        if previews.indices.contains(index) { previews[index].makeView() }
      }
    }
  }
}
#endif
