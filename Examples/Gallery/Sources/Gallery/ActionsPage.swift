import ComposableUI
import Foundation

/// A page of pointer and key actions, sheets of several sizes, and toolbars.
struct ActionsPage: View {
  @State private var last = "none"
  @State private var isUnderPointer = false
  @State private var isLocked = true
  @State private var isSheetShown = false
  @State private var planet: String?
  @State private var daysOff: Set<DateComponents> = [
    DateComponents(year: 2026, month: 10, day: 5)
  ]
  @Environment(\.openURL) private var openURL

  var body: some View {
    Form {
      Section("Pointer") {
        LabeledContent("Last action", value: last)
        Text(isUnderPointer ? "Under the pointer" : "Point here")
          .onHover { isUnderPointer = $0 }
        Text("Press for a while")
          .onLongPressGesture { last = "long press" }
        Button("Out of reach") { last = "out of reach" }
          .allowsHitTesting(false)
      }
      Section("Keys") {
        Button("Save (Control S)") { last = "saved" }
          .keyboardShortcut("s")
        Button("Reset (Control Shift K)") { last = "reset" }
          .keyboardShortcut("k", modifiers: [.command, .shift])
        Button("Open swift.org") { openURL(URL(string: "https://swift.org/")!) }
      }
      Section("Planets") {
        List(["Venus", "Earth", "Mars"], id: \.self, selection: $planet) { Text($0) }
        LabeledContent("Chosen", value: planet ?? "none")
      }
      Section("Days off") {
        MultiDatePicker("Days", selection: $daysOff)
        LabeledContent("Number of days", value: "\(daysOff.count)")
          .accessibilityAction(named: "Clear the days") { daysOff = [] }
      }
      Section("Sheets") {
        Button("Show a sheet") { isSheetShown = true }
      }
    }
    .navigationTitle("Actions")
    .toolbar {
      ToolbarItem(placement: .cancellationAction) { Button("Clear") { last = "cleared" } }
      ToolbarItem { Button("One") { last = "one" } }
      ToolbarItem { Button("Two") { last = "two" } }
    }
    .toolbar {
      ToolbarItemGroup(placement: .bottomBar) { Button("Below") { last = "below" } }
    }
    .sheet(isPresented: $isSheetShown) {
      VStack {
        Toggle("Locked", isOn: $isLocked)
        Button("Close") { isSheetShown = false }
          .keyboardShortcut(.defaultAction)
      }
      .interactiveDismissDisabled(isLocked)
      .presentationDetents([.medium, .large])
    }
  }
}
