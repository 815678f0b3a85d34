#if PortableViews || os(iOS)
import Foundation
import Observation
import Testing

#if PortableViews
import ComposableUI
#else
import SwiftUI
#endif

// The views in this file are written for SwiftUI, and must compile as they are. SwiftUI has all that
// they use on iOS alone.

@Observable
@MainActor
private final class Library {
  var books: [Book] = [Book(title: "Emma", year: 1815), Book(title: "Ulysses", year: 1922)]
  var isLoading = false
  var failure: Failure?

  func load() async {
    isLoading = true
    defer { isLoading = false }
    await Task.yield()
    books.append(Book(title: "Dubliners", year: 1914))
  }
}

private struct Failure: Identifiable {
  let id = 1
  var reason = "offline"
}

private struct Book: Identifiable, Hashable {
  var id: String { title }
  var title: String
  var year: Int
  var isFavorite = false
}

private enum Filter: String, CaseIterable, Identifiable {
  case all, favorites
  var id: Self { self }
}

private struct AccentKey: EnvironmentKey {
  static let defaultValue: Color = .blue
}

extension EnvironmentValues {
  fileprivate var accent: Color {
    get { self[AccentKey.self] }
    set { self[AccentKey.self] = newValue }
  }
}

private struct Card: ViewModifier {
  var radius: CGFloat = 8

  func body(content: Content) -> some View {
    content
      .padding(.horizontal, 12)
      .padding(.vertical)
      .background(Color.gray.opacity(0.2))
      .cornerRadius(radius)
  }
}

extension View {
  fileprivate func card() -> some View { modifier(Card()) }
}

private struct LibraryView: View {
  @State private var library = Library()
  @State private var path: [Book] = []
  @State private var filter = Filter.all
  @State private var isAdding = false
  @State private var isConfirming = false
  @State private var draft = ""
  @State private var selected: Book?

  var body: some View {
    NavigationStack(path: $path) {
      List {
        Section {
          ForEach(library.books) { book in
            NavigationLink(value: book) { BookRow(book: book) }
          }
          .onDelete { library.books.remove(atOffsets: $0) }
        } header: {
          Text("Books")
        } footer: {
          if library.books.isEmpty { Text("None") } else { Text("\(library.books.count) books") }
        }
        Section("Filter") {
          ForEach(Filter.allCases) { choice in
            Button(choice.rawValue.capitalized) { withAnimation { filter = choice } }
              .buttonStyle(.plain)
              .foregroundStyle(choice == filter ? .primary : .secondary)
          }
        }
        ForEach(0..<2) { index in Label("Item \(index)", systemImage: "star") }
      }
      .listStyle(.insetGrouped)
      .navigationTitle("Library")
      .navigationDestination(for: Book.self) { book in
        BookView(book: book, onRename: { name in draft = name })
      }
      .toolbar {
        ToolbarItem(placement: .primaryAction) {
          Button("Add", systemImage: "plus") { isAdding = true }
        }
        ToolbarItemGroup(placement: .cancellationAction) {
          Button("Clear", role: .destructive) { isConfirming = true }
        }
      }
    }
    .environment(\.accent, .purple)
    .environment(library)
    .task { await library.load() }
    .onChange(of: filter) { _, new in draft = new.rawValue }
    .sheet(isPresented: $isAdding, onDismiss: { draft = "" }) {
      AddView(text: $draft)
        .presentationDetents([.medium])
    }
    .sheet(item: $selected) { book in Text(verbatim: book.title) }
    .confirmationDialog("Remove all?", isPresented: $isConfirming, titleVisibility: .visible) {
      Button("Remove", role: .destructive) { library.books.removeAll() }
      Button("Keep", role: .cancel) {}
    }
    .alert(
      "Failed",
      isPresented: Binding(
        get: { library.failure != nil }, set: { if !$0 { library.failure = nil } }),
      presenting: library.failure
    ) { failure in
      Button("Retry") { Task { await library.load() } }
      Button("Cancel", role: .cancel) {}
    } message: { failure in
      Text("The reason: \(failure.reason)")
    }
  }
}

private struct BookRow: View {
  let book: Book
  @Environment(\.accent) private var accent

  var body: some View {
    HStack(alignment: .firstTextBaseline, spacing: 8) {
      VStack(alignment: .leading) {
        Text(book.title).font(.headline).fontWeight(.semibold)
        Text(book.year, format: .number.grouping(.never)).font(.caption).monospacedDigit()
      }
      Spacer()
      if book.isFavorite {
        Image(systemName: "star.fill").foregroundColor(accent)
      } else if book.year < 1900 {
        Text("classic")
      } else {
        EmptyView()
      }
    }
    .contentShape(Rectangle())
    .frame(maxWidth: .infinity, alignment: .leading)
  }
}

private struct BookView: View {
  let book: Book
  let onRename: (String) -> Void
  @Environment(Library.self) private var library
  @Environment(\.dismiss) private var dismiss

  var body: some View {
    @Bindable var library = library
    Form {
      Toggle("Loading", isOn: $library.isLoading)
      TextField("Title", text: .constant(book.title), prompt: Text("Title"))
        .textFieldStyle(.roundedBorder)
        .onSubmit { onRename(book.title) }
      SecureField("Password", text: .constant(""))
      Link("Read", destination: URL(string: "https://example.com")!)
      ProgressView("Reading", value: 0.4)
    }
    .disabled(library.isLoading)
    .navigationTitle(book.title)
    .safeToolbar { Button("Done") { dismiss() } }
  }
}

extension View {
  fileprivate func safeToolbar<Content: View>(
    @ViewBuilder content: () -> Content
  ) -> some View {
    toolbar(content: content)
  }
}

private struct AddView: View {
  @Binding var text: String
  @State private var isOn = false

  var body: some View {
    ScrollView([.vertical]) {
      Group {
        TextField("Name", text: $text)
        Text(text.isEmpty ? "Nothing" : text).bold().italic().multilineTextAlignment(.center)
        Divider()
        ZStack(alignment: .bottomTrailing) {
          Color.red.frame(width: 20, height: 20)
          Text("over").opacity(0.8).lineLimit(1)
        }
      }
      .card()
      .tint(.green)
    }
    .accessibilityLabel("Add a book")
    .accessibilityIdentifier("add")
    .onTapGesture(count: 2) { isOn.toggle() }
    .onAppear { isOn = true }
    .onDisappear { isOn = false }
    .id(text.isEmpty)
  }
}

private struct LibraryApp: App {
  var body: some Scene {
    WindowGroup("Library") {
      LibraryView()
    }
  }
}

#if PortableViews
@MainActor
struct SourceCompatibilityTests {
  @Test("An app written for SwiftUI compiles, and has a root view")
  func app() {
    let root = LibraryApp()._rootView
    #expect("\(type(of: root))" == "AppRoot<LibraryApp>")
  }
}
#endif
#endif
