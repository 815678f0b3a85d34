import SwiftUI

struct Chapter: Identifiable {
    let id: Int
    let title: String
    let pages: [String]
}

struct LegacyNavigation: View {
    enum Route: Hashable {
        case settings
        case about(version: String)
    }

    @State private var showsIntro = false
    @State private var route: Route?
    @State private var chapterID: Int?
    @State private var isReading = false
    @Environment(\.presentationMode) var presentationMode
    @Environment(\.managedName) var managedName

    let chapters = (1...5).map { Chapter(id: $0, title: "Chapter \($0)", pages: ["One", "Two", "Three"]) }

    var body: some View {
        NavigationView {
            VStack(spacing: 0) {
                NavigationLink(destination: Text("Introduction"), isActive: $showsIntro) { EmptyView() }
                NavigationLink(destination: SettingsStub(), tag: Route.settings, selection: $route) {
                    EmptyView()
                }
                NavigationLink(tag: Route.about(version: "2"), selection: $route) {
                    Text("About \(managedName)")
                } label: {
                    EmptyView()
                }

                List(chapters) { chapter in
                    NavigationLink(
                        destination: ReaderView(chapter: chapter),
                        tag: chapter.id,
                        selection: $chapterID
                    ) {
                        HStack {
                            Text(chapter.title)
                            Spacer()
                            Text("\(chapter.pages.count)").foregroundColor(.secondary)
                        }
                    }
                    .isDetailLink(false)
                }

                HStack {
                    Button("Intro") { showsIntro = true }
                    Button("Settings") { route = .settings }
                    Button("About") { route = .about(version: "2") }
                    Button("First chapter", action: { chapterID = chapters.first?.id })
                }
                .padding()
            }
            .navigationBarTitle("Book", displayMode: .inline)
            .navigationBarItems(
                leading: Button("Close") { presentationMode.wrappedValue.dismiss() },
                trailing: Button(action: { isReading.toggle() }) { Image(systemName: "book") }
            )
            .sheet(isPresented: $isReading) {
                ReaderView(chapter: chapters[0])
            }
        }
        .navigationViewStyle(StackNavigationViewStyle())
        .accentColor(.purple)
    }
}

private struct SettingsStub: View {
    @Environment(\.presentationMode) private var mode: Binding<PresentationMode>
    @State private var size: Double = 14

    var body: some View {
        Form {
            Slider(value: $size, in: 10...30, onEditingChanged: { _ in })
            Text("Preview").font(.custom("Georgia", size: CGFloat(size)))
            Button("Back") { mode.wrappedValue.dismiss() }
        }
    }
}

private struct ReaderView: View {
    let chapter: Chapter
    @State private var page = 0

    var body: some View {
        VStack {
            Text(chapter.pages[page]).padding()
            Picker(selection: $page, label: Text("Page")) {
                ForEach(0..<chapter.pages.count, id: \.self) { Text("\($0 + 1)").tag($0) }
            }
            .pickerStyle(SegmentedPickerStyle())
        }
        .navigationBarTitle(Text(chapter.title))
    }
}

private struct ManagedNameKey: EnvironmentKey {
    static let defaultValue = "Reader"
}

extension EnvironmentValues {
    var managedName: String {
        get { self[ManagedNameKey.self] }
        set { self[ManagedNameKey.self] = newValue }
    }
}

struct LegacyNavigation_Previews: PreviewProvider {
    static var previews: some View {
        LegacyNavigation()
            .environment(\.managedName, "Preview")
            .environment(\.colorScheme, .dark)
    }
}
