#if Macros
import SwiftNavigation
import Testing

@MainActor
struct UIBindableTests {
  private struct Screen {
    @UIBindable var model: Model
  }

  @Test("UIBindable makes bindings to an object's members")
  func bindings() {
    let model = Model()
    let screen = Screen(model: model)
    let text: UIBinding<String> = screen.$model.text
    text.wrappedValue = "a"
    #expect(model.text == "a")
    #expect(screen.model === model)
    let other = UIBindable(projectedValue: screen.$model)
    other.count.wrappedValue = 3
    #expect(model.count == 3)
  }

  @Test("UIBindable has its object's id")
  func id() {
    let model = Model()
    #expect(UIBindable(model).id == model.id)
  }

  @Test("UIBindable's object can be replaced")
  func replace() {
    var screen = Screen(model: Model())
    let first = screen.model
    let text = screen.$model.text
    screen.model = Model()
    screen.$model.text.wrappedValue = "new"
    text.wrappedValue = "old"
    #expect(screen.model.text == "new")
    #expect(first.text == "old")
  }
}
#endif
