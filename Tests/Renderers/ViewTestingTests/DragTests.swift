#if PortableViews
import Foundation
import Testing
import ViewTesting

/// Drags, drops and pasting.
@MainActor
struct DragTests {
  struct Card: Codable, Hashable, Transferable {
    var title: String

    static var transferRepresentation: some TransferRepresentation {
      CodableRepresentation(contentType: .json)
      ProxyRepresentation(exporting: \.title)
    }
  }

  struct Board: View {
    @State private var done: [String] = []
    @State private var place = CGPoint.zero
    @State private var isTargeted = false
    @State private var isClosed = false
    var body: some View {
      Text("Paint").draggable(Card(title: "Paint"))
      Text("Dead").draggable(Card(title: "Dead")).disabled(true)
      VStack {
        Text("Done: \(done.joined(separator: ", "))")
        Text(isTargeted ? "over" : "away")
        Text("at \(Int(place.x))")
      }
      .dropDestination(for: Card.self) { cards, location in
        done += cards.map(\.title)
        place = location
        return true
      } isTargeted: {
        isTargeted = $0
      }
      .disabled(isClosed)
      Text("Texts")
        .dropDestination(for: String.self) { texts, _ in
          done += texts.map { $0 + "!" }
          return true
        }
      Toggle("Closed", isOn: $isClosed)
    }
  }

  @Test("a drag carries a value from one view to another")
  func drag() throws {
    let screen = ViewTester(Board())
    try screen.text("Paint").drag(to: try screen.text("away"), at: CGPoint(x: 12, y: 3))
    #expect(screen.texts.contains("Done: Paint"))
    #expect(screen.texts.contains("at 12"))
    #expect(screen.texts.contains("away"))
    try screen.text("Paint").drag(to: try screen.text("Texts"))
    #expect(screen.texts.contains("Done: Paint, Paint!"))
  }

  @Test("a destination knows whether a drag that it takes is over it")
  func targeted() throws {
    let screen = ViewTester(Board())
    try screen.text("Paint").beginDrag()
    try screen.text("away").dragOver()
    #expect(screen.texts.contains("over"))
    try screen.text("over").dragAway()
    #expect(screen.texts.contains("away"))
    try screen.text("away").dragOver(from: ["image/png"])
    #expect(screen.texts.contains("away"))
    try screen.text("away").dragOver(from: ["application/json"])
    #expect(screen.texts.contains("over"))
  }

  @Test("a drop without a drag, and a second drop of one, are refused")
  func forged() throws {
    let screen = ViewTester(Board())
    let target = try screen.text("away")
    #expect(throws: ViewTestError.self) { try target.dragOver() }
    try screen.text("Paint").drag(to: target)
    let box = try #require(
      screen.root.descendants.first { $0.tree.element.events.contains(.drop) })
    #expect(throws: ViewTestError.self) { try box.send(.drop, value: "p 0 0") }
    #expect(throws: ViewTestError.self) { try box.send(.drop, value: "f 0 0\nforged") }
    #expect(throws: ViewTestError.self) { try box.send(.drop, value: "p") }
    try screen.text("Paint").beginDrag()
    try screen.text("Paint").endDrag()
    #expect(throws: ViewTestError.self) { try box.send(.drop, value: "p 0 0") }
    #expect(screen.texts.contains("Done: Paint"))
  }

  @Test("disabled views are not dragged, and take no drops")
  func disabled() throws {
    let screen = ViewTester(Board())
    #expect(throws: ViewTestError.self) { try screen.text("Dead").beginDrag() }
    try screen.find(.toggle, "Closed").toggle()
    #expect(throws: ViewTestError.self) {
      try screen.text("Paint").drag(to: try screen.text("away"))
    }
    #expect(screen.texts.contains("Done: "))
  }

  @Test("texts from outside become values of the type that a view takes")
  func outside() throws {
    let screen = ViewTester(Board())
    try screen.text("Texts").drop("Hello")
    #expect(screen.texts.contains("Done: Hello!"))
    // Plain text is no card.
    try screen.text("away").drop("Hello")
    #expect(screen.texts.contains("Done: Hello!"))
  }

  struct Providers: View {
    @State private var found: [String] = []
    @State private var isTargeted = false
    var body: some View {
      Text("Item").onDrag { NSItemProvider(object: NSString(string: "An item")) }
      Text(isTargeted ? "over" : found.joined(separator: ","))
        .onDrop(of: [.text, .fileURL], isTargeted: $isTargeted) { providers in
          found = providers.flatMap(\.registeredTypeIdentifiers)
          return true
        }
      Text("Delegate").onDrop(of: [.text], delegate: Delegate(found: $found))
    }
  }

  struct Delegate: DropDelegate {
    @Binding var found: [String]

    func validateDrop(info: DropInfo) -> Bool { info.location.x < 100 }
    func dropEntered(info: DropInfo) { found = ["entered"] }
    func dropExited(info: DropInfo) { found.append("exited") }
    func performDrop(info: DropInfo) -> Bool {
      found.append("\(info.itemProviders(for: [.text]).count) at \(Int(info.location.x))")
      return true
    }
  }

  @Test("item providers are dragged and dropped")
  func providers() throws {
    let screen = ViewTester(Providers())
    let target = screen.root.all(.text)[1]
    try screen.text("Item").beginDrag()
    try target.dragOver()
    #expect(screen.texts[1] == "over")
    try screen.text("Item").drag(to: target)
    #expect(screen.texts[1] == "public.utf8-plain-text")
  }

  @Test("a delegate decides about a drop, and is called at each step")
  func delegate() throws {
    let screen = ViewTester(Providers())
    try screen.text("Item").drag(to: try screen.text("Delegate"), at: CGPoint(x: 8, y: 0))
    #expect(screen.texts[1] == "entered,1 at 8,exited")
    try screen.text("Item").drag(to: try screen.text("Delegate"), at: CGPoint(x: 300, y: 0))
    #expect(screen.texts[1] == "entered,1 at 8,exited")
  }

  struct Paster: View {
    @State private var texts: [String] = []
    var body: some View {
      PasteButton(payloadType: String.self) { texts += $0 }
      Text(texts.joined(separator: ","))
    }
  }

  @Test("a paste button passes on texts")
  func paste() throws {
    let screen = ViewTester(Paster())
    try screen.button("Paste").paste("One")
    try screen.button("Paste").paste("Two")
    #expect(screen.texts.last == "One,Two")
    #expect(throws: ViewTestError.self) {
      try screen.button("Paste").send(.drop, value: "p 0 0")
    }
  }

  @Test("a share link shares what values become, and offers others as files")
  func share() async throws {
    let screen = ViewTester(
      VStack {
        ShareLink(item: Card(title: "Paint"), preview: SharePreview("A card"))
        ShareLink(item: Data([1, 2]), preview: SharePreview("Bytes")) { Text("Send") }
      })
    let shares = screen.root.all(.button).map(\.tree.element.traits.share)
    #expect(shares[0] == ElementShare(items: [.text("Paint")], subject: "A card"))
    #expect(shares[1] == nil)
    try screen.button("Send").tap()
    #expect(try await screen.waitForFile()?.name == "Bytes")
  }
}

extension ViewTester {
  /// Lets tasks of the main actor run until a file is offered.
  func waitForFile() async throws -> OfferedFile? {
    try await wait { !self.renderer.offeredFiles.isEmpty }
    return renderer.offeredFiles.last
  }
}
#endif
