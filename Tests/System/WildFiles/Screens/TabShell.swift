import SwiftUI

enum ShellTab: Hashable {
    case feed, search, profile
}

@MainActor
final class Router: ObservableObject {
    static let shared = Router()

    @Published var tab: ShellTab = .feed
    @Published var feedPath = NavigationPath()

    func handle(_ url: URL) {
        guard let components = URLComponents(url: url, resolvingAgainstBaseURL: false) else { return }
        switch components.host {
        case "post":
            tab = .feed
            if let id = components.queryItems?.first(where: { $0.name == "id" })?.value.flatMap(Int.init) {
                feedPath.append(Post(id: id))
            }
        case "search":
            tab = .search
        default:
            UIApplication.shared.open(url, options: [:], completionHandler: nil)
        }
    }
}

struct Post: Hashable, Identifiable {
    let id: Int
}

@main
struct ShellApp: App {
    @StateObject private var router = Router.shared
    @Environment(\.scenePhase) private var scenePhase

    init() {
        UserDefaults.standard.register(defaults: ["launches": 0])
        let launches = UserDefaults.standard.integer(forKey: "launches")
        UserDefaults.standard.set(launches + 1, forKey: "launches")
    }

    var body: some Scene {
        WindowGroup {
            TabShell()
                .environmentObject(router)
                .onOpenURL { router.handle($0) }
        }
        .onChange(of: scenePhase) { _, phase in
            if phase == .background { print("bye") }
        }
        .commands {
            CommandGroup(replacing: .newItem) {
                Button("Feed") { router.tab = .feed }.keyboardShortcut("1")
            }
        }
    }
}

struct TabShell: View {
    @EnvironmentObject var router: Router
    @Environment(\.openWindow) private var openWindow

    var body: some View {
        TabView(selection: $router.tab) {
            Tab("Feed", systemImage: "list.bullet", value: ShellTab.feed) {
                NavigationStack(path: $router.feedPath) {
                    FeedView()
                        .navigationDestination(for: Post.self) { post in
                            Text("Post \(post.id)")
                                .toolbar(.hidden, for: .tabBar)
                        }
                }
            }
            .badge(3)
            Tab("Profile", systemImage: "person", value: ShellTab.profile) {
                ProfileView()
            }
            Tab(value: ShellTab.search, role: .search) {
                NavigationStack { Text("Search") }
            }
        }
        .tabViewStyle(.sidebarAdaptable)
    }
}

private struct FeedView: View {
    @State private var posts = (1...30).map(Post.init)
    @State private var scrolledID: Post.ID?

    var body: some View {
        ScrollView {
            LazyVStack(alignment: .leading) {
                ForEach(posts) { post in
                    NavigationLink("Post \(post.id)", value: post)
                        .padding()
                        .onAppear {
                            if post.id == posts.last?.id { loadMore() }
                        }
                        .scrollTransition { content, phase in
                            content
                                .opacity(phase.isIdentity ? 1 : 0.4)
                                .scaleEffect(phase.isIdentity ? 1 : 0.95)
                        }
                }
            }
            .scrollTargetLayout()
        }
        .scrollPosition(id: $scrolledID)
        .navigationTitle("Feed")
        .toolbar {
            ToolbarItem(placement: .principal) {
                Text("Post \(scrolledID ?? 1)").monospaced()
            }
        }
    }

    private func loadMore() {
        let next = (posts.last?.id ?? 0) + 1
        posts.append(contentsOf: (next..<next + 20).map(Post.init(id:)))
    }
}

private struct ProfileView: View {
    @Environment(\.openURL) var openURL

    var body: some View {
        List {
            Link("Website", destination: URL(string: "https://example.com")!)
            Button("Write to us") { openURL(URL(string: "mailto:hi@example.com")!) }
            Button("Copy id") { UIPasteboard.general.string = UUID().uuidString }
        }
        .environment(\.openURL, OpenURLAction { url in
            url.scheme == "https" ? .systemAction : .handled
        })
    }
}

#Preview {
    TabShell().environmentObject(Router())
}
