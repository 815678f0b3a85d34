import PhotosUI
import SwiftUI

struct GalleryPhoto: Identifiable, Hashable, Codable {
    let id: Int
    let author: String
    let width: Int
    let height: Int
    let downloadURL: URL

    enum CodingKeys: String, CodingKey {
        case id, author, width, height
        case downloadURL = "download_url"
    }

    var ratio: CGFloat { CGFloat(width) / CGFloat(max(height, 1)) }
}

@MainActor
final class GalleryModel: ObservableObject {
    @Published var photos: [GalleryPhoto] = []
    @Published var error: String?
    @Published var picked: [PhotosPickerItem] = []
    @Published var imported: [Data] = []

    func load() async {
        do {
            let url = URL(string: "https://photos.example.com/list?limit=60")!
            let (data, response) = try await URLSession.shared.data(from: url)
            guard (response as? HTTPURLResponse)?.statusCode == 200 else {
                throw URLError(.badServerResponse)
            }
            photos = try JSONDecoder().decode([GalleryPhoto].self, from: data)
        } catch is CancellationError {
            return
        } catch {
            self.error = error.localizedDescription
        }
    }

    func importPicked() async {
        for item in picked {
            if let data = try? await item.loadTransferable(type: Data.self) {
                imported.append(data)
            }
        }
        picked.removeAll()
    }
}

struct PhotoGrid: View {
    @StateObject private var model = GalleryModel()
    @State private var shown: GalleryPhoto?
    @State private var columnCount = 3

    private var columns: [GridItem] {
        [GridItem](repeating: GridItem(.flexible(minimum: 60), spacing: 2), count: columnCount)
    }

    var body: some View {
        NavigationStack {
            ScrollView {
                LazyVGrid(columns: columns, spacing: 2) {
                    ForEach(model.photos) { photo in
                        thumbnail(photo)
                            .onTapGesture { shown = photo }
                    }
                }
            }
            .refreshable { await model.load() }
            .task { await model.load() }
            .onChange(of: model.picked) { _, _ in
                Task { await model.importPicked() }
            }
            .overlay {
                if model.photos.isEmpty {
                    ContentUnavailableView(
                        "No photos", systemImage: "photo.on.rectangle.angled",
                        description: Text(model.error ?? "Pull to load some."))
                }
            }
            .toolbar {
                ToolbarItemGroup(placement: .topBarTrailing) {
                    PhotosPicker(selection: $model.picked, maxSelectionCount: 5, matching: .images) {
                        Image(systemName: "plus")
                    }
                    Menu("Layout", systemImage: "square.grid.3x3") {
                        Picker("Columns", selection: $columnCount) {
                            ForEach(2..<6) { Text("\($0) columns").tag($0) }
                        }
                    }
                }
            }
            .navigationTitle("Photos")
        }
        .fullScreenCover(item: $shown) { photo in
            PhotoDetail(photo: photo)
        }
    }

    private func thumbnail(_ photo: GalleryPhoto) -> some View {
        Color.gray.opacity(0.2)
            .aspectRatio(1, contentMode: .fill)
            .overlay {
                AsyncImage(url: photo.downloadURL, transaction: Transaction(animation: .easeIn)) { phase in
                    switch phase {
                    case .empty:
                        ProgressView()
                    case .success(let image):
                        image.resizable().scaledToFill()
                    case .failure:
                        Image(systemName: "exclamationmark.triangle").foregroundStyle(.secondary)
                    @unknown default:
                        EmptyView()
                    }
                }
            }
            .clipped()
            .contentShape(.rect)
    }
}

struct PhotoDetail: View {
    let photo: GalleryPhoto
    @State private var zoom: CGFloat = 1
    @GestureState private var pinch: CGFloat = 1
    @Environment(\.dismiss) var dismiss

    var body: some View {
        AsyncImage(url: photo.downloadURL) { image in
            image.resizable().aspectRatio(photo.ratio, contentMode: .fit)
        } placeholder: {
            ProgressView().controlSize(.large)
        }
        .scaleEffect(zoom * pinch)
        .gesture(
            MagnificationGesture()
                .updating($pinch) { value, state, _ in state = value }
                .onEnded { zoom = max(1, min(4, zoom * $0)) }
        )
        .onTapGesture(count: 2) { withAnimation { zoom = zoom > 1 ? 1 : 2 } }
        .overlay(alignment: .topTrailing) {
            Button(action: { dismiss() }) {
                Image(systemName: "xmark.circle.fill").font(.title)
            }
            .padding()
        }
        .background(Color.black.edgesIgnoringSafeArea(.all))
    }
}

#Preview { PhotoGrid() }
