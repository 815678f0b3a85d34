import ComposableUI
import Foundation
import ViewGraph
import ViewLayout
import ViewTesting

/// The places of all screens' elements, and the words that the layout has measured.
private struct Report: Encodable {
  struct Element: Encodable {
    let id: String
    let role: String
    let frame: [Double]
  }

  /// The elements by the name of the screen and the width of the window, such as `stacks-900`.
  var screens: [String: [Element]] = [:]
  /// The words by their fonts.
  var words: [String: [String]] = [:]
}

/// The sizes of the windows, of a computer and of a telephone.
private let windows = [CGSize(width: 900, height: 760), CGSize(width: 390, height: 780)]

/// Prints where the layout puts the elements of all screens, as JSON.
///
/// - Parameter path: The file of the sizes of words that a browser has measured.
@MainActor
func printFrames(textsAt path: String?) throws {
  let fonts = try path.map {
    try JSONDecoder().decode(
      [String: MeasuredFont].self, from: Data(contentsOf: URL(fileURLWithPath: $0)))
  }
  let measurer = WordMeasurer(fonts: fonts)
  var report = Report()
  for name in ScreenName.allCases {
    for window in windows {
      report.screens["\(name.rawValue)-\(Int(window.width))"] = elements(
        of: name, in: window, measurer: measurer)
    }
  }
  report.words = measurer.words.mapValues { $0.sorted() }
  let encoder = JSONEncoder()
  encoder.outputFormatting = .sortedKeys
  FileHandle.standardOutput.write(try encoder.encode(report))
}

@MainActor
private func elements(
  of name: ScreenName, in window: CGSize, measurer: WordMeasurer
) -> [Report.Element] {
  var environment = RendererEnvironment()
  environment.size = window
  let screen = ViewTester(
    ScreensView(), location: "/\(name.rawValue)", environment: environment, textMeasurer: measurer)
  defer { screen.close() }
  let root = screen.root
  let layout = LayoutTree(root.tree, measurer: measurer)
  layout.layOut(in: window)
  // The parts of a text are in its lines, not beside each other.
  let parts = root.descendants.filter { $0.role == .text }.flatMap(\.tree.children).map(\.id)
  let elements = root.descendants.filter { !parts.contains($0.tree.id) }
  return elements.compactMap { element in
    layout.frame(of: element.tree.id).map { frame in
      Report.Element(
        id: "n\(element.tree.id.rawValue)", role: element.tree.element.role.rawValue,
        frame: [frame.minX, frame.minY, frame.width, frame.height].map {
          ($0 * 100).rounded() / 100
        })
    }
  }
}
