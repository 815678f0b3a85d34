import SwiftUI

struct Mailbox: Hashable, Identifiable {
    let id: String
    let symbol: String
    var mails: [Mail]
}

struct Mail: Hashable, Identifiable {
    let id: UUID
    var subject: String
    var body: String
    var from: String
    var date: Date
    var isRead: Bool
}

extension Mail {
    static func make(_ index: Int) -> Mail {
        Mail(
            id: UUID(), subject: "Subject \(index)", body: String(repeating: "Hello there. ", count: 30),
            from: "person\(index)@example.com", date: Date(timeIntervalSinceNow: -Double(index) * 8_000),
            isRead: index % 3 == 0)
    }
}

struct MailSplit: View {
    @State private var boxes = [
        Mailbox(id: "Inbox", symbol: "tray", mails: (0..<12).map(Mail.make)),
        Mailbox(id: "Sent", symbol: "paperplane", mails: (12..<15).map(Mail.make)),
    ]
    @State private var boxID: Mailbox.ID? = "Inbox"
    @State private var mailIDs = Set<Mail.ID>()
    @State private var preferredColumn = NavigationSplitViewColumn.sidebar
    @State private var composing = false

    private var mails: [Mail] { boxes.first { $0.id == boxID }?.mails ?? [] }

    var body: some View {
        NavigationSplitView(preferredCompactColumn: $preferredColumn) {
            List(selection: $boxID) {
                Section("Mailboxes") {
                    ForEach(boxes) { box in
                        NavigationLink(value: box.id) {
                            Label(box.id, systemImage: box.symbol)
                        }
                        .badge(box.mails.filter { !$0.isRead }.count)
                    }
                }
            }
            .listStyle(.sidebar)
            .navigationTitle("Mail")
            .navigationSplitViewColumnWidth(min: 160, ideal: 200, max: 300)
        } content: {
            List(mails, selection: $mailIDs) { mail in
                MailRow(mail: mail)
            }
            .contextMenu(forSelectionType: Mail.ID.self) { ids in
                Button("Mark as read") { mark(ids, read: true) }
                Button("Delete", role: .destructive) { delete(ids) }
            } primaryAction: { ids in
                mark(ids, read: true)
            }
            .onDeleteCommand { delete(mailIDs) }
            .navigationTitle(boxID ?? "")
            .toolbar(id: "mail") {
                ToolbarItem(id: "compose", placement: .primaryAction) {
                    Button("Compose", systemImage: "square.and.pencil") { composing = true }
                        .keyboardShortcut("n")
                }
            }
        } detail: {
            if mailIDs.count == 1, let mail = mails.first(where: { mailIDs.contains($0.id) }) {
                ScrollView {
                    VStack(alignment: .leading, spacing: 12) {
                        Text(mail.subject).font(.title)
                        Grid(alignment: .leading, horizontalSpacing: 12) {
                            GridRow {
                                Text("From").gridColumnAlignment(.trailing).foregroundStyle(.secondary)
                                Text(mail.from)
                            }
                            GridRow {
                                Text("Date").foregroundStyle(.secondary)
                                Text(mail.date.formatted(date: .abbreviated, time: .shortened))
                            }
                        }
                        Divider()
                        Text(mail.body)
                    }
                    .padding()
                    .frame(maxWidth: 700, alignment: .leading)
                }
                .toolbarTitleMenu { Button("Reply") { composing = true } }
            } else {
                ContentUnavailableView {
                    Label("\(mailIDs.count) selected", systemImage: "envelope")
                } actions: {
                    Button("Deselect") { mailIDs = [] }
                }
            }
        }
        .inspector(isPresented: $composing) {
            TextEditor(text: .constant("")).inspectorColumnWidth(ideal: 280)
        }
        .focusedSceneValue(\.selectedMailCount, mailIDs.count)
    }

    private func mark(_ ids: Set<Mail.ID>, read: Bool) {
        for box in boxes.indices {
            for index in boxes[box].mails.indices where ids.contains(boxes[box].mails[index].id) {
                boxes[box].mails[index].isRead = read
            }
        }
    }

    private func delete(_ ids: Set<Mail.ID>) {
        for box in boxes.indices { boxes[box].mails.removeAll { ids.contains($0.id) } }
        mailIDs.subtract(ids)
    }
}

private struct MailRow: View {
    let mail: Mail

    var body: some View {
        HStack(alignment: .top) {
            Circle().fill(mail.isRead ? .clear : .blue).frame(width: 8, height: 8).padding(.top, 6)
            VStack(alignment: .leading) {
                HStack {
                    Text(mail.from).bold(!mail.isRead).lineLimit(1).truncationMode(.middle)
                    Spacer()
                    Text(mail.date, style: .relative).font(.caption)
                }
                Text(mail.subject)
                Text(mail.body).lineLimit(2, reservesSpace: true).font(.footnote).foregroundStyle(.secondary)
            }
        }
    }
}

struct SelectedMailCountKey: FocusedValueKey {
    typealias Value = Int
}

extension FocusedValues {
    var selectedMailCount: Int? {
        get { self[SelectedMailCountKey.self] }
        set { self[SelectedMailCountKey.self] = newValue }
    }
}

struct MailCommands: Commands {
    @FocusedValue(\.selectedMailCount) private var count

    var body: some Commands {
        CommandMenu("Message") {
            Button("Archive \(count ?? 0)") {}
                .disabled((count ?? 0) == 0)
                .keyboardShortcut("a", modifiers: [.command, .shift])
        }
    }
}

#Preview { MailSplit() }
