#if PortableViews
import Foundation
import Testing

@testable import ComposableUI

struct KeyboardShortcutTests {
  @Test("a shortcut's text uses the key names of browsers")
  func names() {
    #expect(KeyboardShortcut("s").text == "Control+S")
    #expect(KeyboardShortcut("k", modifiers: [.option, .shift]).text == "Alt+Shift+K")
    #expect(KeyboardShortcut.cancelAction.text == "Escape")
    #expect(KeyboardShortcut.defaultAction.text == "Enter")
    #expect(KeyboardShortcut(.upArrow, modifiers: []).text == "ArrowUp")
  }
}

/// Texts of dates.
struct DateStyleTests {
  private let now = Date(timeIntervalSince1970: 1_000_000)

  private func text(_ style: Text.DateStyle, _ seconds: Double) -> String {
    style.text(of: now.addingTimeInterval(seconds), now: now)
  }

  @Test("relative and offset dates show their two largest units")
  func relative() {
    #expect(text(.relative, 0) == "0 seconds")
    #expect(text(.relative, 61) == "1 minute, 1 second")
    #expect(text(.relative, -8_580) == "2 hours, 23 minutes")
    #expect(text(.relative, 86_400) == "1 day")
    #expect(text(.offset, 7_200) == "+2 hours")
    #expect(text(.offset, -90) == "-1 minute")
  }

  @Test("the timer style shows minutes and seconds like a clock")
  func timer() {
    #expect(text(.timer, 152) == "2:32")
    #expect(text(.timer, -5) == "0:05")
    #expect(text(.timer, 3_600 + 125) == "1:02:05")
  }
}
#endif
