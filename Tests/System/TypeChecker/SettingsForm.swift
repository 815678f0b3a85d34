import SwiftUI

// A form of the usual controls, bound to one model.
struct SettingsForm: View {
  enum Theme: String, CaseIterable, Identifiable {
    case light, dark, system
    var id: Self { self }
  }
  struct Settings {
    var name = ""
    var password = ""
    var theme = Theme.system
    var volume = 0.5
    var count = 3
    var isOn = true
    var date = Date()
    var color = Color.blue
  }
  @State private var settings = Settings()
  @State private var isExpanded = false

  var body: some View {
    NavigationStack {
      Form {
        Section("Account") {
          TextField("Name", text: $settings.name).textContentType(.name).autocorrectionDisabled()
          SecureField("Password", text: $settings.password)
          LabeledContent("Length", value: settings.password.count, format: .number)
        }
        Section {
          Picker("Theme", selection: $settings.theme) {
            ForEach(Theme.allCases) { theme in Text(theme.rawValue.capitalized).tag(theme) }
          }
          .pickerStyle(.segmented)
          // mistake: isOn: $settings.isOn).tint(.orange) -> isOn: settings.isOn).tint(.orange)
          // makes: value of type 'Bool'
          Toggle("Sounds", isOn: $settings.isOn).tint(.orange)
          if settings.isOn {
            Slider(value: $settings.volume, in: 0...1, step: 0.1) {
              Text("Volume")
            } minimumValueLabel: {
              Text("0")
            } maximumValueLabel: {
              Text("1")
            }
          }
          Stepper("Count: \(settings.count)", value: $settings.count, in: 0...10)
          DatePicker("Date", selection: $settings.date, displayedComponents: [.date])
          ColorPicker("Color", selection: $settings.color)
        } header: {
          Text("Looks")
        } footer: {
          Text(
            "\(settings.count) of \(10 - settings.count) left at \(Int(settings.volume * 100)) %")
        }
        DisclosureGroup("More", isExpanded: $isExpanded) {
          NavigationLink("Licences") { Text("MIT").padding() }
          Link("Site", destination: URL(string: "https://example.com")!)
          Button("Delete", role: .destructive) { settings = Settings() }
            .disabled(settings.name.isEmpty)
        }
      }
      .navigationTitle("Settings")
      .toolbar {
        ToolbarItem(placement: .cancellationAction) { Button("Cancel") { settings = Settings() } }
        ToolbarItem(placement: .confirmationAction) {
          Button {
            isExpanded.toggle()
          } label: {
            Label("Save", systemImage: "checkmark")
          }
        }
      }
    }
  }
}
