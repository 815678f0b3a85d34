import ComposableUI
import Foundation

/// The facts that the renderer tells about its window and its user, and a preference the other way.
struct WindowPage: View {
  @Environment(\.colorScheme) private var colorScheme
  @Environment(\.horizontalSizeClass) private var horizontalSizeClass
  @Environment(\.locale) private var locale
  @Environment(\.timeZone) private var timeZone
  @Environment(\.scenePhase) private var scenePhase
  @Environment(\.layoutDirection) private var layoutDirection
  @State private var timesHidden = 0
  @State private var appearance = Appearance.automatic
  @Binding var isMirrored: Bool

  var body: some View {
    List {
      Section("Window") {
        GeometryReader { Fact("Width", "\(Int($0.size.width)) points") }
        Fact("Space", horizontalSizeClass == .compact ? "narrow" : "wide")
        Fact("Times hidden", "\(timesHidden)")
      }
      Section("User") {
        Fact("Colors", colorScheme == .dark ? "dark" : "light")
        Fact("Locale", locale.identifier)
        Fact("Time zone", timeZone.identifier)
        Fact("Begins", layoutDirection == .rightToLeft ? "at the right" : "at the left")
        HStack {
          Text("The year 2000")
          Spacer()
          Text(Date(timeIntervalSince1970: 946_684_800), style: .time)
        }
      }
      Section {
        Picker("Appearance", selection: $appearance) {
          ForEach(Appearance.allCases, id: \.self) { Text($0.rawValue.capitalized) }
        }
        Toggle("From right to left", isOn: $isMirrored)
      }
    }
    .navigationTitle("Window")
    .preferredColorScheme(appearance.colorScheme)
    .onChange(of: scenePhase) {
      if scenePhase == .background { timesHidden += 1 }
    }
  }

  private struct Fact: View {
    let name: String
    let value: String

    init(_ name: String, _ value: String) {
      self.name = name
      self.value = value
    }

    var body: some View {
      HStack {
        Text(name)
        Spacer()
        Text(value)
      }
    }
  }

  private enum Appearance: String, CaseIterable {
    case automatic, light, dark

    var colorScheme: ColorScheme? {
      switch self {
      case .automatic: nil
      case .light: .light
      case .dark: .dark
      }
    }
  }
}
