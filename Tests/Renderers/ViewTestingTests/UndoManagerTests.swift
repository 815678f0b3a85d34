#if PortableViews && !canImport(Darwin)
import ComposableUI
import Testing
import ViewTesting

@MainActor
struct UndoManagerTests {
  @MainActor
  final class Sheet {
    var lines: [String] = []
    let manager = UndoManager()

    func add(_ line: String, _ name: String = "") {
      lines.append(line)
      manager.registerUndo(withTarget: self) { $0.removeLast() }
      if !name.isEmpty { manager.setActionName(name) }
    }

    func removeLast() {
      let line = lines.removeLast()
      manager.registerUndo(withTarget: self) { $0.add(line) }
    }
  }

  @Test("changes are taken back, made again, and forgotten after another change")
  func order() {
    let sheet = Sheet()
    sheet.add("a", "Add a")
    sheet.add("b", "Add b")
    #expect(sheet.manager.undoActionName == "Add b")
    sheet.manager.undo()
    #expect(sheet.lines == ["a"])
    #expect(sheet.manager.redoActionName == "Add b")
    sheet.manager.undo()
    sheet.manager.undo()
    #expect(sheet.lines == [])
    #expect(!sheet.manager.canUndo)
    sheet.manager.redo()
    #expect(sheet.lines == ["a"])
    #expect(sheet.manager.undoActionName == "Add a")
    sheet.add("c")
    #expect(!sheet.manager.canRedo)
    sheet.manager.undo()
    sheet.manager.undo()
    #expect(sheet.lines == [])
  }

  @Test("a group is one change; limits and disabling hold")
  func groups() {
    let sheet = Sheet()
    sheet.manager.beginUndoGrouping()
    sheet.add("a")
    sheet.add("b")
    sheet.manager.endUndoGrouping()
    sheet.manager.endUndoGrouping()
    sheet.manager.undo()
    #expect(sheet.lines == [])
    sheet.manager.redo()
    #expect(sheet.lines == ["a", "b"])
    sheet.manager.removeAllActions()
    sheet.manager.levelsOfUndo = 2
    for line in ["c", "d", "e"] { sheet.add(line) }
    sheet.manager.disableUndoRegistration()
    sheet.add("f")
    sheet.manager.enableUndoRegistration()
    for _ in 0..<9 { sheet.manager.undo() }
    #expect(sheet.lines == ["a", "b", "c", "d"])
  }

  struct Counter: View {
    final class Model { var count = 0 }
    let model = Model()
    @Environment(\.undoManager) private var undoManager
    @State private var shown = 0

    var body: some View {
      Text("\(shown)")
      Button("Count") {
        model.count += 1
        undoManager?.registerUndo(withTarget: model) { $0.count -= 1 }
        shown = model.count
      }
      Button("Undo") {
        undoManager?.undo()
        shown = model.count
      }
    }
  }

  @Test("each window has changes of its own")
  func windows() throws {
    let one = ViewTester(Counter())
    let other = ViewTester(Counter())
    try one.button("Count").tap()
    try other.button("Undo").tap()
    #expect(one.texts == ["1"])
    try one.button("Undo").tap()
    #expect(one.texts == ["0"])
    #expect(other.texts == ["0"])
  }
}
#endif
