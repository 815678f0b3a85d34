#if PortableViews
import Testing
import ViewTesting

@testable import ComposableUI

/// Hover effects, forms in columns, and brightness as opacity.
@MainActor
struct HoverEffectTests {
  @Test("a hover effect belongs to the outermost element of a view, and a button stays one element")
  func hover() throws {
    let screen = ViewTester(
      VStack {
        Text("Card").padding().background(.red).hoverEffect(.lift)
        Button("Press") {}.hoverEffect()
        Text("Plain").hoverEffect(.highlight, isEnabled: false)
        Text("Both").hoverEffect(.highlight).hoverEffect(.lift)
      })
    let children = try screen.find(.verticalStack).children
    let effects = children.map(\.tree.element.style.effects.hoverEffect)
    #expect(effects == [.lift, .highlight, nil, .lift])
    #expect(children[0].tree.element.style.background == .named(.red))
    #expect(children[1].role == .button)
  }

  @Test("a form has groups unless its style is columns")
  func forms() throws {
    func isUngrouped(_ view: some View) throws -> Bool? {
      try ViewTester(view).find(.form).tree.element.style.effects.isUngrouped
    }
    let form = Form { Text("Row") }
    #expect(try isUngrouped(VStack { form }.formStyle(.columns)) == true)
    #expect(try isUngrouped(form.formStyle(.grouped).formStyle(.columns)) == nil)
    #expect(try isUngrouped(form.formStyle(.automatic)) == nil)
  }

  @Test("the brightness of a view becomes its opacity, after the filters inside")
  func luminance() throws {
    let screen = ViewTester(Text("Mask").grayscale(1).luminanceToAlpha())
    #expect(
      try screen.text("Mask").tree.element.style.filters == [.grayscale(1), .luminanceToAlpha])
  }
}
#endif
