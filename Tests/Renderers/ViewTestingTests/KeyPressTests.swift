#if PortableViews
import Foundation
import Testing
import ViewTesting

@testable import ComposableUI

@MainActor
struct KeyPressTests {
  typealias Log = GestureTests.Log

  @Test("a key runs the action of the view that names it")
  func named() throws {
    let log = Log()
    let screen = ViewTester(
      Text("Board").focusable()
        .onKeyPress(.upArrow) {
          log.add("up")
          return .handled
        }
        .onKeyPress(keys: ["a", .space], phases: .all) { press in
          log.add("\(press.characters) \(press.phase.rawValue) \(press.modifiers.rawValue)")
          return .handled
        })
    let board = try screen.find(.text, "Board")
    try board.press(.upArrow)
    try board.press(.upArrow, phase: .repeat)
    try board.press(.upArrow, phase: .up)
    try board.press("a", modifiers: .shift)
    try board.press(.space, phase: .up)
    try board.press("b")
    #expect(log.lines == ["up", "up", "a 1 2", "  4 0"])
  }

  @Test("an ignored key reaches the views around")
  func ignored() throws {
    let log = Log()
    let screen = ViewTester(
      VStack {
        Text("Board")
          .onKeyPress { press in
            log.add("inner \(press.characters)")
            return press.key == "h" ? .handled : .ignored
          }
      }
      .onKeyPress(characters: .decimalDigits) { press in
        log.add("digit \(press.characters)")
        return .handled
      })
    let board = try screen.find(.text, "Board")
    try board.press("h")
    try board.press("7")
    try board.press("x")
    #expect(log.lines == ["inner h", "inner 7", "digit 7", "inner x"])
  }

  @Test("a capital letter is the key of the small one")
  func capitals() throws {
    let press = try #require(KeyPress("d 2 A"))
    #expect(press.key == "a")
    #expect(press.characters == "A")
    #expect(press.modifiers == .shift)
    #expect(KeyPress("r 0 PageDown")?.key == .pageDown)
  }

  @Test(
    "a text that is no key is refused",
    arguments: ["", "d", "d 0", "d 0 F1", "d 16 a", "d -1 a", "q 0 a", "d 0 ab", "d 0 "])
  func invalid(text: String) throws {
    #expect(KeyPress(text) == nil)
    let screen = ViewTester(Text("Board").onKeyPress { _ in .handled })
    let board = try #require(
      screen.root.descendants.first { $0.tree.element.events.contains(.key) })
    #expect(throws: ViewTestError.self) { try board.send(.key, value: text) }
  }
}
#endif
