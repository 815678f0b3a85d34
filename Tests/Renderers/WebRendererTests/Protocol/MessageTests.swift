#if PortableViews && Web
import Foundation
import Testing
import ViewGraph

@testable import WebRenderer

struct MessageTests {
  private func read(_ text: String) throws(ClientMessage.Malformation) -> ClientMessage {
    try ClientMessage(Array(text.utf8))
  }

  @Test("greetings and events are decoded")
  func reading() throws {
    #expect(try read(#"[0,12,"token"]"#) == .greeting(lastPatch: 12, token: "token"))
    #expect(
      try read(#"[0,12,"token","old"]"#)
        == .greeting(lastPatch: 12, token: "token", earlierToken: "old"))
    #expect(
      try read(#" [ 3 , 4 , "t" ] "#)
        == .event(sequence: 3, ClientEvent(node: NodeID(rawValue: 4), kind: .tap)))
    #expect(
      try read(#"[3,4,"i","a\"\\\n\u00fc\ud83d\ude00/"]"#)
        == .event(
          sequence: 3,
          ClientEvent(node: NodeID(rawValue: 4), kind: .input, value: "a\"\\\nü😀/")))
  }

  @Test("a report of the environment is decoded without its values being read")
  func report() throws {
    #expect(try read(#"[0,"e","width=5&?"]"#) == .environment("width=5&?"))
    let longest = String(repeating: "a", count: EnvironmentReport.maximumLength)
    #expect(try read("[0,\"e\",\"\(longest)\"]") == .environment(longest))
    #expect(throws: ClientMessage.Malformation.unexpectedFields) {
      try read("[0,\"e\",\"\(longest)a\"]")
    }
  }

  @Test("a report of sizes is decoded without its values being read")
  func sizes() throws {
    #expect(try read(#"[0,"l","1 2 ?"]"#) == .sizes("1 2 ?"))
  }

  @Test("an empty array is a heartbeat")
  func heartbeat() throws {
    #expect(try read("[]") == .heartbeat)
  }

  @Test(
    "malformed messages are refused",
    arguments: [
      #"[0,"e"]"#, #"[0,"e",1]"#, #"[0,"e","a","b"]"#, #"[0,"q","a"]"#, #"[0,"l"]"#, #"[0,"l",1]"#,
      #"[0,"l","a","b"]"#, #"[1,"e","a"]"#,
      "", "[", "[ ]", "{}", "null", "[1,2]", "[1,2,3]", #"["1",2,"t"]"#, #"[-1,2,"t"]"#,
      #"[1,-2,"t"]"#, #"[1,2,"y"]"#, #"[1,2,""]"#, #"[1,2,"t",3]"#, #"[1,2,"t","a","b"]"#,
      #"[0,1,"a",2]"#, #"[1,2,"t"]]"#, #"[1,2,"t"],"#, #"[01,2,"t"]"#, #"[1.0,2,"t"]"#,
      #"[1e3,2,"t"]"#, #"[99999999999999999999,2,"t"]"#, #"[1,2,"\ud800"]"#, #"[1,2,"\x"]"#,
      #"[1,2,"\u12"]"#, "[1,2,\"\u{1}\"]", #"[[1],2,"t"]"#, #"[1,2,"t""#, #"[1,2,"t"#,
      #"[true,2,"t"]"#, #"[1,2,null]"#, #"[1,,"t"]"#, #"[1 2 "t"]"#,
    ])
  func malformed(text: String) {
    #expect(throws: ClientMessage.Malformation.self) { try read(text) }
  }

  @Test("a million opening brackets are refused without recursion")
  func deepNesting() {
    #expect(throws: ClientMessage.Malformation.notAFlatArray) {
      try read(String(repeating: "[", count: 1_000_000))
    }
  }

  @Test("random bytes are refused")
  func randomBytes() {
    var generator = SeededGenerator(seed: 3)
    for _ in 0..<2_000 {
      let bytes = (0..<Int.random(in: 0..<64, using: &generator)).map { _ in
        UInt8.random(in: 0...255, using: &generator)
      }
      #expect(throws: ClientMessage.Malformation.self) { try ClientMessage(bytes) }
    }
  }

  @Test(
    "written strings are read back unchanged by a JSON parser",
    arguments: ["", "a\"\\/\n\r\t\u{1}ü😀\u{2028}"])
  func writing(text: String) throws {
    var json = JSONWriter()
    json.raw("[")
    json.string(text)
    json.raw("]")
    let parsed = try JSONDecoder().decode([String].self, from: Data(json.bytes))
    #expect(parsed == [text])
  }

  @Test("operations are encoded in the format of the client script")
  func operations() {
    let node = NodeID(rawValue: 7)
    let html = HTMLWriter.write { $0.element(.hr) }
    func json(_ operation: WebRenderer.Operation) -> String {
      var json = JSONWriter()
      operation.write(to: &json)
      return String(decoding: json.bytes, as: UTF8.self)
    }
    #expect(json(.text(.init(node: node), "a")) == #"["t",7,"a"]"#)
    #expect(json(.text(.init(node: node, part: .label), "a")) == #"["t","t7","a"]"#)
    #expect(json(.attribute(.init(node: node), .hidden, nil)) == #"["a",7,"hidden"]"#)
    #expect(json(.attribute(.init(node: node), .hidden, "")) == #"["a",7,"hidden",""]"#)
    #expect(json(.value(.init(node: node, part: .control), "x")) == #"["p","v7","x"]"#)
    #expect(json(.checked(.init(node: node, part: .control), true)) == #"["p","v7",1]"#)
    #expect(json(.insert(.init(node: node), before: nil, html)) == #"["i",7,0,"<hr>"]"#)
    #expect(json(.insert(.init(node: node), before: node, html)) == #"["i",7,7,"<hr>"]"#)
    #expect(json(.remove(.init(node: node))) == #"["r",7]"#)
    #expect(json(.move(node, before: nil)) == #"["m",7,0]"#)
    #expect(json(.tag(node, .h2)) == #"["g",7,"h2"]"#)
    #expect(json(.location("/a")) == #"["l","/a"]"#)
    #expect(json(.colorScheme(.dark)) == #"["s","dark"]"#)
    #expect(json(.colorScheme(nil)) == #"["s",""]"#)
    #expect(json(.replaceAll(html)) == #"["f","<hr>"]"#)
  }

  @Test("a message without operations has the two sequence numbers only")
  func acknowledgement() {
    #expect(
      String(decoding: ServerMessage(sequence: 3, lastEvent: 2).json, as: UTF8.self)
        == #"[3,2]"#)
  }
}

struct PatchLogTests {
  @Test("the log joins the operations after a given patch")
  func catchingUp() {
    var log = PatchLog()
    log.append([1])
    log.append([2])
    #expect(log.sequence == 2)
    #expect(log.operations(after: 0) == [1, UInt8(ascii: ","), 2])
    #expect(log.operations(after: 1) == [2])
    #expect(log.operations(after: 2) == [])
  }

  @Test("the log refuses a future patch, and one it no longer holds")
  func gaps() {
    var log = PatchLog(maximumCount: 2, maximumByteCount: 10)
    for byte in 1...3 { log.append([UInt8(byte)]) }
    #expect(log.operations(after: 4) == nil)
    #expect(log.operations(after: 0) == nil)
    #expect(log.operations(after: 1) != nil)
    log.append(Array(repeating: 0, count: 11))
    #expect(log.operations(after: 3) == nil)
    #expect(log.operations(after: 4) == [])
  }
}
#endif
