import ComposableUI
import Foundation

/// A list without groups.
struct PlainListScreen: View {
  var body: some View {
    List {
      Text("One")
      Text(
        "Two lines of text in a row, since a row of this width has no space for all of these words")
      Label("With a symbol", systemImage: "star")
      HStack {
        Text("Leading")
        Spacer()
        Text("Trailing").foregroundStyle(.secondary)
      }
      VStack(alignment: .leading) {
        Text("Title").font(.headline)
        Text("Subtitle").font(.subheadline)
      }
      Button("Button") {}
      ForEach(0..<6) { Text("Row \($0)") }
    }
    .listStyle(.plain)
  }
}

/// A list of sections.
struct SectionsScreen: View {
  var body: some View {
    List {
      Section("Fruit") {
        Text("Apple")
        Text("Pear")
      }
      Section {
        LabeledContent("Weight", value: "3 kg")
        LabeledContent("A longer name of a value", value: "with a longer value")
      } header: {
        Text("Values")
      } footer: {
        Text("A footer explains the section, in a smaller font.")
      }
      Section {
        HStack {
          Image(systemName: "leaf")
          VStack(alignment: .leading) {
            Text("Maple")
            Text("A tree").font(.caption).foregroundStyle(.secondary)
          }
        }
        Text("Without a header")
      }
    }
  }
}

/// A form of controls that choose a value.
struct FormScreen: View {
  @State private var isOn = true
  @State private var count = 2
  @State private var level = 0.3
  @State private var date = Date(timeIntervalSince1970: 1_790_000_000)
  @State private var color = Color.orange
  @State private var name = "Blob"

  var body: some View {
    Form {
      Section("Choices") {
        Toggle("Sprinkles", isOn: $isOn)
        Toggle("To go", isOn: $isOn).toggleStyle(.checkbox)
        Stepper("Scoops: \(count)", value: $count, in: 1...4)
        Slider(value: $level)
        DatePicker("Day", selection: $date, displayedComponents: .date)
        ColorPicker("Colour", selection: $color)
      }
      Section("Texts") {
        TextField("Name", text: $name)
        LabeledContent("Name", value: name)
        ProgressView("Progress", value: level)
        Button("Save") {}
      }
    }
  }
}
