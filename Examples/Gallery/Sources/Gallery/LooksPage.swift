import ComposableUI

/// Texts, symbols, shapes and layers.
struct LooksPage: View {
  var body: some View {
    ScrollView {
      VStack(spacing: 16) {
        VStack(spacing: 4) {
          Text("Large title").font(.largeTitle).bold()
          Text("Headline").font(.headline)
          Text("Body with **bold**, *italic*, `code`, ~~struck~~ and a [link](https://swift.org)")
            .multilineTextAlignment(.center)
          Text("Red ").foregroundColor(.red) + Text("and underlined").underline()
          Text("Caption").font(.caption).foregroundStyle(.secondary)
        }
        GroupBox("Letters") { LettersView() }
        GroupBox("Symbols") {
          LazyVGrid(columns: [GridItem(.adaptive(minimum: 44))], spacing: 12) {
            ForEach(symbols, id: \.self) { Image(systemName: $0).font(.title2) }
          }
        }
        GroupBox("Shapes") {
          HStack(spacing: 16) {
            Circle().fill(.blue).frame(width: 48, height: 48)
            RoundedRectangle(cornerRadius: 10).fill(.green).frame(width: 72, height: 48)
              .shadow(radius: 4)
            Capsule().stroke(.orange, lineWidth: 3).frame(width: 72, height: 48)
            Image(systemName: "bell.fill")
              .font(.title)
              .overlay(alignment: .topTrailing) {
                Circle().fill(.red).frame(width: 12, height: 12)
              }
              .accessibilityLabel("One message")
          }
        }
        GroupBox("Fills") {
          HStack(spacing: 16) {
            Ellipse().fill(.teal).frame(width: 72, height: 40)
            RoundedRectangle(cornerRadius: 10)
              .fill(
                LinearGradient(
                  colors: [.purple, .blue, .teal], startPoint: .topLeading,
                  endPoint: .bottomTrailing)
              )
              .frame(width: 72, height: 48)
            Text("Text on colours")
              .padding(12)
              .background(
                LinearGradient(
                  stops: [.init(color: .yellow, location: 0), .init(color: .pink, location: 0.8)],
                  startPoint: .leading, endPoint: .trailing))
            Circle()
              .fill(
                RadialGradient(
                  colors: [.white, .orange], center: .center, startRadius: 0, endRadius: 24)
              )
              .frame(width: 48, height: 48)
          }
        }
        GroupBox("Grid") {
          Grid(horizontalSpacing: 24) {
            GridRow {
              Text("Name").bold()
              Text("Goals").bold()
            }
            GridRow {
              Text("Ann")
              Text("12").monospacedDigit()
            }
            GridRow {
              Text("Bartholomew")
              Text("3").monospacedDigit()
            }
          }
        }
        Text("Card")
          .padding()
          .frame(maxWidth: .infinity)
          .background(.thinMaterial, in: RoundedRectangle(cornerRadius: 12))
          .border(.gray, width: 1)
        ScrollView(.horizontal) {
          HStack {
            ForEach(0..<12) { index in
              Text("Item \(index)")
                .padding(12)
                .background(Color.purple.opacity(0.2))
                .clipShape(Capsule())
            }
          }
        }
      }
      .padding()
      .frame(maxWidth: 680)
    }
    .navigationTitle("Looks")
  }

  private let symbols = [
    "star", "star.fill", "heart.fill", "plus.circle", "plus.circle.fill", "checkmark.circle.fill",
    "xmark.circle.fill", "exclamationmark.triangle.fill", "trash", "gearshape", "magnifyingglass",
    "square.and.pencil", "square.and.arrow.up", "person.2.fill", "calendar", "clock", "lock.fill",
    "house.fill", "bubble.left.fill", "no.such.symbol",
  ]
}

/// Texts with spaced letters and lines, and what stands for them until they are known.
private struct LettersView: View {
  @State private var isLoaded = true

  var body: some View {
    VStack(alignment: .leading, spacing: 8) {
      Text("Spaced").tracking(4).textCase(.uppercase).font(.caption)
      Text("Lines that are\nfar apart").lineSpacing(10)
      HStack {
        Image(systemName: "person.2.fill")
        Text("Ann and Bartholomew")
      }
      .redacted(reason: isLoaded ? [] : .placeholder)
      ZStack {
        Circle().fill(.blue).frame(width: 36, height: 36).zIndex(1)
        Circle().fill(.orange).frame(width: 36, height: 36).offset(x: 18)
      }
      Toggle("Loaded", isOn: $isLoaded)
    }
  }
}
