#if Macros && (PortableViews || os(iOS))
import Foundation
import Testing

#if PortableViews
import ComposableUI
#else
import SwiftUI
#endif

// The views in this file are written for SwiftUI, and must compile as they are. SwiftUI has all that
// they use on iOS alone.

private enum Unit: String, CaseIterable, Identifiable {
  case metric, imperial
  var id: Self { self }
}

private struct SettingsView: View {
  @State private var name = ""
  @State private var email = ""
  @State private var unit: Unit = .metric
  @State private var volume = 0.5
  @State private var count = 1
  @State private var weight: Double?
  @State private var birthday = Date()
  @State private var tint = Color.blue
  @State private var isAdvanced = false
  @FocusState private var isNameFocused: Bool
  @Environment(\.colorScheme) private var colorScheme
  @Environment(\.locale) private var locale

  var body: some View {
    NavigationView {
      Form {
        Section(header: Text("Profile"), footer: Text("Shown to **nobody**.")) {
          TextField("Name", text: $name)
            .focused($isNameFocused)
            .textContentType(.name)
            .textInputAutocapitalization(.words)
            .submitLabel(.next)
          TextField("Email", text: $email)
            .keyboardType(.emailAddress)
            .autocapitalization(.none)
            .disableAutocorrection(true)
          TextField("Weight", value: $weight, format: .number.precision(.fractionLength(1)))
          DatePicker("Birthday", selection: $birthday, in: ...Date(), displayedComponents: [.date])
            .datePickerStyle(.compact)
        }
        Section {
          Picker("Unit", selection: $unit) {
            ForEach(Unit.allCases) { unit in
              Text(unit.rawValue.capitalized)
            }
          }
          .pickerStyle(SegmentedPickerStyle())
          Picker(selection: $unit, label: Text("Unit")) {
            Text("Metric").tag(Unit.metric)
            Text("Imperial").tag(Unit.imperial)
          }
          Slider(value: $volume, in: 0...1, step: 0.1) {
            Text("Volume")
          } minimumValueLabel: {
            Image(systemName: "speaker.fill")
          } maximumValueLabel: {
            Image(systemName: "speaker.wave.3.fill")
          }
          Slider(value: $volume)
          Stepper("Count: \(count)", value: $count, in: 1...10)
          Stepper(value: $count, in: 1...10, step: 2) { Text("Count") }
          Stepper("Count") {
            count += 1
          } onDecrement: {
            count -= 1
          }
          ColorPicker("Tint", selection: $tint, supportsOpacity: false)
          Toggle(isOn: $isAdvanced.animation()) { Label("Advanced", systemImage: "gear") }
            .toggleStyle(SwitchToggleStyle(tint: .green))
        } header: {
          Text("Units").textCase(nil)
        }
        if isAdvanced {
          DisclosureGroup("Advanced", isExpanded: $isAdvanced) {
            LabeledContent("Locale", value: locale.identifier)
            LabeledContent("Scheme") { Text(colorScheme == .dark ? "Dark" : "Light") }
          }
          .transition(.opacity.combined(with: .move(edge: .top)))
        }
        Menu {
          Button(role: .destructive) {
            count = 0
          } label: {
            Label("Reset", systemImage: "trash")
          }
          Divider()
          Menu("More") { Button("Nothing", action: {}) }
        } label: {
          Image(systemName: "ellipsis.circle").imageScale(.large)
        }
        .menuStyle(.automatic)
      }
      .formStyle(.grouped)
      .scrollDismissesKeyboard(.interactively)
      .navigationTitle("Settings")
      .navigationBarTitleDisplayMode(.inline)
    }
    .navigationViewStyle(.stack)
    .onChange(of: name) { newName in email = newName }
    .onChange(of: unit) { old, new in count = old == new ? 0 : 1 }
    .onAppear { isNameFocused = true }
  }
}

private struct Task_: Identifiable {
  let id: Int
  var title: String
  var isDone: Bool
}

private struct TasksView: View {
  @State private var tasks = [Task_(id: 1, title: "Write", isDone: false)]
  @State private var search = ""

