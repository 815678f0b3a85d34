import Combine
import Foundation
import SwiftUI

struct Book: Decodable, Identifiable, Equatable {
    let key: String
    let title: String
    let authors: [String]?
    let year: Int?

    var id: String { key }

    private enum CodingKeys: String, CodingKey {
        case key, title
        case authors = "author_name"
        case year = "first_publish_year"
    }
}

private struct SearchResponse: Decodable {
    let docs: [Book]
}

final class BookSearchViewModel: ObservableObject {
    @Published var query = ""
    @Published private(set) var books: [Book] = []
    @Published private(set) var isLoading = false
    @Published var alertMessage: String?

    private var cancellables = Set<AnyCancellable>()
    private let session: URLSession

    init(session: URLSession = .shared) {
        self.session = session
        $query
            .dropFirst()
            .map { $0.trimmingCharacters(in: .whitespaces) }
            .debounce(for: .milliseconds(300), scheduler: RunLoop.main)
            .removeDuplicates()
            .handleEvents(receiveOutput: { [weak self] query in
                self?.isLoading = !query.isEmpty
            })
            .map { [unowned self] query in self.search(query) }
            .switchToLatest()
            .receive(on: DispatchQueue.main)
            .sink { [weak self] books in
                self?.books = books
                self?.isLoading = false
            }
            .store(in: &cancellables)
    }

    private func search(_ query: String) -> AnyPublisher<[Book], Never> {
        guard query.count > 2 else { return Just([]).eraseToAnyPublisher() }
        var components = URLComponents(string: "https://books.example.org/search.json")!
        components.queryItems = [URLQueryItem(name: "q", value: query), URLQueryItem(name: "limit", value: "25")]
        return session.dataTaskPublisher(for: components.url!)
            .map(\.data)
            .decode(type: SearchResponse.self, decoder: JSONDecoder())
            .map(\.docs)
            .catch { [weak self] error -> Just<[Book]> in
                DispatchQueue.main.async {
                    self?.alertMessage = error.localizedDescription
                }
                return Just([])
            }
            .eraseToAnyPublisher()
    }
}

struct BookSearch: View {
    @StateObject var viewModel = BookSearchViewModel()

    var body: some View {
        NavigationView {
            List {
                ForEach(viewModel.books) { book in
                    BookRow(book: book)
                }
            }
            .listStyle(.plain)
            .overlay(Group {
                if viewModel.isLoading {
                    ProgressView("Searching…")
                } else if viewModel.books.isEmpty && !viewModel.query.isEmpty {
                    ContentUnavailableView.search(text: viewModel.query)
                }
            })
            .navigationBarTitle("Books", displayMode: .large)
        }
        .navigationViewStyle(.stack)
        .searchable(
            text: $viewModel.query,
            placement: .navigationBarDrawer(displayMode: .always),
            prompt: "Title or author"
        )
        .alert(isPresented: Binding(
            get: { viewModel.alertMessage != nil },
            set: { if !$0 { viewModel.alertMessage = nil } }
        )) {
            Alert(
                title: Text("Something went wrong"),
                message: Text(viewModel.alertMessage ?? ""),
                dismissButton: .default(Text("OK"))
            )
        }
    }
}

private struct BookRow: View {
    let book: Book

    var body: some View {
        HStack(alignment: .firstTextBaseline) {
            VStack(alignment: .leading, spacing: 4) {
                Text(book.title).font(.headline)
                if let authors = book.authors {
                    Text(ListFormatter.localizedString(byJoining: authors))
                        .font(.subheadline)
                        .foregroundColor(.secondary)
                }
            }
            Spacer()
            book.year.map { Text(verbatim: "\($0)").font(.caption).italic() }
        }
    }
}

struct BookSearch_Previews: PreviewProvider {
    static var previews: some View {
        BookSearch()
    }
}
