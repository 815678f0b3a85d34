import ComposableUI

/// Texts that are wrapped, limited and styled.
struct TextsScreen: View {
  private let long = "The quick brown fox jumps over the lazy dog, and then it rests under a tree."

  var body: some View {
    VStack(spacing: 12) {
      Text("Short")
      Text(long)
      Text(long + " " + long).multilineTextAlignment(.center)
      Text(long + " " + long).lineLimit(2)
      Text("First line\nSecond line")
      Text("Bold").bold()
      Text("A text of **several** parts, one of them a [link](https://swift.org)")
      Text(long).frame(width: 200)
      HStack {
        Text("Leading")
        Text(long)
      }
      VStack(alignment: .leading) {
        Text("Wide enough for one line")
        Text("Short")
      }
      VStack(alignment: .trailing) {
        Text("Wide enough for one line")
        Text("Short")
      }
    }
  }
}

/// The text styles, sizes and weights.
struct FontsScreen: View {
  var body: some View {
    VStack(alignment: .leading, spacing: 4) {
      VStack(alignment: .leading) {
        Text("Large title").font(.largeTitle)
        Text("Title").font(.title)
        Text("Title 2").font(.title2)
        Text("Title 3").font(.title3)
        Text("Headline").font(.headline)
        Text("Body").font(.body)
        Text("Callout").font(.callout)
        Text("Subheadline").font(.subheadline)
        Text("Footnote").font(.footnote)
        Text("Caption").font(.caption)
        Text("Caption 2").font(.caption2)
      }
      Text("Size 40").font(.system(size: 40))
      Text("Size 10").font(.system(size: 10))
      Text("Heavy").fontWeight(.heavy)
      Text("Monospaced").font(.system(.body, design: .monospaced))
      HStack(alignment: .firstTextBaseline) {
        Text("Title").font(.title)
        Text("and a caption on its baseline").font(.caption)
      }
      VStack {
        Text("Inherited")
        Text("from the stack")
      }
      .font(.title3)
    }
  }
}
