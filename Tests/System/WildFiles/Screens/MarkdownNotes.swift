import SwiftUI
import UniformTypeIdentifiers

struct NoteDocument: FileDocument {
    static var readableContentTypes: [UTType] { [.plainText, UTType(filenameExtension: "md")!] }

    var text: String

    init(text: String = "# Untitled\n") {
        self.text = text
    }

    init(configuration: ReadConfiguration) throws {
        guard let data = configuration.file.regularFileContents,
              let string = String(data: data, encoding: .utf8)
        else { throw CocoaError(.fileReadCorruptFile) }
        text = string
    }

    func fileWrapper(configuration: WriteConfiguration) throws -> FileWrapper {
        FileWrapper(regularFileWithContents: Data(text.utf8))
    }
}

struct MarkdownNotes: View {
    enum Tab: String, CaseIterable { case write, preview }

    @State private var document = NoteDocument()
    @State private var tab: Tab = .write
    @State private var isExporting = false
    @State private var isImporting = false
    @State private var error: (any Error)?
    @State private var splitRatio = 0.5
    @AppStorage("fontSize") private var fontSize = 15.0
    @Environment(\.horizontalSizeClass) private var horizontalSizeClass

    private var words: Int {
        document.text.split(whereSeparator: { $0.isWhitespace || $0.isNewline }).count
    }

    var body: some View {
        VStack(spacing: 0) {
            if horizontalSizeClass == .regular {
                HStack(spacing: 0) {
                    editor
                    Divider()
                    preview
                }
            } else {
                Picker("", selection: $tab) {
                    ForEach(Tab.allCases, id: \.self) { Text($0.rawValue.localizedCapitalized) }
                }
                .pickerStyle(.segmented)
                .labelsHidden()
                .padding()
                switch tab {
                case .write: editor
                case .preview: preview
                }
            }
        }
        .toolbar {
            ToolbarItemGroup {
                Menu {
                    Button("Open…", systemImage: "folder") { isImporting = true }
                    Button("Export…", systemImage: "square.and.arrow.up") { isExporting = true }
                    Section("Font size") {
                        Button("Larger") { fontSize += 1 }
                        Button("Smaller") { fontSize -= 1 }
                    }
                } label: {
                    Image(systemName: "ellipsis.circle")
                }
                .menuOrder(.fixed)
            }
            ToolbarItem(placement: .status) {
                Text("\(words) words").font(.caption)
            }
        }
        .fileExporter(isPresented: $isExporting, document: document, contentType: .plainText, defaultFilename: "Note") { result in
            if case .failure(let error) = result { self.error = error }
        }
        .fileImporter(isPresented: $isImporting, allowedContentTypes: [.plainText, .text], allowsMultipleSelection: false) { result in
            do {
                guard let url = try result.get().first else { return }
                let accessing = url.startAccessingSecurityScopedResource()
                defer { if accessing { url.stopAccessingSecurityScopedResource() } }
                document.text = try String(contentsOf: url, encoding: .utf8)
            } catch {
                self.error = error
            }
        }
        .alert("Could not finish", isPresented: .init(get: { error != nil }, set: { if !$0 { error = nil } })) {
        } message: {
            Text(error?.localizedDescription ?? "")
        }
    }

    private var editor: some View {
        TextEditor(text: $document.text)
            .font(.system(size: fontSize, design: .monospaced))
            .scrollContentBackground(.hidden)
            .background(Color(.systemGray6))
            .autocorrectionDisabled(true)
            .findNavigator(isPresented: .constant(false))
    }

    private var preview: some View {
        ScrollView {
            VStack(alignment: .leading, spacing: 8) {
                ForEach(Array(document.text.components(separatedBy: "\n").enumerated()), id: \.offset) { _, line in
                    if line.hasPrefix("# ") {
                        Text(line.dropFirst(2)).font(.title)
                    } else if line.hasPrefix("- ") {
                        Label { Text(markdown(String(line.dropFirst(2)))) } icon: { Image(systemName: "circlebadge.fill").imageScale(.small) }
                    } else {
                        Text(markdown(line))
                    }
                }
            }
            .frame(maxWidth: .infinity, alignment: .leading)
            .padding()
        }
    }

    private func markdown(_ line: String) -> AttributedString {
        (try? AttributedString(markdown: line, options: .init(interpretedSyntax: .inlineOnlyPreservingWhitespace)))
            ?? AttributedString(line)
    }
}

#Preview {
    NavigationStack { MarkdownNotes() }
}
