import Sharing
import Testing

@Suite("Conformances of shared properties")
struct ConformanceTests {
  final class NotSendable {
    var count = 1
  }

  @Test("describe what is shared")
  func description() {
    @Shared(value: "Mina") var name
    #expect($name.description == #"Shared<String>(value: "Mina")"#)
    #expect(SharedReader($name).description == #"SharedReader<String>(value: "Mina")"#)
    #expect(String(reflecting: $name) == $name.description)
    #expect($name[dynamicMember: \.description].wrappedValue == "Mina")
  }

  @Test("mirror the value")
  func mirror() {
    @Shared(value: ["a", "b"]) var names
    #expect(Mirror(reflecting: $names).children.map { $0.value as? String } == ["a", "b"])
    #expect(
      Mirror(reflecting: SharedReader($names)).children.map { $0.value as? String } == ["a", "b"])
  }

  @Test("can be sent, whatever the value is")
  func sendable() async {
    func send(_ value: some Sendable) -> any Sendable { value }
    let shared = Shared(value: NotSendable())
    #expect(send(shared) is Shared<NotSendable>)
  }

  @Test("read what is in a shared optional")
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
