#if PortableViews
import ComposableUI
import Foundation
import PhotosUI
import UniformTypeIdentifiers

/// A page of drags, drops, files and photos.
struct TransferPage: View {
  @State private var fruits = ["Apple", "Pear"]
  @State private var basket: [String] = []
  @State private var shelf = ["Bread", "Honey"]
  @State private var isTargeted = false
  @State private var document = TextDocument(text: "Apples and pears")
  @State private var isImporting = false
  @State private var isExporting = false
  @State private var problem = ""
  @State private var photos: [PhotosPickerItem] = []
  @State private var pictures: [UIImage] = []

  var body: some View {
    Form {
      Section("Drags") {
        HStack {
          ForEach(fruits, id: \.self) { fruit in
            Text(fruit)
              .padding(10)
              .background(.orange.opacity(0.25), in: RoundedRectangle(cornerRadius: 8))
              .draggable(fruit)
          }
        }
        Text(basket.isEmpty ? "Drop fruit or text here" : basket.joined(separator: ", "))
          .frame(maxWidth: .infinity, minHeight: 60)
          .background(
            isTargeted ? Color.green.opacity(0.3) : Color.gray.opacity(0.15),
            in: RoundedRectangle(cornerRadius: 8)
          )
          .dropDestination(for: String.self) { texts, _ in
            basket += texts
            fruits.removeAll { texts.contains($0) }
            return true
          } isTargeted: {
            isTargeted = $0
          }
        PasteButton(payloadType: String.self) { basket += $0 }
      }
      Section("Shelf") {
        ForEach(shelf, id: \.self) { Text($0) }
          .onMove { shelf.move(fromOffsets: $0, toOffset: $1) }
          .dropDestination(for: String.self) { texts, offset in
            shelf.insert(contentsOf: texts, at: offset)
            fruits.removeAll { texts.contains($0) }
          }
      }
      Section("Files") {
        Text(document.text)
        Button("Open…") { isImporting = true }
        Button("Save…") { isExporting = true }
        if !problem.isEmpty { Text(problem).foregroundStyle(.red) }
      }
      Section("Photos") {
        PhotosPicker("Choose photos", selection: $photos, maxSelectionCount: 3, matching: .images)
        if pictures.isEmpty { Text("No photos") }
        ForEach(Array(pictures.enumerated()), id: \.offset) { _, picture in
          LabeledContent("\(Int(picture.size.width)) × \(Int(picture.size.height)) pixels") {
            Image(uiImage: picture)
              .resizable()
              .scaledToFill()
              .frame(width: 60, height: 60)
              .clipShape(RoundedRectangle(cornerRadius: 8))
              .accessibilityLabel("Photo")
          }
        }
      }
    }
    .navigationTitle("Transfer")
    .fileImporter(isPresented: $isImporting, allowedContentTypes: [.plainText]) { result in
      do {
        document.text = try String(contentsOf: result.get(), encoding: .utf8)
      } catch {
        problem = "The file could not be read."
      }
    }
    .fileExporter(
      isPresented: $isExporting, document: document, contentType: .plainText,
      defaultFilename: "Fruit"
    ) { result in
      if case .failure = result { problem = "The file could not be saved." }
    }
    .onChange(of: photos) {
      let photos = photos
      Task {
        var found: [UIImage] = []
        for photo in photos {
          if let data = try? await photo.loadTransferable(type: Data.self),
            let picture = UIImage(data: data)
          {
            found.append(picture)
          }
        }
        pictures = found
      }
    }
  }
}

/// A plain text in a file.
struct TextDocument: FileDocument {
  static let readableContentTypes: [UTType] = [.plainText]

  var text: String

  init(text: String) {
    self.text = text
  }

  init(configuration: ReadConfiguration) throws {
    guard let data = configuration.file.regularFileContents else {
      throw CocoaError(.fileReadCorruptFile)
    }
    text = String(decoding: data, as: UTF8.self)
  }

  func fileWrapper(configuration: WriteConfiguration) throws -> FileWrapper {
    FileWrapper(regularFileWithContents: Data(text.utf8))
  }
}
#endif
