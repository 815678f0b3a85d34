#if PortableViews
import ComposableUI
import Observation
import Testing
import ViewTesting

/// Values that views pass by the focus.
@MainActor
struct FocusedValueTests {
  @Observable
  fileprivate final class Model {
    var name = "model"
  }

  private struct Editor: View {
    let name: String
    @State private var text = ""
    @FocusState private var isFocused: Bool

    var body: some View {
      VStack {
        TextField(name, text: $text).focused($isFocused)
      }
      .focusedValue(\.editorName, name)
      .focusedValue(\.editorText, $text)
    }
  }

  private struct Reader: View {
    @FocusedValue(\.editorName) private var name
    @FocusedBinding(\.editorText) private var text
    @FocusedValue(Model.self) private var model

    var body: some View {
      Text("\(name ?? "-") \(text ?? "-") \(model?.name ?? "-")")
      Button("Clear") { text = "cleared" }
    }
  }

  private struct Screen: View {
    @State private var hasModel = false
    @State private var hasSecond = true
    private let model = Model()

    var body: some View {
      Reader()
      Editor(name: "First")
      if hasSecond { Editor(name: "Second") }
      Button("Model") { hasModel = true }
        .focusedSceneValue(hasModel ? model : nil)
      Button("Remove") { hasSecond = false }
    }
  }

  @Test("the view that got the focus last has the values, until it is removed")
  func focus() throws {
    let screen = ViewTester(Screen())
    #expect(screen.texts.first == "- - -")
    try screen.textField("First").focus()
    #expect(screen.texts.first == "First  -")
    try screen.textField("First").blur()
    #expect(screen.texts.first == "First  -")
    try screen.textField("Second").focus()
    try screen.textField("Second").type("hello")
    #expect(screen.texts.first == "Second hello -")
    try screen.button("Clear").tap()
    #expect(try screen.textField("Second").value == "cleared")
    #expect(screen.texts.first == "Second cleared -")
    try screen.button("Remove").tap()
    #expect(screen.texts.first == "- - -")
  }

  @Test("a value of the scene needs no focus")
  func scene() throws {
    let screen = ViewTester(Screen())
    try screen.button("Model").tap()
    #expect(screen.texts.first == "- - model")
  }
}

private struct EditorNameKey: FocusedValueKey {
  typealias Value = String
}

private struct EditorTextKey: FocusedValueKey {
  typealias Value = Binding<String>
}

extension FocusedValues {
  fileprivate var editorName: String? {
    get { self[EditorNameKey.self] }
    set { self[EditorNameKey.self] = newValue }
  }

  fileprivate var editorText: Binding<String>? {
    get { self[EditorTextKey.self] }
    set { self[EditorTextKey.self] = newValue }
  }
}
#endif
