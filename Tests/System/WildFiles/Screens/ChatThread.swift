import Foundation
import Observation
import SwiftUI

struct ChatMessage: Identifiable, Equatable {
    enum Sender: Equatable { case me, other(String) }
    var id = UUID()
    var sender: Sender
    var text: String
    var sentAt = Date()
    var isDelivered = false
}

@MainActor
@Observable
final class ChatModel {
    var messages: [ChatMessage] = []
    var draft = ""
    var isTyping = false
    @ObservationIgnored private var replyTask: Task<Void, Never>?

    var canSend: Bool { !draft.trimmingCharacters(in: .whitespacesAndNewlines).isEmpty }

    func send() {
        guard canSend else { return }
        let message = ChatMessage(sender: .me, text: draft)
        messages.append(message)
        draft = ""
        replyTask?.cancel()
        replyTask = Task {
            try? await Task.sleep(for: .seconds(1))
            guard !Task.isCancelled else { return }
            if let index = messages.firstIndex(where: { $0.id == message.id }) {
                messages[index].isDelivered = true
            }
            isTyping = true
            try? await Task.sleep(nanoseconds: 2_000_000_000)
            isTyping = false
            messages.append(ChatMessage(sender: .other("Ana"), text: "Sounds good 👍"))
        }
    }
}

struct ChatThread: View {
    @State private var model = ChatModel()
    @FocusState private var composerFocused: Bool
    @Environment(\.colorScheme) private var colorScheme

    var body: some View {
        @Bindable var model = model
        ScrollViewReader { proxy in
            ScrollView {
                LazyVStack(spacing: 8, pinnedViews: [.sectionHeaders]) {
                    Section {
                        ForEach(model.messages) { message in
                            Bubble(message: message)
                                .id(message.id)
                                .transition(.asymmetric(insertion: .push(from: .bottom), removal: .opacity))
                                .contextMenu {
                                    Button("Copy", systemImage: "doc.on.doc") {
                                        UIPasteboard.general.string = message.text
                                    }
                                    Button(role: .destructive) {
                                        model.messages.removeAll { $0.id == message.id }
                                    } label: {
                                        Label("Delete", systemImage: "trash")
                                    }
                                }
                        }
                        if model.isTyping {
                            Text("Ana is typing…").font(.footnote.italic()).id("typing")
                        }
                    } header: {
                        Text(Date.now, format: .dateTime.weekday(.wide).day().month())
                            .font(.caption)
                            .padding(6)
                            .background(.thinMaterial, in: Capsule())
                    }
                }
                .padding(.horizontal, 12)
            }
            .defaultScrollAnchor(.bottom)
            .scrollDismissesKeyboard(.interactively)
            .onChange(of: model.messages) { _, messages in
                withAnimation {
                    proxy.scrollTo(messages.last?.id, anchor: .bottom)
                }
            }
        }
        .safeAreaInset(edge: .bottom) {
            HStack(alignment: .bottom) {
                TextField("Message", text: $model.draft, axis: .vertical)
                    .lineLimit(1...5)
                    .textFieldStyle(.roundedBorder)
                    .focused($composerFocused)
                    .submitLabel(.send)
                    .onSubmit(model.send)
                Button(action: model.send) {
                    Image(systemName: "arrow.up.circle.fill").imageScale(.large)
                }
                .disabled(!model.canSend)
                .keyboardShortcut(.return, modifiers: .command)
            }
            .padding(8)
            .background(.bar)
        }
        .navigationTitle("Ana")
        .toolbarBackground(.visible, for: .navigationBar)
        .onAppear { composerFocused = true }
    }
}

private struct Bubble: View {
    let message: ChatMessage

    private var isMine: Bool { message.sender == .me }

    var body: some View {
        HStack {
            if isMine { Spacer(minLength: 60) }
            VStack(alignment: isMine ? .trailing : .leading, spacing: 2) {
                Text(message.text)
                    .padding(.horizontal, 12)
                    .padding(.vertical, 8)
                    .foregroundStyle(isMine ? AnyShapeStyle(.white) : AnyShapeStyle(.primary))
                    .background(
                        isMine ? Color.accentColor : Color.gray.opacity(0.2),
                        in: UnevenRoundedRectangle(
                            topLeadingRadius: 16, bottomLeadingRadius: isMine ? 16 : 4,
                            bottomTrailingRadius: isMine ? 4 : 16, topTrailingRadius: 16)
                    )
                if isMine && message.isDelivered {
                    Text("Delivered").font(.caption2).foregroundStyle(.tertiary)
                }
            }
            if !isMine { Spacer(minLength: 60) }
        }
    }
}

#Preview("Chat") {
    NavigationStack { ChatThread() }
}
