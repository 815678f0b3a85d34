import Sharing
import Testing

struct SharedReaderTests {
  struct Settings: Sendable {
    var volume = 5
    var name: String?
  }

  struct View {
    @SharedReader var settings: Settings
    init(settings: SharedReader<Settings>) { self._settings = settings }
  }

  @Test("a reader reads a shared value")
  func reading() {
    @Shared(value: Settings()) var settings
    let view = View(settings: SharedReader($settings))
    let volume = view.$settings.volume
    let text = view.$settings.read { "volume \($0.volume)" }
    $settings.volume.withLock { $0 = 6 }
    #expect(view.settings.volume == 6)
    #expect(volume.wrappedValue == 6)
    #expect(text.wrappedValue == "volume 6")
    #expect(SharedReader(projectedValue: volume).wrappedValue == 6)
  }

  @Test("a reader can hold an immutable value")
  func value() {
    @SharedReader(value: 1) var count
    #expect(count == 1)
  }

  @Test("a reader can hold a constant made by the deprecated 'constant'")
  @available(*, deprecated)
  func constant() {
    let count: SharedReader<Int> = .constant(1)
    #expect(count.wrappedValue == 1)
  }

  @Test("an unwrapped reader keeps its last value once the optional is nil")
  func optional() throws {
    @Shared(value: Settings()) var settings
    let name = SharedReader($settings).name
    #expect(SharedReader(name) == nil)
    $settings.name.withLock { $0 = "Mina" }
    let unwrapped = try #require(SharedReader(name))
    #expect(unwrapped.wrappedValue == "Mina")
    $settings.name.withLock { $0 = nil }
    #expect(unwrapped.wrappedValue == "Mina")
  }

  @Test("assigning a projected value makes a reader read another value")
  func repointing() {
    @SharedReader(value: 1) var first
    let original = $first
    $first = SharedReader(value: 2)
    #expect(first == 2)
    #expect(original.wrappedValue == 2)
  }
}
