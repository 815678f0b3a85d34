import ComposableUI

/// Lines that views scroll to an edge or an offset, in a limited scroll view or with the window.
struct ScrollLooks: View {
  var isLimited = true
  @State private var position = ScrollPosition(idType: Int.self)

  var body: some View {
    VStack(spacing: 8) {
      Text(verbatim: text)
      HStack {
        Button("Top") { position.scrollTo(edge: .top) }
        Button("Bottom") { position.scrollTo(edge: .bottom) }
        Button("Offset") { position.scrollTo(y: 250) }
        Button("Smooth") { withAnimation { position.scrollTo(edge: .bottom) } }
      }
      ScrollView {
        VStack(spacing: 0) {
          ForEach(0..<60, id: \.self) { index in
            Text(verbatim: "Line \(index)").frame(height: 30)
          }
        }
        .scrollTargetLayout()
      }
      .scrollPosition($position)
      .frame(height: isLimited ? 200 : nil)
      Text("After the lines").frame(height: 400)
    }
  }

  private var text: String {
    let line = position.viewID(type: Int.self).map { "line \($0)" } ?? "no line"
    return line + (position.isPositionedByUser ? " by the user" : "")
  }
}
