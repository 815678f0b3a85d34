import ComposableArchitecture
import Foundation
import LedgerStorage
import SwiftUI
import UniformTypeIdentifiers

/// The sheet that exports and imports CSV files.
struct FilesView: View {
  @Bindable var store: StoreOf<FilesFeature>

  var body: some View {
    NavigationStack {
      Form {
        Section {
          Button("Download all expenses") { store.send(.exportButtonTapped) }
            .disabled(store.isWorking)
        } header: {
          Text("Export")
        }
        Section {
          Button("Choose a CSV file…") { store.send(.chooseButtonTapped) }
            .disabled(store.isWorking)
        } header: {
          Text("Import")
        } footer: {
          VStack(alignment: .leading, spacing: 8) {
            Problems(sentences: store.problem.map { [$0.sentence] } ?? [])
            Text(
              """
              Its first line is date,amount,category,note. You see what it has before you add it.
              """)
          }
        }
        if let preview = store.preview {
          PreviewSection(preview: preview, isWorking: store.isWorking) {
            store.send(.importButtonTapped)
          } cancel: {
            store.send(.previewCancelButtonTapped)
          }
        }
      }
      .navigationTitle("CSV files")
      .toolbar {
        ToolbarItem(placement: .confirmationAction) {
          Button("Done") { store.send(.doneButtonTapped) }
        }
      }
    }
    .fileImporter(isPresented: $store.isChoosing, allowedContentTypes: [.commaSeparatedText]) {
      if case .success(let file) = $0 { store.send(.fileChosen(file)) }
    }
    .fileExporter(
      isPresented: $store.isExporting, document: store.export.map(CSVDocument.init),
      contentType: .commaSeparatedText, defaultFilename: store.export?.name
    ) { result in
      if case .failure(let error) = result {
        store.send(.exportResponse(.failure(.unexpected(error))))
      }
    }
  }
}

/// A CSV file as the page offers it.
private struct CSVDocument: FileDocument {
  static let readableContentTypes: [UTType] = [.commaSeparatedText]

  let content: [UInt8]

  init(_ file: CSVFile) {
    content = file.content
  }

  init(configuration: ReadConfiguration) throws {
    throw CocoaError(.featureUnsupported)
  }

  func fileWrapper(configuration: WriteConfiguration) throws -> FileWrapper {
    FileWrapper(regularFileWithContents: Data(content))
  }
}

/// The expenses of a file, before they are added.
private struct PreviewSection: View {
  let preview: FilesFeature.Preview
  let isWorking: Bool
  let add: @MainActor () -> Void
  let cancel: @MainActor () -> Void

  @Environment(\.locale) private var locale

  var body: some View {
    Section(header: Text(verbatim: preview.name)) {
      if let days = preview.days {
        Text(
          """
          \(preview.drafts.count) expenses from \(days.lowerBound.plain) to \
          \(days.upperBound.plain), \(preview.total.formatted(locale: locale)) in all
          """)
      }
      HStack {
        Button("Add them", action: add)
          .buttonStyle(.borderedProminent)
        Button("Cancel", role: .cancel, action: cancel)
          .buttonStyle(.bordered)
      }
      .disabled(isWorking)
    }
  }
}