  var body: some View {
    List {
      ForEach($tasks) { $task in
        HStack {
          Image(systemName: task.isDone ? "checkmark.circle.fill" : "circle")
            .foregroundStyle(task.isDone ? Color.green : .secondary)
            .onTapGesture { task.isDone.toggle() }
          TextField("Title", text: $task.title)
            .strikethrough(task.isDone)
        }
        .swipeActions(edge: .trailing) {
          Button("Delete", role: .destructive) { tasks.removeAll { $0.id == task.id } }
        }
        .listRowSeparator(.hidden)
        .contextMenu { Button("Copy") {} }
      }
      .onDelete { tasks.remove(atOffsets: $0) }
      .onMove { tasks.move(fromOffsets: $0, toOffset: $1) }
    }
    .listStyle(.plain)
    .searchable(text: $search, prompt: "Find a task")
    .refreshable { await Task.yield() }
    .overlay {
      if tasks.isEmpty {
        ContentUnavailableView(
          "No tasks", systemImage: "tray", description: Text("Add one to begin."))
      }
    }
    .toolbar {
      ToolbarItem(placement: .navigationBarLeading) { EditButton() }
    }
    .safeAreaInset(edge: .bottom) { Text("\(tasks.count) tasks").padding() }
  }
}

private struct Badge: View {
  var body: some View {
    ZStack {
      RoundedRectangle(cornerRadius: 12, style: .continuous)
        .fill(LinearGradient(colors: [.pink, .purple], startPoint: .top, endPoint: .bottom))
        .shadow(color: .black.opacity(0.2), radius: 4, x: 0, y: 2)
      Circle().stroke(.white, lineWidth: 2).padding(8)
      (Text("9").bold() + Text(" new").foregroundColor(.white)).font(
        .system(.title3, design: .rounded))
    }
    .frame(width: 120, height: 120)
    .clipShape(RoundedRectangle(cornerRadius: 12))
    .overlay(Capsule().strokeBorder(Color.white, lineWidth: 1), alignment: .top)
    .background(.ultraThinMaterial, in: Capsule())
    .background { Color.black }
    .rotationEffect(.degrees(5))
    .scaleEffect(0.9)
    .offset(x: 4, y: -4)
    .accessibilityElement(children: .combine)
    .accessibilityLabel("Nine new messages")
    .accessibilityHint("Opens the inbox")
    .accessibilityAddTraits(.isHeader)
  }
}

private struct GridsView: View {
  var body: some View {
    GeometryReader { proxy in
      ScrollViewReader { _ in
        ScrollView(.vertical, showsIndicators: false) {
          LazyVGrid(columns: [GridItem(.adaptive(minimum: 80), spacing: 8)], spacing: 8) {
            ForEach(0..<10, id: \.self) { Text("\($0)").frame(width: proxy.size.width / 10) }
          }
          LazyHStack { Badge() }
          GroupBox(label: Label("Grid", systemImage: "square.grid.2x2")) {
            Grid(alignment: .leading, horizontalSpacing: 12, verticalSpacing: 4) {
              GridRow {
                Text("a")
                Text("b")
              }
              Divider()
            }
          }
        }
      }
    }
    .ignoresSafeArea()
    .fixedSize(horizontal: false, vertical: true)
    .layoutPriority(1)
    .minimumScaleFactor(0.5)
  }
}

private struct RootView: View {
  @State private var selection = 0

  var body: some View {
    TabView(selection: $selection) {
      TasksView()
        .tabItem {
          Image(systemName: "checklist")
          Text("Tasks")
        }
        .tag(0)
      SettingsView()
        .tabItem { Label("Settings", systemImage: "gearshape") }
        .tag(1)
        .badge(2)
      GridsView().tabItem { Text("Grids") }.tag(2)
    }
    .tabViewStyle(.automatic)
    .preferredColorScheme(.dark)
  }
}

struct RootView_Previews: PreviewProvider {
  static var previews: some View {
    Group {
      RootView()
      Badge().previewLayout(.sizeThatFits).previewDisplayName("Badge")
    }
  }
}

#if PortableViews
private struct SearchView: View {
  @State private var text = ""
  @State private var scope = 0

  var body: some View {
    NavigationStack {
      List {
        Text("x\(Text("2").baselineOffset(6)) and \(Image(systemName: "star"))")
        Image("map").resizable(resizingMode: .stretch).interpolation(.none).antialiased(false)
          .scaledToFit()
        Text("framed").baselineOffset(2).focusable().focusEffectDisabled()
      }
      .searchable(text: $text)
      .searchScopes($scope, activation: .onSearchPresentation) { Text("All").tag(0) }
      .searchPresentationToolbarBehavior(.avoidHidingContent)
      .handlesExternalEvents(preferring: [], allowing: ["*"])
    }
  }
}

#Preview {
  RootView()
}

#Preview {
  SearchView().previewDevice("iPhone SE").previewInterfaceOrientation(.landscapeLeft)
}

@MainActor
struct ControlCompatibilityTests {
  @Test("Forms, lists, grids and tabs written for SwiftUI compile")
  func views() {
    #expect("\(type(of: RootView_Previews.previews))".hasPrefix("Group<TupleView<"))
  }
}
#endif
#endif
