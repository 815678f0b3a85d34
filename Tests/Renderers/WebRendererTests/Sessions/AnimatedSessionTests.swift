#if PortableViews && Web
import ComposableUI
import Testing
import ViewGraph

@testable import WebRenderer

/// Sessions with animated changes.
@MainActor
struct AnimatedSessionTests {
  private struct Sample: View {
    @State private var count = 0
    @State private var isOn = false

    var body: some View {
      VStack {
        Text("\(count)")
        Button("Jump") { count += 1 }
        Button("Glide") { withAnimation(.linear) { count += 1 } }
        Toggle("On", isOn: $isOn.animation(.easeIn))
        if isOn { Text("It is on").transition(.move(edge: .top)) }
      }
    }
  }

  private let session: PageSession
  private let graph: ViewGraph
  private let socket = FakeSocket()

  init() throws {
    var graph: ViewGraph?
    session = PageSession(
      id: RandomIdentifier(), browser: RandomIdentifier(), address: "",
      logger: LogRecorder().logger
    ) { renderer, logger in
      let made = ViewGraph(Sample(), renderer: renderer, logger: logger)
      graph = made
      return made
    }
    self.graph = try #require(graph)
    session.attach(socket, lastPatch: 0)
    _ = socket.takeMessages()
  }

  private func send(
    _ sequence: Int, _ text: String, _ kind: ElementEvent = .tap, value: String? = nil
  ) throws -> [String] {
    func find(_ tree: ElementTree) -> NodeID? {
      tree.element.text == text ? tree.id : tree.children.lazy.compactMap(find).first
    }
    let node = try #require(find(graph.tree))
    session.receive(ClientEvent(node: node, kind: kind, value: value), sequence: sequence)
    return socket.takeMessages()
  }

  @Test("only the patch of an animated change carries an animation")
  func messages() throws {
    #expect(try send(1, "Jump") == [#"[1,1,["t",2,"1"]]"#])
    #expect(
      try send(2, "Glide") == [
        #"[2,2,["n",{"duration":350,"easing":"linear"},[["t",2,"2"]]]]"#
      ])
    #expect(try send(3, "Jump") == [#"[3,3,["t",2,"3"]]"#])
  }

  @Test("an animated patch doesn't repeat the value a visitor entered")
  func controls() throws {
    let on = try send(1, "On", .input, value: "true")
    #expect(
      on == [
        #"[1,1,["n",{"duration":350,"easing":"ease-in"},"#
          + #"[["i",1,0,"<span id=\"n6\" class=\"text\" data-t=\"translate:0 -100%\">It is on</span>"]]]]"#
      ])
    let off = try send(2, "On", .input, value: "false")
    #expect(
      off == [#"[2,2,["n",{"duration":350,"easing":"ease-in"},[["r",6]]]]"#])
  }

  @Test("patches merged into one message keep their own animations")
  func merged() throws {
    socket.isFast = false
    #expect(try send(1, "Jump").count == 1)
    #expect(try send(2, "Glide") == [])
    #expect(try send(3, "Jump") == [])
    socket.finishWriting()
    #expect(
      socket.takeMessages() == [
        #"[3,3,["n",{"duration":350,"easing":"linear"},[["t",2,"2"]]],["t",2,"3"]]"#
      ])
  }
}
#endif
