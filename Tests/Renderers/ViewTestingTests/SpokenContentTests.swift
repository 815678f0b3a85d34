#if PortableViews
import Foundation
import Testing
import ViewTesting

@testable import ComposableUI

/// Further words for screen readers, and languages.
@MainActor
struct SpokenContentTests {
  @Test("further words come from all modifiers, with their names")
  func content() throws {
    let size = "3 MB"
    let screen = ViewTester(
      Text("Photo").accessibilityCustomContent("Size", size)
        .accessibilityCustomContent("Place", "Rome", importance: .high)
        .accessibilityCustomContent(Text("Year"), Text("2024")))
    let notes = try screen.text("Photo").tree.element.style.effects.notes
    #expect(notes.map(\.text) == ["Size: 3 MB", "Place: Rome", "Year: 2024"])
    #expect(notes.map(\.isImportant) == [false, true, false])
  }

  private struct Pairs: View {
    @Namespace private var pairs
    @Namespace private var others
    @State private var title = "Volume"
    @State private var isLabelled = true

    var body: some View {
      if isLabelled {
        Text(title).accessibilityLabeledPair(role: .label, id: "volume", in: pairs)
      }
      Text("Other").accessibilityLabeledPair(role: .label, id: "volume", in: others)
      Slider(value: .constant(0.5))
        .accessibilityLabeledPair(role: .content, id: "volume", in: pairs)
      Button("Rename") { title = "Loudness" }
      Button("Remove") { isLabelled = false }
    }
  }

  @Test("the content of a pair has the name of its label, which may change and go")
  func pairs() throws {
    let screen = ViewTester(Pairs())
    #expect(try screen.slider().label == "Volume")
    try screen.button("Rename").tap()
    #expect(try screen.slider().label == "Loudness")
    try screen.button("Remove").tap()
    #expect(try screen.slider().tree.element.traits.label == nil)
  }

  @Test("texts have the language of the innermost modifier")
  func languages() throws {
    let screen = ViewTester(
      VStack {
        Text("Haus").typesettingLanguage(.init(identifier: "de"))
        Text("House").typesettingLanguage(.init(identifier: "en"), isEnabled: false)
        Text("Page").typesettingLanguage(.automatic)
        Text("Casa").typesettingLanguage(.explicit(.init(identifier: "pt_BR")))
      }
      .typesettingLanguage(.init(identifier: "fr")))
    let languages = screen.root.all(.text).map { $0.tree.element.style.effects.language }
    #expect(languages == ["de", nil, nil, "pt"])
    #expect(
      try screen.find(.verticalStack).tree.element.style.effects.language == "fr")
  }

  @Test("the outermost modifier decides whether a view is selected")
  func selection() throws {
    let screen = ViewTester(
      VStack {
        Text("a").accessibilityAddTraits(.isSelected)
        Text("b").accessibilityAddTraits(.isSelected).accessibilityRemoveTraits(.isSelected)
        Text("c").accessibilityRemoveTraits(.isSelected).accessibilityAddTraits(.isSelected)
        Text("d").accessibilityAddTraits([])
      })
    #expect(
      screen.root.all(.text).map(\.tree.element.traits.isSelected) == [true, false, true, nil])
  }

  @Test("views are code or none, and inner modifiers decide whether they respond")
  func kinds() throws {
    let screen = ViewTester(
      VStack {
        Text("a").accessibilityTextContentType(.sourceCode)
        Text("b").accessibilityTextContentType(.narrative)
        Text("c").accessibilityRespondsToUserInteraction(false)
          .accessibilityRespondsToUserInteraction()
      })
    let traits = screen.root.all(.text).map(\.tree.element.traits)
    #expect(traits.map(\.isCode) == [true, false, false])
    #expect(traits.map(\.isInteractive) == [nil, nil, false])
  }
}
#endif
