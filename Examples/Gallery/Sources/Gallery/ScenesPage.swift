import ComposableUI

/// Values of the scene, values by the focus, and an inspector.
struct ScenesPage: View {
  @SceneStorage("gallery.count") private var count = 1
  @State private var isInspected = false

  var body: some View {
    Form {
      Section("Kept when the page is loaded again") {
        Stepper("Count: \(count)", value: $count)
      }
      Section("By the focus") {
        NoteField(name: "First note")
        NoteField(name: "Second note")
        FocusedNote()
      }
      Section("Beside the form") {
        Toggle("Inspector", isOn: $isInspected)
      }
    }
    .navigationTitle("Scenes")
    .toolbarTitleMenu {
      Button("Start again") { count = 1 }
    }
    .inspector(isPresented: $isInspected) {
      Text("The count is \(count).")
        .padding()
        .inspectorColumnWidth(260)
    }
  }
}

private struct NoteField: View {
  let name: String
  @State private var note = ""
  @FocusState private var isFocused: Bool

  var body: some View {
    TextField(name, text: $note)
      .focused($isFocused)
      .focusedValue(\.note, $note)
  }
}

private struct FocusedNote: View {
  @FocusedBinding(\.note) private var note

  var body: some View {
    LabeledContent("Focused", value: note.map { "“\($0)”" } ?? "none")
    Button("Clear the focused note") { note = "" }
      .disabled(note == nil)
  }
}

private struct NoteKey: FocusedValueKey {
  typealias Value = Binding<String>
}

extension FocusedValues {
  fileprivate var note: Binding<String>? {
    get { self[NoteKey.self] }
    set { self[NoteKey.self] = newValue }
  }
}
