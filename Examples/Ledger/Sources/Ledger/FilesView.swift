import ComposableArchitecture
import LedgerStorage
import SwiftUI

/// The sheet that exports and imports CSV files.
struct FilesView: View {
  let store: StoreOf<FilesFeature>

  var body: some View {
    NavigationStack {
      Form {
        if let problem = store.problem {
          Section {
            Problems(sentences: [problem.sentence])
          }
        }
        if let preview = store.preview {
          PreviewSection(preview: preview, isWorking: store.isWorking) {
            store.send(.importButtonTapped)
          } cancel: {
            store.send(.previewCancelButtonTapped)
          }
        }
        Section("Export") {
          Button("Export all expenses") { store.send(.exportButtonTapped) }
            .disabled(store.isWorking)
          if let name = store.exported {
            Text("“\(name)” was written.")
              .accessibilityAddTraits(.updatesFrequently)
          }
        }
        files
      }
      .navigationTitle("CSV files")
      .toolbar {
        ToolbarItem(placement: .cancellationAction) {
          Button("Refresh") { store.send(.refreshButtonTapped) }
        }
        ToolbarItem(placement: .confirmationAction) {
          Button("Done") { store.send(.doneButtonTapped) }
        }
      }
    }
    .task { await store.send(.task).finish() }
  }

  private var files: some View {
    Section {
      ForEach(store.files ?? []) { file in
        Button {
          store.send(.fileTapped(file))
        } label: {
          HStack {
            Text(verbatim: file.name)
            Spacer()
            Text("\(file.size) bytes")
              .foregroundStyle(.secondary)
          }
        }
        .disabled(store.isWorking)
      }
      if store.files == [] {
        Text("There is no CSV file yet.")
      }
    } header: {
      Text("Import")
    } footer: {
      Text("Files are in the folder \(store.folder). Put one there, refresh, and choose it.")
    }
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
    Section(header: Text(verbatim: preview.file.name)) {
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
