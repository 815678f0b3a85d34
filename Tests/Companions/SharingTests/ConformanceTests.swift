import Sharing
import Testing

/// Conformances of shared properties.
struct ConformanceTests {
  final class NotSendable {
    var count = 1
  }

  @Test("shared properties describe their values")
  func description() {
    @Shared(value: "Mina") var name
    #expect($name.description == #"Shared<String>(value: "Mina")"#)
    #expect(SharedReader($name).description == #"SharedReader<String>(value: "Mina")"#)
    #expect(String(reflecting: $name) == $name.description)
    #expect($name[dynamicMember: \.description].wrappedValue == "Mina")
  }

  @Test("shared properties are mirrored as their values")
  func mirror() {
    @Shared(value: ["a", "b"]) var names
    #expect(Mirror(reflecting: $names).children.map { $0.value as? String } == ["a", "b"])
    #expect(
      Mirror(reflecting: SharedReader($names)).children.map { $0.value as? String } == ["a", "b"])
  }

  @Test("shared properties of any value can be sent to another task")
  func sendable() async {
    func send(_ value: some Sendable) -> any Sendable { value }
    let shared = Shared(value: NotSendable())
    #expect(send(shared) is Shared<NotSendable>)
  }

  @Test("a reader of a shared optional is nil, or keeps its last value")
  func optional() throws {
    @Shared(value: nil) var name: String?
    #expect(SharedReader($name) as SharedReader<String>? == nil)
    $name.withLock { $0 = "Mina" }
    let reader: SharedReader<String> = try #require(SharedReader($name))
    #expect(reader.wrappedValue == "Mina")
    $name.withLock { $0 = nil }
    #expect(reader.wrappedValue == "Mina")
  }
}
