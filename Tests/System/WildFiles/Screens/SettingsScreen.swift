import SwiftUI

enum AppTheme: String, CaseIterable, Identifiable {
    case system, light, dark
    var id: String { rawValue }

    var title: LocalizedStringKey {
        switch self {
        case .system: return "System"
        case .light: return "Light"
        case .dark: return "Dark"
        }
    }

    var colorScheme: ColorScheme? {
        switch self {
        case .system: return nil
        case .light: return .light
        case .dark: return .dark
        }
    }
}

struct SettingsScreen: View {
    @AppStorage("theme") private var theme: AppTheme = .system
    @AppStorage("notificationsEnabled") private var notificationsEnabled = true
    @AppStorage("reminderHour") private var reminderHour = 9
    @AppStorage("displayName") private var displayName = ""
    @State private var reminderTime = Date.now
    @State private var showsResetAlert = false
    @State private var showsLicenses = false
    @Environment(\.dismiss) private var dismiss
    @Environment(\.openURL) private var openURL

    private var version: String {
        let info = Bundle.main.infoDictionary
        let short = info?["CFBundleShortVersionString"] as? String ?? "1.0"
        let build = info?["CFBundleVersion"] as? String ?? "1"
        return "\(short) (\(build))"
    }

    var body: some View {
        NavigationStack {
            Form {
                Section {
                    HStack(spacing: 16) {
                        Image("avatar")
                            .resizable()
                            .scaledToFill()
                            .frame(width: 56, height: 56)
                            .clipShape(Circle())
                        VStack(alignment: .leading) {
                            TextField("Name", text: $displayName)
                                .font(.headline)
                                .textInputAutocapitalization(.words)
                                .autocorrectionDisabled()
                            Text("Member since 2021")
                                .font(.caption)
                                .foregroundColor(.secondary)
                        }
                    }
                    .padding(.vertical, 4)
                }

                Section("Appearance") {
                    Picker("Theme", selection: $theme) {
                        ForEach(AppTheme.allCases) { theme in
                            Text(theme.title).tag(theme)
                        }
                    }
                    .pickerStyle(.segmented)
                }

                Section {
                    Toggle(isOn: $notificationsEnabled.animation()) {
                        Label("Notifications", systemImage: "bell.badge")
                    }
                    .tint(Color("accent"))
                    if notificationsEnabled {
                        DatePicker("Remind me at", selection: $reminderTime, displayedComponents: .hourAndMinute)
                        Stepper("Every \(reminderHour) hours", value: $reminderHour, in: 1...24)
                    }
                } header: {
                    Text("Reminders")
                } footer: {
                    Text("We only send a reminder when you haven't opened the app that day.")
                }

                Section("About") {
                    LabeledContent("Version", value: version)
                    Button("Rate the app") {
                        if let url = URL(string: "https://example.com/review") {
                            openURL(url)
                        }
                    }
                    NavigationLink("Licenses", destination: LicensesView())
                    Link(destination: URL(string: "https://example.com/privacy")!) {
                        Label("Privacy policy", systemImage: "hand.raised")
                    }
                }

                Section {
                    Button("Reset everything", role: .destructive) {
                        showsResetAlert = true
                    }
                }
            }
            .navigationTitle("Settings")
            .navigationBarTitleDisplayMode(.inline)
            .toolbar {
                ToolbarItem(placement: .confirmationAction) {
                    Button("Done") { dismiss() }
                }
            }
            .alert("Reset everything?", isPresented: $showsResetAlert) {
                Button("Reset", role: .destructive, action: reset)
                Button("Cancel", role: .cancel) {}
            } message: {
                Text("This cannot be undone.")
            }
        }
        .preferredColorScheme(theme.colorScheme)
    }

    private func reset() {
        displayName = ""
        theme = .system
        UserDefaults.standard.removeObject(forKey: "reminderHour")
    }
}

private struct LicensesView: View {
    var body: some View {
        ScrollView {
            Text("Lorem ipsum dolor sit amet.")
                .font(.system(.footnote, design: .monospaced))
                .padding()
                .textSelection(.enabled)
        }
        .navigationTitle("Licenses")
    }
}

struct SettingsScreen_Previews: PreviewProvider {
    static var previews: some View {
        SettingsScreen()
            .previewDisplayName("Settings")
    }
}
