#if PortableViews
import ComposableUI
import Observation
import Testing

@MainActor
struct GridCellTests {
  /// A screen with a grid at its corner.
  private func screen(@ViewBuilder _ grid: () -> some View) -> Screen {
    Screen(width: 400, height: 400) {
      VStack { grid() }
        .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .topLeading)
    }
  }

  @Test("a cell across columns moves those after it, and widens its columns equally")
  func columns() throws {
    let screen = screen {
      Grid(horizontalSpacing: 10, verticalSpacing: 4) {
        GridRow {
          Box("a", 20, 10)
          Box("b", 30, 10)
          Box("c", 40, 10)
        }
        GridRow {
          Box("wide", 80, 10).gridCellColumns(2)
          Box("d", 10, 10)
        }
        Box("all", 10, 6)
      }
    }
    // The columns are 30, 40 and 40 wide: the wide view needs 20 more than 20 + 10 + 30.
    #expect(try screen.place("a") == "5 0 20 10")
    #expect(try screen.place("b") == "45 0 30 10")
    #expect(try screen.place("c") == "90 0 40 10")
    #expect(try screen.place("wide") == "0 14 80 10")
    #expect(try screen.place("d") == "105 14 10 10")
    #expect(try screen.place("all") == "60 28 10 6")
  }

  @Test("the anchor of a cell wins over its row and its column, and those over the grid")
  func alignments() throws {
    let screen = screen {
      Grid(alignment: .topLeading, horizontalSpacing: 0, verticalSpacing: 0) {
        GridRow {
          Box("corner", 10, 10).gridColumnAlignment(.trailing)
          Box("high", 20, 40)
        }
        GridRow(alignment: .bottom) {
          Box("column", 10, 10)
          Box("anchored", 10, 10).gridCellAnchor(.center)
        }
        GridRow {
          Box("left", 30, 40)
          Box("grid", 10, 20)
        }
        GridRow(alignment: .bottom) {
          Box("tall", 5, 50)
          Box("low", 10, 10)
        }
      }
    }
    #expect(try screen.place("corner") == "20 0 10 10")
    #expect(try screen.place("column") == "20 40 10 10")
    #expect(try screen.place("anchored") == "35 40 10 10")
    #expect(try screen.place("grid") == "30 50 10 20")
    #expect(try screen.place("low") == "30 130 10 10")
  }

  @Test("a cell that is not sized gets the space that others have made")
  func unsized() throws {
    let screen = screen {
      Grid(horizontalSpacing: 0, verticalSpacing: 0) {
        GridRow {
          Box("a", 20, 10)
          Box("b", 30, 10)
        }
        Color.blue.accessibilityIdentifier("line").frame(height: 2)
          .gridCellUnsizedAxes(.horizontal)
        GridRow {
          Color.blue.accessibilityIdentifier("fill").gridCellUnsizedAxes([.horizontal, .vertical])
          Box("c", 10, 12)
        }
      }
    }
    #expect(try screen.place("line") == "0 10 50 2")
    #expect(try screen.place("fill") == "0 12 20 12")
    #expect(try screen.place("c") == "30 12 10 12")
  }

  private struct Changing: View {
    let model: Model

    var body: some View {
      Grid(horizontalSpacing: 0, verticalSpacing: 0) {
        GridRow {
          Box("a", 10, 10)
          Box("b", 10, 10)
          Box("c", 10, 10)
        }
        GridRow(alignment: model.alignment) {
          if model.hasFirst { Box("first", 10, 10) }
          Box("second", 10, 10).gridCellColumns(model.span)
          Box("third", 10, 30).padding(0)
        }
      }
    }
  }

  @Observable
  @MainActor
  final class Model {
    var span = 1
    var hasFirst = false
    var alignment: VerticalAlignment?
  }

  @Test("places follow changes of the cells, the rows and their requests")
  func changes() throws {
    let model = Model()
    let screen = screen { Changing(model: model) }
    #expect(try screen.place("third") == "10 10 10 30")
    #expect(try screen.place("second") == "0 20 10 10")
    model.span = 2
    screen.update()
    #expect(try screen.place("second") == "5 20 10 10")
    #expect(try screen.place("third") == "20 10 10 30")
    model.hasFirst = true
    model.alignment = .top
    screen.update()
    #expect(try screen.place("second") == "15 10 10 10")
    #expect(try screen.place("third") == "30 10 10 30")
    model.span = 1
    model.alignment = nil
    screen.update()
    #expect(try screen.place("second") == "10 20 10 10")
    #expect(try screen.place("third") == "20 10 10 30")
    #expect(screen.renderer.problems == [])
  }

  @Test("absurd numbers of columns are limited")
  func limits() throws {
    let screen = screen {
      Grid {
        GridRow {
          Box("a", 10, 10).gridCellColumns(.max)
          Box("b", 10, 10).gridCellColumns(-3)
        }
      }
    }
    #expect(try screen.place("b").hasSuffix(" 10 10"))
  }
}
#endif
