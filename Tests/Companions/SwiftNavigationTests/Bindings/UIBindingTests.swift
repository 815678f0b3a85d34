#if Macros
import Sharing
import SwiftNavigation
import Testing

@MainActor
struct UIBindingTests {
  private final class Screen {
    @UIBinding var text = "a"
    @UIBinding var count: Int

    init(count: UIBinding<Int>) {
      _count = count
    }
  }

  @Test("a UIBinding property owns its value, which is observed")
  func owned() async {
    @UIBinding var text = "a"
    var texts: [String] = []
    let token = observe { [$text] in texts.append($text.wrappedValue) }
    text = "b"
    #expect(text == "b")
    #expect($text.wrappedValue == "b")
    await drainMainActor()
    $text.wrappedValue += "c"
    await drainMainActor()
    #expect(texts == ["a", "b", "bc"])
    token.cancel()
  }

  @Test("a projected UIBinding reads and writes another property's value")
  func projected() {
    @UIBinding var count = 1
    let screen = Screen(count: $count)
    screen.count += 1
    #expect(count == 2)
    count = 5
    #expect(screen.count == 5)
    screen.text += "b"
    #expect(screen.text == "ab")

    let other = UIBinding(projectedValue: screen.$text)
    other.wrappedValue = "c"
    #expect(screen.text == "c")
    @UIBinding var another = 7
    screen.$count = $another
    screen.count = 8
    #expect(another == 8)
    #expect(count == 5)
  }

  @Test("a constant UIBinding ignores writes")
  func constant() {
    let binding = UIBinding.constant(1)
    binding.wrappedValue = 2
    #expect(binding.wrappedValue == 1)
  }

  @Test("a UIBinding's object can be changed and replaced")
  func object() {
    @UIBinding var model = Model()
    let first = model
    $model.text.wrappedValue = "a"
    #expect(first.text == "a")
    $model.settings.name.wrappedValue = "b"
    #expect(first.settings.name == "b")
    model = Model()
    #expect($model.text.wrappedValue == "")
    #expect(first.text == "a")
  }

  @Test("writing an object's member does not notify readers of the object")
  func objectMember() async {
    @UIBinding var model = Model()
    var models = 0
    let token = observe { [$model] in
      _ = $model.wrappedValue
      models += 1
    }
    $model.text.wrappedValue = "a"
    await drainMainActor()
    #expect(models == 1)
    model = Model()
    await drainMainActor()
    #expect(models == 2)
    token.cancel()
  }

  @Test("a write through a binding runs in the binding's transaction")
  func transaction() async {
    let model = Model()
    @UIBindable var bindable = model
    var speeds: [Int?] = []
    let token = observe { transaction in
      _ = (model.settings, model.optional)
      speeds.append(transaction.speed)
    }
    var transaction = UITransaction()
    transaction.speed = 4
    let settings = $bindable.settings.transaction(transaction)
    settings.wrappedValue = Model.Settings(name: "a")
    await drainMainActor()
    settings.name.wrappedValue = "b"
    await drainMainActor()
    $bindable.settings.wrappedValue.name = "c"
    await drainMainActor()
    UIBinding<Bool>($bindable.optional.transaction(transaction)).wrappedValue = false
    await drainMainActor()
    #expect(speeds == [nil, 4, 4, nil])
    $bindable.optional.wrappedValue = 1
    await drainMainActor()
    UIBinding<Bool>($bindable.optional.transaction(transaction)).wrappedValue = false
    await drainMainActor()
    #expect(speeds == [nil, 4, 4, nil, nil, 4])
    #expect(model.settings.name == "c")
    token.cancel()
  }

  @Test("a UIBinding to an identifiable value has its id")
  func identifiable() {
    let model = Model()
    #expect(UIBinding(wrappedValue: model).id == model.id)
  }

  @Test("a UIBinding reads and writes a shared value")
  func shared() {
    let shared = Shared(value: 1)
    let binding = UIBinding(shared)
    binding.wrappedValue += 1
    #expect(shared.wrappedValue == 2)
    shared.withLock { $0 = 7 }
    #expect(binding.wrappedValue == 7)
  }

  @Test("printingChanges prints each write")
  func printChanges() {
    @UIBinding var count = 1
    var lines: [String] = []
    let printing = $count.printingChanges("") { lines.append($0) }
    printing.wrappedValue = 2
    printing.wrappedValue = 2
    $count.printingChanges("count:") { lines.append($0) }.wrappedValue = 3
    #expect(count == 3)
    #expect(
      lines == [
        """
        UIBinding<Int>
        - 1
        + 2
        """,
        "UIBinding<Int> was set to an equal value",
        """
        count:
        - 2
        + 3
        """,
      ])
    #expect(
      UIBindingIdentifier($count._printChanges()) == UIBindingIdentifier($count._printChanges()))
  }
}
#endif
