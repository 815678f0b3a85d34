import ComposableUI
import Foundation

/// Pickers of each style.
struct PickersScreen: View {
  @State private var size = "M"

  var body: some View {
    VStack(spacing: 12) {
      picker("Menu").pickerStyle(.menu)
      picker("Segments").pickerStyle(.segmented)
      picker("Inline").pickerStyle(.inline)
      picker("Without a label").labelsHidden()
      DatePicker("Day", selection: .constant(.distantPast), displayedComponents: .date)
      DatePicker("Hidden", selection: .constant(.distantPast), displayedComponents: .date)
        .labelsHidden()
      ColorPicker("Colour", selection: .constant(.red))
      Stepper("Stepper") {
      } onDecrement: {
      }
      HStack {
        Text("Beside")
        picker("Fixed").pickerStyle(.segmented).frame(width: 200)
      }
    }
    .padding()
  }

  private func picker(_ label: String) -> some View {
    Picker(label, selection: $size) {
      ForEach(["S", "M", "L"], id: \.self) { Text($0) }
    }
  }
}

/// Fields for text, outside of a form.
struct FieldsScreen: View {
  @State private var text = ""
  @State private var notes = "Notes"

  var body: some View {
    VStack(alignment: .leading, spacing: 12) {
      TextField("Automatic", text: $text)
      TextField("Rounded", text: $text).textFieldStyle(.roundedBorder)
      TextField("Plain", text: $text).textFieldStyle(.plain)
      SecureField("Password", text: $text)
      TextField("Narrow", text: $text).frame(width: 160)
      HStack {
        Text("Name")
        TextField("Name", text: $text)
        Button("Save") {}
      }
      TextField("Growing", text: $notes, axis: .vertical)
      TextEditor(text: $notes).frame(height: 120)
      Slider(value: .constant(0.5))
      Toggle("Switch", isOn: .constant(true))
    }
    .padding()
  }
}

/// Buttons and toggles of each style.
struct ButtonsScreen: View {
  var body: some View {
    VStack(spacing: 10) {
      Button("Automatic") {}
      Button("Borderless") {}.buttonStyle(.borderless)
      Button("Bordered") {}.buttonStyle(.bordered)
      Button("Prominent") {}.buttonStyle(.borderedProminent)
      Button("Plain") {}.buttonStyle(.plain)
      Button("Delete", role: .destructive) {}.buttonStyle(.bordered)
      Button("With a symbol", systemImage: "star") {}.buttonStyle(.bordered)
      Button {
      } label: {
        Text("As wide as the window").frame(maxWidth: .infinity)
      }
      .buttonStyle(.borderedProminent)
      HStack {
        Button("One") {}
        Button("Two") {}.buttonStyle(.bordered)
        Button("+") {}.buttonStyle(.bordered)
      }
      Toggle("Button", isOn: .constant(true)).toggleStyle(.button)
      Toggle("Checkbox", isOn: .constant(true)).toggleStyle(.checkbox)
      Toggle("Hidden", isOn: .constant(true)).labelsHidden()
      Menu("Menu") { Button("Item") {} }
      Menu("With a symbol", systemImage: "ellipsis.circle") { Button("Item") {} }
      Link("A link", destination: URL(string: "https://swift.org")!)
    }
    .padding()
  }
}

/// Images, labels and progress.
struct SymbolsScreen: View {
  var body: some View {
    VStack(spacing: 10) {
      Image(systemName: "star")
      Image(systemName: "star.fill").imageScale(.large)
      Image(systemName: "star").imageScale(.small)
      Image(systemName: "star").font(.largeTitle)
      Image(systemName: "star").resizable().frame(width: 60, height: 60)
      Label("Label", systemImage: "heart")
      Label("Title only", systemImage: "heart").labelStyle(.titleOnly)
      Label("Icon only", systemImage: "heart").labelStyle(.iconOnly)
      ProgressView()
      ProgressView("Loading")
      ProgressView(value: 0.4)
      ProgressView("Of 10", value: 4, total: 10)
      HStack {
        Image(systemName: "leaf")
        Text("Beside a symbol")
      }
      LabeledContent("Name", value: "Value")
      ContentUnavailableView("Nothing", systemImage: "tray", description: Text("Try again later."))
    }
    .padding()
  }
}
