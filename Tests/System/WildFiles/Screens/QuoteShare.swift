import SwiftUI

struct Quote: Identifiable, Hashable {
    let id: Int
    let text: String
    let author: String
}

struct QuoteImage: Transferable {
    let quote: Quote

    static var transferRepresentation: some TransferRepresentation {
        ProxyRepresentation { "\u{201C}\($0.quote.text)\u{201D} — \($0.quote.author)" }
    }
}

struct QuoteShare: View {
    @State private var quotes = [
        Quote(id: 1, text: "A door is a wall that changed its mind.", author: "L. Marsh"),
        Quote(id: 2, text: "Rain keeps its own calendar.", author: "Unknown"),
    ]
    @State private var current = 0
    @State private var copied = false
    @AppStorage("favoriteQuotes") private var favorites = Data()

    private var favoriteIDs: Set<Int> {
        (try? JSONDecoder().decode(Set<Int>.self, from: favorites)) ?? []
    }

    private var quote: Quote { quotes[current % quotes.count] }

    var body: some View {
        VStack(spacing: 24) {
            Spacer()
            Text(attributed)
                .font(.system(.title, design: .serif))
                .multilineTextAlignment(.center)
                .lineSpacing(6)
                .id(quote.id)
                .transition(.blurReplace)
            Text("— " + quote.author).italic().foregroundStyle(.secondary)
            Spacer()
            HStack {
                ShareLink(item: QuoteImage(quote: quote), preview: SharePreview(quote.text)) {
                    Label("Share", systemImage: "square.and.arrow.up")
                }
                ShareLink(item: quote.text)
                Button {
                    UIPasteboard.general.string = quote.text
                    copied = true
                    DispatchQueue.main.asyncAfter(deadline: .now() + 1.5) { copied = false }
                } label: {
                    Label(copied ? "Copied" : "Copy", systemImage: copied ? "checkmark" : "doc.on.doc")
                        .contentTransition(.symbolEffect(.replace))
                }
                PasteButton(payloadType: String.self) { strings in
                    quotes += strings.map { Quote(id: quotes.count + 1, text: $0, author: "Me") }
                }
                Button("Favorite", systemImage: favoriteIDs.contains(quote.id) ? "heart.fill" : "heart", action: toggleFavorite)
            }
            .labelStyle(.titleAndIcon)
        }
        .padding(.horizontal)
        .frame(maxWidth: .infinity)
        .background(
            RadialGradient(colors: [.yellow.opacity(0.3), .clear], center: .center, startRadius: 20, endRadius: 400)
        )
        .onTapGesture { withAnimation { current += 1 } }
        .hoverEffect()
        .userActivity("com.example.quote") { activity in
            activity.title = quote.text
        }
        .dynamicTypeSize(...DynamicTypeSize.accessibility2)
    }

    private var attributed: AttributedString {
        var string = AttributedString(quote.text)
        if let range = string.range(of: "wall") {
            string[range].foregroundColor = .accentColor
            string[range].underlineStyle = .single
        }
        return string
    }

    private func toggleFavorite() {
        var ids = favoriteIDs
        if ids.contains(quote.id) { ids.remove(quote.id) } else { ids.insert(quote.id) }
        favorites = (try? JSONEncoder().encode(ids)) ?? Data()
    }
}

#Preview {
    QuoteShare()
}
