import ComposableUI
import Foundation

/// A page with what strangers attack: paths, rows to delete, fields, hovering, controls of every kind.
struct VisitorsPage: View {
  /// The number of pages in the process whose tasks run now.
  @MainActor static var runningTasks = 0

  @State private var path: [Int] = []
  @State private var rows = Array(0..<50)
  @State private var count = 0
  @State private var name = ""
  @State private var hovered = 0

  var body: some View {
    NavigationStack(path: $path) {
      List {
        Text("Count \(count), hovered \(hovered), running \(Self.runningTasks)")
        Button("Increment") { count += 1 }
        Button("Churn") { churn() }
        TextField("Name", text: $name)
        NavigationLink("Deeper", value: path.count + 1)
        ControlsSection()
        CellsSection(hovered: $hovered)
        ForEach(rows, id: \.self) { Text("Row \($0)") }
          // Traps on an index that is out of bounds, as a reducer would.
          .onDelete { offsets in for offset in offsets.reversed() { rows.remove(at: offset) } }
          .onMove { rows.move(fromOffsets: $0, toOffset: $1) }
      }
      .navigationTitle("Visitors")
      .navigationDestination(for: Int.self) { number in
        VStack {
          Text("Screen \(number)")
          NavigationLink("Deeper", value: number &+ 1)
        }
        .navigationTitle("Screen \(number)")
      }
    }
    .task {
      Self.runningTasks += 1
      defer { Self.runningTasks -= 1 }
      // The timer of a cancelled sleep stays until its end.
      while (try? await Task.sleep(for: .seconds(1))) != nil {}
    }
  }

  /// Changes the rows for two seconds, each time after events had time to queue up.
  private func churn() {
    Task {
      for _ in 0..<200 {
        usleep(5_000)
        rows = Array(0..<Int.random(in: 0...50))
        try? await Task.sleep(for: .milliseconds(5))
      }
      rows = Array(0..<50)
    }
  }
}

/// Cells under the pointer.
private struct CellsSection: View {
  @Binding var hovered: Int

  var body: some View {
    Section("Cells") {
      LazyVGrid(columns: Array(repeating: GridItem(), count: 10)) {
        ForEach(0..<100, id: \.self) { number in
          Text("Cell \(number)").onHover { if $0 { hovered += 1 } }
        }
      }
    }
  }
}

/// Controls whose values are read from what a browser sends.
private struct ControlsSection: View {
  @State private var isOn = false
  @State private var flavor = "Mint"
  @State private var level = 0.5
  @State private var quantity = 1
  @State private var date = Date(timeIntervalSince1970: 1_800_000_000)
  @State private var color = Color.red
  @State private var number = 7
  @State private var price = 1.5
  @State private var isSheetShown = false
  @State private var isAlertShown = false

  var body: some View {
    Section("Controls") {
      Toggle("On", isOn: $isOn)
      Picker("Flavor", selection: $flavor) {
        ForEach(["Mint", "Lemon"], id: \.self) { Text($0) }
      }
      Slider(value: $level, in: 0...1) { Text("Level") }
      Stepper("Quantity \(quantity)", value: $quantity)
      DatePicker("Date", selection: $date)
      ColorPicker("Color", selection: $color)
      TextField("Number", value: $number, format: .number)
      TextField("Price", value: $price, format: .number)
      Stepper("Number", value: $number)
      Text(date, style: .relative)
      Button("Sheet") { isSheetShown = true }
      Button("Alert") { isAlertShown = true }
    }
    .sheet(isPresented: $isSheetShown) {
      VStack {
        TextField("Note", text: $flavor)
        Button("Close") { isSheetShown = false }
      }
    }
    .alert("Sure?", isPresented: $isAlertShown) {
      Button("Yes") { quantity &+= 1 }
      Button("No", role: .cancel) {}
    }
  }
}
