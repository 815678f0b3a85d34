import ComposableUI

/// The controls that choose a value.
struct ControlsPage: View {
  @State private var isOn = true
  @State private var isChecked = false
  @State private var flavor = Flavor.vanilla
  @State private var size = "M"
  @State private var topping: Topping?
  @State private var scoops = 2
  @State private var sweetness = 0.3
  @State private var isExpanded = false
  @State private var lastAction = "none"
  @State private var isAlertShown = false

  var body: some View {
    Form {
      Section {
        Toggle("Sprinkles", isOn: $isOn)
        Toggle("To go", isOn: $isChecked)
          .toggleStyle(.checkbox)
        Picker("Flavor", selection: $flavor) {
          ForEach(Flavor.allCases) { Text($0.rawValue.capitalized).tag($0) }
        }
        Picker("Topping", selection: $topping) {
          Text("None").tag(Topping?.none)
          ForEach(Topping.allCases, id: \.self) { Text($0.name).tag(Topping?.some($0)) }
        }
        Picker("Size", selection: $size) {
          ForEach(["S", "M", "L"], id: \.self) { Text($0) }
        }
        .pickerStyle(.segmented)
        Stepper("Scoops: \(scoops)", value: $scoops, in: 1...4)
        Slider(value: $sweetness, in: 0...1) {
          Text("Sweetness")
        } minimumValueLabel: {
          Image(systemName: "minus")
        } maximumValueLabel: {
          Image(systemName: "plus")
        }
      } header: {
        Text("Order")
      } footer: {
        Text(
          "**\(scoops)** scoops of _\(flavor.rawValue)_, size \(size)\(topping.map { ", with \($0.name)" } ?? "")"
        )
        .accessibilityIdentifier("order")
      }
      Section("More") {
        LabeledContent("Last action", value: lastAction)
        DisclosureGroup("Details", isExpanded: $isExpanded) {
          Text("Sweetness \(Int(sweetness * 100)) %")
          ProgressView("Sweet", value: sweetness)
        }
        Menu("Actions", systemImage: "ellipsis.circle") {
          Button("Duplicate", systemImage: "doc.on.doc") { lastAction = "duplicate" }
          Button("Delete", systemImage: "trash", role: .destructive) { lastAction = "delete" }
        }
        HStack {
          Button("Bordered") { lastAction = "bordered" }.buttonStyle(.bordered)
          Button("Prominent") { isAlertShown = true }.buttonStyle(.borderedProminent)
          Button("Off") {}.buttonStyle(.bordered).disabled(true)
        }
      }
    }
    .navigationTitle("Controls")
    .alert("Place the order?", isPresented: $isAlertShown) {
      Button("Order") { lastAction = "ordered" }
      Button("Not yet", role: .cancel) {}
    } message: {
      Text("It will be ready in five minutes.")
    }
  }
}

enum Flavor: String, CaseIterable, Identifiable {
  case vanilla, chocolate, strawberry
  var id: Self { self }
}

enum Topping: CaseIterable {
  case sauce, nuts

  var name: String {
    switch self {
    case .sauce: "sauce"
    case .nuts: "nuts"
    }
  }
}
