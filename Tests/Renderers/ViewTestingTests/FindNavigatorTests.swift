#if PortableViews
import ComposableUI
import Foundation
import Testing
import ViewTesting

/// Finding text in an editor.
@MainActor
struct FindNavigatorTests {
  struct Note: View {
    @State var text = "One two. Two times two."
    @State var isFinding = true
    var isFindDisabled = false
    var isReplaceDisabled = false

    var body: some View {
      VStack {
        TextEditor(text: $text)
          .findDisabled(isFindDisabled)
          .replaceDisabled(isReplaceDisabled)
          .findNavigator(isPresented: $isFinding)
        Button("Open") { isFinding = true }
        Text("\(isFinding)")
      }
    }
  }

  private func found(_ screen: ViewTester) throws -> Range<Int>? {
    guard case .textEditor(let field) = try screen.find(.textEditor).tree.element.details else {
      return nil
    }
    return field.found
  }

  @Test("the typed words are found one after another, in a circle, and marked in the editor")
  func find() throws {
    let screen = ViewTester(Note())
    #expect(try found(screen) == nil)
    let field = try screen.find(.textField, "Find")
    #expect(field.tree.element.traits.isFocused == true)
    try field.type("TWO")
    #expect(screen.texts == ["1 of 3", "true"])
    #expect(try found(screen) == 4..<7)
    try screen.button("Next Match").tap()
    #expect(screen.texts.first == "2 of 3")
    #expect(try found(screen) == 9..<12)
    try screen.find(.textField, "Find").submit()
    #expect(try found(screen) == 19..<22)
    try screen.button("Next Match").tap()
    #expect(screen.texts.first == "1 of 3")
    try screen.button("Previous Match").tap()
    #expect(screen.texts.first == "3 of 3")
    // Other words begin anew.
    try screen.find(.textField, "Find").type("t")
    #expect(screen.texts.first == "1 of 4")
  }

  @Test("what is not found has no buttons, and the bar closes by its button and by Escape")
  func close() throws {
    let screen = ViewTester(Note())
    #expect(screen.texts == ["true"])
    #expect(try screen.button("Next Match").isDisabled)
    try screen.find(.textField, "Find").type("three")
    #expect(screen.texts == ["No Results", "true"])
    #expect(try screen.button("Replace All").isDisabled)
    try screen.button("Done").tap()
    #expect(screen.texts == ["false"])
    #expect(screen.root.all(.textField).isEmpty)
    try screen.button("Open").tap()
    #expect(try screen.find(.textField, "Find").value == "three")
    let bar = try #require(screen.root.descendants.first { $0.tree.element.events.contains(.key) })
    try bar.send(.key, value: "d 0 Escape")
    #expect(screen.texts == ["false"])
  }

  @Test("one match or all are replaced in the editor's text, but not in the new words")
  func replace() throws {
    let screen = ViewTester(Note())
    func text() throws -> String? { try screen.find(.textEditor).value }

    try screen.find(.textField, "Find").type("two")
    try screen.find(.textField, "Replace With").type("two 👍 two")
    try screen.button("Replace").tap()
    #expect(try text() == "One two 👍 two. Two times two.")
    #expect(screen.texts.first == "3 of 4")
    #expect(try found(screen) == 16..<19)
    try screen.find(.textField, "Replace With").type("2")
    try screen.button("Replace All").tap()
    #expect(try text() == "One 2 👍 2. 2 times 2.")
    #expect(screen.texts.first == "No Results")
    #expect(try found(screen) == nil)
  }

  @Test("an editor forbids replacing, or finding at all")
  func limits() throws {
    let fixed = ViewTester(Note(isReplaceDisabled: true))
    #expect(fixed.root.all(.textField).map(\.label) == ["Find"])
    #expect(fixed.root.buttons.contains("Next Match") && !fixed.root.buttons.contains("Replace"))
    let closed = ViewTester(Note(isFindDisabled: true))
    #expect(closed.root.all(.textField).isEmpty)
  }

  @Test("of two editors, the search is in that with the focus, and typing there searches anew")
  func editors() throws {
    struct Notes: View {
      @State var first = "a b"
      @State var second = "b b b"
      var body: some View {
        VStack {
          TextEditor(text: $first)
          TextEditor(text: $second)
        }
        .findNavigator(isPresented: .constant(true))
      }
    }
    let screen = ViewTester(Notes())
    try screen.find(.textField, "Find").type("b")
    #expect(screen.texts == ["1 of 1"])
    let second = screen.root.all(.textEditor)[1]
    try second.focus()
    #expect(screen.texts == ["1 of 3"])
    try second.type("b")
    #expect(screen.texts == ["1 of 1"])
  }
}
#endif
