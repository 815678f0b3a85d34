#if PortableViews && Macros
import ComposableUI
import Testing
import ViewTesting

extension ContainerValues {
  @Entry fileprivate var columns = 1
}

/// Containers that take sections apart.
@MainActor
struct SectionCollectionTests {
  private struct Board<Content: View>: View {
    @ViewBuilder let content: Content

    var body: some View {
      ForEach(sections: content) { section in
        VStack {
          Text("\(section.containerValues.columns):")
          section.header
          ForEach(section.content) { view in
            HStack { view }
          }
          section.footer
        }
      }
    }
  }

  @Test("sections keep their parts, and views beside them make sections of their own")
  func parts() {
    let isShown = true
    let screen = ViewTester(
      Board {
        Text("a")
        Text("b")
        Section {
          Text("c")
          ForEach(["d", "e"], id: \.self) { Text($0) }
        } header: {
          Text("Head")
        } footer: {
          Text("Foot")
        }
        .containerValue(\.columns, 2)
        if isShown { Section("Only") {} }
        ForEach(["f", "g"], id: \.self) { letter in
          Section(letter) { Text(letter + letter) }
        }
        Text("z")
      })
    #expect(
      screen.texts == [
        "1:", "a", "b", "2:", "Head", "c", "d", "e", "Foot", "1:", "Only", "1:", "f", "ff", "1:",
        "g", "gg", "1:", "z",
      ])
  }

  @Test("modifiers of sections apply to each of their views")
  func modifiers() throws {
    let screen = ViewTester(
      Group(sections: Section("Head") { Text("a") }.foregroundStyle(.red).disabled(true)) {
        sections in
        Text("\(sections.count)")
        ForEach(sections) { section in
          section.header
          section.content
        }
      })
    #expect(screen.texts == ["1", "Head", "a"])
    #expect(try screen.text("a").tree.element.style.foreground == .named(.red))
  }

  @Test("a view without any content has one section, which is empty")
  func empty() {
    let screen = ViewTester(
      Group(sections: EmptyView()) { sections in
        Text("\(sections.count) \(sections[0].content.count)")
      })
    #expect(screen.texts == ["1 0"])
  }

  private struct Alarms: View {
    struct Alarm: Identifiable {
      let id: Int
      var sound: String
    }

    @State private var alarms = [Alarm(id: 0, sound: "Bell"), Alarm(id: 1, sound: "Bell")]

    var body: some View {
      Picker("Sound", sources: $alarms, selection: \.sound) {
        Text("Bell").tag("Bell")
        Text("Horn").tag("Horn")
      }
      Button("Differ") { alarms[1].sound = "Horn" }
      Text(alarms.map(\.sound).joined(separator: " "))
    }
  }

  @Test("a picker of several values shows what all have, and sets all")
  func sources() throws {
    let screen = ViewTester(Alarms())
    #expect(try screen.find(.picker, "Sound").selection == "Bell")
    try screen.button("Differ").tap()
    #expect(try screen.find(.picker, "Sound").selection == nil)
    try screen.find(.picker, "Sound").select("Horn")
    #expect(screen.texts.last == "Horn Horn")
    #expect(try screen.find(.picker, "Sound").selection == "Horn")
    let none = ViewTester(
      Picker("None", sources: [] as [Binding<Int>], selection: \.self) {
        Text("1").tag(1)
      })
    try none.find(.picker, "None").select("1")
    #expect(try none.find(.picker, "None").selection == nil)
  }

  @Test("the name for screen readers is made from the one that a view has")
  func names() throws {
    let screen = ViewTester(
      VStack {
        Button("News") {}.accessibilityLabel { label in
          label
          Text("3 unread")
        }
        Image(systemName: "star").accessibilityLabel("Favourite")
          .accessibilityLabel { label in
            Text("My")
            label
          }
      })
    #expect(try screen.find(.button).tree.element.traits.label == "News 3 unread")
    #expect(try screen.find(.image).tree.element.traits.label == "My Favourite")
  }

  @Test("colours are multiplied by the components of another one")
  func multiplication() throws {
    func filters(_ color: Color) throws -> [ElementFilter]? {
      try ViewTester(Text("A").colorMultiply(color)).text("A").tree.element.style.filters
    }
    #expect(
      try filters(Color(red: 1, green: 0.5, blue: 0)) == [
        .multiplication(red: 1, green: 0.5, blue: 0, opacity: 1)
      ])
    #expect(try filters(.black) == [.multiplication(red: 0, green: 0, blue: 0, opacity: 1)])
  }
}
#endif
