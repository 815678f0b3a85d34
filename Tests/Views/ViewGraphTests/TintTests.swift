#if PortableViews
import Testing
import ViewGraph

@testable import ComposableUI

@MainActor
struct TintTests {
  @Test("a tint colours controls, and leaves the colour of texts")
  func tint() throws {
    let harness = GraphHarness(VStack { Text("a") }.tint(.purple))
    let stack = try harness.node(.verticalStack)
    #expect(stack.element.style.tint == .named(.purple))
    #expect(stack.element.style.foreground == nil)
  }

  @Test("the style of switches has a tint of its own, which no other style keeps")
  func switches() throws {
    var values = EnvironmentValues()
    values.switchTint = .red
    #expect(values.switchTint == .red)
    let toggle = Toggle("a", isOn: .constant(true))
    func tint(_ view: some View) throws -> ElementColor? {
      try GraphHarness(view).node(.toggle).element.style.tint
    }
    #expect(try tint(toggle.toggleStyle(SwitchToggleStyle(tint: .red))) == .named(.red))
    #expect(try tint(VStack { toggle }.toggleStyle(SwitchToggleStyle(tint: .red))) == .named(.red))
    #expect(try tint(toggle.toggleStyle(.switch)) == nil)
    let inner = toggle.toggleStyle(.checkbox)
    #expect(try tint(inner.toggleStyle(SwitchToggleStyle(tint: .red))) == nil)
  }
}
#endif
