#if PortableViews && Web
import Logging
import Testing

@testable import ComposableUI
import ViewGraph
@testable import WebRenderer

/// A small page made by hand: a counter, a field that takes five characters, two screens.
@MainActor
final class SampleGraph: PageGraph, TreeTable {
  enum Node {
    static let root = NodeID(rawValue: 1)
    static let navigation = NodeID(rawValue: 2)
    static let screen = NodeID(rawValue: 3)
    static let count = NodeID(rawValue: 4)
    static let increment = NodeID(rawValue: 5)
    static let disabled = NodeID(rawValue: 6)
    static let field = NodeID(rawValue: 7)
    static let background = NodeID(rawValue: 8)
  }

  let locationOutcome: LocationOutcome
  let sceneValues = SceneValues()
  let transfers = Transfers()
  var languages: [String]
  /// The count shows the width of every new environment.
  var environment: RendererEnvironment {
    didSet { if environment != oldValue { setCount(Int(environment.width)) } }
  }
  private(set) var tree: ElementTree
  private(set) var count = 0
  private(set) var handled: [ClientEvent] = []
  private(set) var isMounted = false
  private weak var renderer: (any Renderer)?
  private var detail: NodeID?
  private var lastID = 100

  /// The page claims to have texts in every language.
  var language: String? { languages.first }
  var layoutDirection: LayoutDirection { LayoutDirection(language: language ?? "en") }

  init(
    renderer: any Renderer, location: String, languages: [String] = [],
    environment: RendererEnvironment = RendererEnvironment()
  ) {
    self.environment = environment
    self.renderer = renderer
    locationOutcome =
      switch location {
      case "/", "/detail": .shown
      case "/later": .waiting
      default: .unknown
      }
    self.languages = languages
    tree = ElementTree(id: Node.root, element: ViewElement(.root))
    tree.children = [Self.navigationTree()]
    if location == "/detail" { _ = push() }
  }

  func take(_ reports: [NodeID: ArrangementReport]) -> Bool { false }

  func take(_ appearances: [ViewAppearance]) {}

  func mount() {
    isMounted = true
    renderer?.mount(tree)
  }

  func flush() {}

  func unmount() { isMounted = false }

  /// Scrolls to a node as a view would.
  func reveal(_ node: NodeID) {
    renderer?.reveal(node, anchor: .top, animation: nil)
  }

  /// Prefers a colour scheme as a view would.
  func prefer(_ colorScheme: ColorScheme?) {
    renderer?.prefer(colorScheme)
  }

  /// Offers a file as a view would.
  func offer(_ file: OfferedFile) -> Bool { renderer?.offer(file) ?? false }

  func handle(_ kind: ElementEvent, of node: NodeID, text: String?) -> EventOutcome {
    let event = ClientEvent(node: node, kind: kind, value: text)
    guard let element = tree.find(event.node)?.element else { return .refused(.unknownNode) }
    guard !element.isDisabled else { return .refused(.disabled) }
    guard element.events.contains(event.kind) else {
      return .refused(.unexpectedEvent)
    }
    handled.append(event)
    switch (event.node, event.kind) {
    case (Node.increment, .tap): setCount(count + 1)
    case (Node.background, .doubleTap): setCount(count + 100)
    case (Node.field, .input):
      tree.edit(Node.field) { $0.element.show(event.value!) }
      update(Node.field) { $0.show(String(event.value!.prefix(5))) }
    case (Node.navigation, .navigate):
      let location = detail == nil ? "/" : "/detail"
      tree.edit(Node.navigation) { $0.element.details = .navigation(location: event.value) }
      navigate(to: event.value ?? "")
      let isKnown = ["/", "/detail"].contains(event.value)
      if !isKnown { update(Node.navigation) { $0.details = .navigation(location: location) } }
    case (detail, .dismiss): navigate(to: "/")
    default: break
    }
    return .handled
  }

  /// Changes the count as an effect would, outside any event.
  func setCount(_ newValue: Int) {
    count = newValue
    update(Node.count) { $0.text = "\(newValue)" }
  }

  private func navigate(to path: String) {
    if path == "/detail", detail == nil {
      let screen = push()
      renderer?.apply([.insert(screen, parent: Node.navigation, before: nil)])
      update(Node.navigation) { $0.details = .navigation(location: "/detail") }
    } else if path == "/", let detail {
      self.detail = nil
      tree.edit(Node.navigation) { $0.children.removeLast() }
      renderer?.apply([.remove(detail)])
      update(Node.navigation) { $0.details = .navigation(location: "/") }
    }
  }

  private func push() -> ElementTree {
    lastID += 1
    var element = ViewElement(.screen, text: "Detail")
    element.events = [.dismiss]
    let screen = ElementTree(id: NodeID(rawValue: lastID), element: element)
    detail = screen.id
    tree.edit(Node.navigation) { $0.children.append(screen) }
    return screen
  }

  private func update(_ id: NodeID, _ change: (inout ViewElement) -> Void) {
    var patch: Patch?
    tree.edit(id) {
      let old = $0.element
      change(&$0.element)
      if $0.element != old { patch = .update(id, from: old, to: $0.element) }
    }
    if isMounted, let patch { renderer?.apply([patch]) }
  }

  private static func navigationTree() -> ElementTree {
    var increment = ViewElement(.button, text: "+")
    increment.events = [.tap]
    var disabled = ViewElement(.button, text: "No")
    disabled.events = [.tap]
    disabled.isDisabled = true
    var field = ViewElement(.textField, text: "Name")
    field.events = [.input]
    var background = ViewElement(.box)
    background.events = [.doubleTap]
    var navigation = ViewElement(details: .navigation(location: "/"))
    navigation.events = [.navigate]
    return ElementTree(
      id: Node.navigation, element: navigation,
      children: [
        ElementTree(
          id: Node.screen, element: ViewElement(.screen, text: "Sample"),
          children: [
            ElementTree(
              id: Node.background, element: background,
              children: [
                ElementTree(id: Node.count, element: ViewElement(.text, text: "0")),
                ElementTree(id: Node.increment, element: increment),
                ElementTree(id: Node.disabled, element: disabled),
                ElementTree(id: Node.field, element: field),
              ])
          ])
      ])
  }
}

extension SampleGraph {
  /// A session that shows the page, and the page's graph.
  static func session(logger: Logger) throws -> (PageSession, SampleGraph) {
    var graph: SampleGraph?
    let session = PageSession(
      id: RandomIdentifier(), browser: RandomIdentifier(), address: "test", logger: logger
    ) { renderer, _ in
      let made = SampleGraph(renderer: renderer, location: "/")
      graph = made
      return made
    }
    return (session, try #require(graph))
  }
}

extension ViewElement {
  /// Makes a text field or a picker show a text.
  mutating func show(_ text: String) {
    details = details.showing(.text(text))
  }
}
#endif
