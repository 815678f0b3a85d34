#if PortableViews
import ComposableUI
import Foundation
import Testing
import ViewTesting

@MainActor
struct TableTests {
  struct Peak: Identifiable {
    let id: Int
    let name: String
    let height: Int
  }

  private struct Peaks: View {
    @State var order = [KeyPathComparator(\Peak.name)]
    @State var chosen: Set<Peak.ID> = []
    let peaks = [
      Peak(id: 1, name: "Berg", height: 900), Peak(id: 2, name: "Alm", height: 1_200),
    ]

    var body: some View {
      Table(peaks.sorted(using: order), selection: $chosen, sortOrder: $order) {
        TableColumn("Name", value: \.name)
        TableColumn("Height", value: \.height) { Text(verbatim: "\($0.height)") }
          .width(80)
        TableColumn("Steep") { Text($0.height > 1_000 ? "yes" : "no") }
      }
      Text("chosen \(chosen.count)")
    }
  }

  private let titles = ["Name", "Height", "Steep"]

  @Test("rows have a cell for each column, below the titles")
  func cells() {
    let screen = ViewTester(Peaks())
    #expect(screen.texts.suffix(7) == ["Alm", "1200", "yes", "Berg", "900", "no", "chosen 0"])
    #expect(screen.texts.contains("Steep"))
  }

  @Test("a title sorts by its column, and the other way round the second time")
  func sorting() throws {
    let screen = ViewTester(Peaks())
    try screen.button("Height").tap()
    #expect(screen.texts.suffix(7).prefix(2) == ["Berg", "900"])
    try screen.button("Height").tap()
    #expect(screen.texts.suffix(7).prefix(2) == ["Alm", "1200"])
    #expect(!screen.has(.button, "Steep"))
  }

  @Test("rows are chosen by their identity")
  func selection() throws {
    let screen = ViewTester(Peaks())
    try screen.rows[0].tap()
    #expect(screen.texts.last == "chosen 1")
  }

  @Test("a table without a sort order has no buttons")
  func plain() {
    let screen = ViewTester(
      Table([Peak(id: 1, name: "Berg", height: 900)]) {
        TableColumn("Name", value: \.name)
      })
    #expect(!screen.has(.button))
    #expect(screen.texts == ["Name", "Berg"])
  }
}
#endif
