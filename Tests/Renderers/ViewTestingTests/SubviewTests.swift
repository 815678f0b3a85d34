#if PortableViews && Macros
import ComposableUI
import Testing
import ViewTesting

extension ContainerValues {
  @Entry fileprivate var isPinned = false
}

/// Containers that take their content apart.
@MainActor
struct SubviewTests {
  private struct Numbered<Content: View>: View {
    @ViewBuilder let content: Content

    var body: some View {
      Group(subviews: content) { subviews in
        Text("\(subviews.count) views")
        ForEach(subviews.indices, id: \.self) { index in
          HStack {
            Text("\(index + 1):")
            subviews[index]
          }
        }
      }
    }
  }

  private struct Pair: View {
    var body: some View {
      Text("left")
      Text("right")
    }
  }

  @Test("builders, loops, branches and groups are taken apart, views of one's own are not")
  func parts() {
    let isShown = false
    let screen = ViewTester(
      Numbered {
        Text("a")
        ForEach(["b", "c"], id: \.self) { Text($0) }
        if isShown { Text("d") }
        Group {
          Text("e")
          AnyView(Text("f"))
        }
        EmptyView()
        Pair()
      })
    #expect(
      screen.texts == [
        "6 views", "1:", "a", "2:", "b", "3:", "c", "4:", "e", "5:", "f", "6:", "left", "right",
      ])
  }

  @Test("modifiers of a group apply to each subview, before the container's")
  func modifiers() throws {
    let screen = ViewTester(
      ForEach(
        subviews: Group {
          Text("a")
          Text("b").bold()
        }
        .italic()
      ) { $0.foregroundStyle(.red) })
    for text in ["a", "b"] {
      let style = try screen.text(text).tree.element.style
      #expect(style.font?.isItalic == true, "\(text)")
      #expect(style.foreground == .named(.red), "\(text)")
    }
    #expect(try screen.text("b").tree.element.style.font?.weight == 700)
  }

  private struct Pinned<Content: View>: View {
    @ViewBuilder let content: Content

    var body: some View {
      Text("pinned")
      ForEach(subviews: content) { subview in
        if subview.containerValues.isPinned { subview }
      }
      Text("others")
      ForEach(subviews: content) { subview in
        if !subview.containerValues.isPinned { subview }
      }
    }
  }

  @Test("a view gives values to its container, through other modifiers")
  func values() {
    let screen = ViewTester(
      Pinned {
        Text("a")
        Text("b").containerValue(\.isPinned, true).padding().onAppear {}
        Group {
          Text("c")
          Text("d")
        }
        .containerValue(\.isPinned, true)
      })
    #expect(screen.texts == ["pinned", "b", "c", "d", "others", "a"])
  }

  private struct Tally: View {
    let name: String
    @State var count = 0

    var body: some View {
      Button("\(name) \(count)") { count += 1 }
    }
  }

  private struct Reversible: View {
    @State var names = ["x", "y", "z"]

    var body: some View {
      Button("Reverse") { names.reverse() }
      Group(subviews: ForEach(names, id: \.self) { Tally(name: $0) }) { subviews in
        if let first = subviews.first { HStack { first } }
        subviews.dropFirst()
      }
    }
  }

  @Test("subviews of a slice keep their state by their keys")
  func state() throws {
    let screen = ViewTester(Reversible())
    try screen.button("y 0").tap()
    try screen.button("Reverse").tap()
    #expect(screen.root.buttons == ["Reverse", "z 0", "y 1", "x 0"])
  }
}
#endif
