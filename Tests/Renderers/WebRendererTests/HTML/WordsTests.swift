#if PortableViews && Web
import Testing

@testable import ComposableUI
import ViewGraph
@testable import WebRenderer

@Suite("Built-in words of a page", .timeLimit(.minutes(10)))
@MainActor
struct WordsTests {
  private func html(
    _ element: ViewElement, in language: BuiltInLanguage = .german, _ children: ElementTree...
  ) -> String {
    ElementTree(id: NodeID(rawValue: 1), element: element, children: children)
      .html(in: MarkupContext(language: language)).string
  }

  private func element(
    _ role: ViewElement.Role, _ events: ElementEvents = []
  ) -> ViewElement {
    var element = ViewElement(role)
    element.events = events
    return element
  }

  @Test("controls without a label are named in the page's language")
  func parts() {
    #expect(html(element(.screen, [.dismiss])).contains(">Zurück</button>"))
    #expect(html(element(.screen, [.dismiss]), in: .english).contains(">Back</button>"))
    #expect(html(element(.progress)).contains(#"aria-label="In Arbeit""#))
    #expect(html(element(.sheet), in: .english).contains(#"aria-label="Dialog""#))
    #expect(html(element(.sheet)).contains(#"aria-label="Dialog""#))
    let row = html(element(.row, [.delete, .move]))
    for name in ["Nach oben", "Nach unten", "Löschen"] {
      #expect(row.contains("aria-label=\"\(name)\""))
    }
    let stepper = html(element(.stepper, [.increment, .decrement]))
    #expect(stepper.contains(#"aria-label="Verringern""#))
    #expect(stepper.contains(#"aria-label="Erhöhen""#))
    #expect(html(element(.textField, [.input])).contains(#"aria-label="Text""#))
  }

  @Test("patches use the page's language for built-in labels")
  func patches() throws {
    let row = ElementTree(id: NodeID(rawValue: 2), element: element(.row))
    let encoded = EncodedTree(
      ElementTree(id: NodeID(rawValue: 1), element: element(.list), children: [row]),
      language: .german)
    let operations = encoded.encode(
      .update(row.id, from: row.element, to: element(.row, [.delete])),
      .insert(
        ElementTree(id: NodeID(rawValue: 3), element: element(.progress)),
        parent: NodeID(rawValue: 1), before: nil))
    let words = operations.compactMap { operation in
      guard case .insert(_, _, let html) = operation else { return nil as String? }
      return html.string.attribute("aria-label")
    }
    #expect(words == ["Löschen", "In Arbeit"])
  }

  @Test("a pushed screen's back button is in the page's language")
  func session() throws {
    var graph: SampleGraph?
    let session = PageSession(
      id: RandomIdentifier(), browser: RandomIdentifier(), address: "test",
      logger: LogRecorder().logger
    ) { renderer, _ in
      let made = SampleGraph(renderer: renderer, location: "/", languages: ["de-CH"])
      graph = made
      return made
    }
    let socket = FakeSocket()
    session.attach(socket, lastPatch: 0)
    _ = socket.takeMessages()
    session.receive(
      ClientEvent(node: SampleGraph.Node.navigation, kind: .navigate, value: "/detail"), sequence: 1
    )
    #expect(socket.takeMessages().first?.contains(">Zurück<") == true)
    // A page that has lost too much gets everything anew.
    session.attach(socket, lastPatch: 1_000)
    #expect(socket.takeMessages().first?.contains(">Zurück<") == true)
    withExtendedLifetime(graph) {}
  }

  @Test(
    "built-in sentences are in the page's language, else in English",
    arguments: [
      ("de-AT", "de-AT", "Zurück", "Die Verbindung wird wiederhergestellt …", "JavaScript ist sie"),
      ("en-GB", "en-GB", "Back", "Reconnecting…", "With JavaScript on"),
      ("fr", "fr", "Back", "Reconnecting…", "With JavaScript on"),
    ])
  func page(
    languages: String, language: String, back: String, reconnecting: String, script: String
  ) async throws {
    try await TestServer.run { server in
      let (_, body) = try await server.request(
        "/detail", headers: ["Accept-Language: \(languages)"])
      #expect(body.attribute("lang") == language)
      #expect(body.contains(">\(back)</button>"))
      #expect(body.attribute("data-reconnecting") == reconnecting)
      #expect(body.contains(script))
      let names = ["data-cannot-connect", "data-open-elsewhere", "data-text-too-long"]
      #expect(names.allSatisfy { body.attribute($0)?.isEmpty == false })
    }
  }

  @Test(
    "a missing page's response is in the visitor's language",
    arguments: [
      ("de-AT", "de", "Unter dieser Adresse gibt es keine Seite.", "Zur ersten Seite"),
      ("fr", "en", "There is no page at this address.", "Go to the first page"),
    ])
  func notFound(
    languages: String, language: String, sentence: String, link: String
  ) async throws {
    try await TestServer.run { server in
      let (head, body) = try await server.request(
        "/nonsense", headers: ["Accept-Language: \(languages)"])
      #expect(head.hasPrefix("HTTP/1.1 404"))
      #expect(body.attribute("lang") == language)
      #expect(body.contains("<p>\(sentence)</p>"))
      #expect(body.contains(">\(link)</a>"))
    }
  }

  @Test(
    "a browser gets every refusal as a page in its language, and other programs get it as text",
    arguments: [
      ("/style.xyz", "404", "Unter dieser Adresse gibt es keine Seite."),
      ("/1/2/3/4", "404", "Diese Adresse führt zu zu vielen Ansichten."),
      ("/" + String(repeating: "x", count: 100), "414", "Diese Adresse ist zu lang."),
      ("/files/unknown", "404", "Diese Datei gibt es hier nicht mehr."),
    ])
  func notices(path: String, status: String, sentence: String) async throws {
    var limits = SessionLimits()
    limits.maximumPathLength = 100
    limits.maximumPathDepth = 3
    try await TestServer.run(limits: limits) { server in
      let (head, body) = try await server.request(
        path, headers: ["Accept-Language: de", "Accept: text/html,*/*;q=0.8"])
      #expect(head.hasPrefix("HTTP/1.1 \(status)"))
      #expect(head.contains("text/html"))
      #expect(body.attribute("lang") == "de")
      #expect(body.contains("<h1>Test</h1><p>\(sentence)</p>"))
      #expect(body.contains("rel=\"stylesheet\""))
      let text = try await server.request(path, headers: ["Accept-Language: de"])
      #expect(text.body == sentence + "\n")
    }
  }

  @Test("a page for a missing address has the title, the language and the colours of the app")
  func look() async throws {
    try await TestServer.run { server in
      let page = try await server.load(cookie: nil)
      server.graphs[0].prefer(.dark)
      let headers = ["Cookie: \(page.cookie)", "Accept: text/html", "Accept-Language: de"]
      let (_, body) = try await server.request("/style.xyz", headers: headers)
      #expect(body.attribute("data-scheme") == "dark")
      let stranger = try await server.request("/style.xyz", headers: ["Accept: text/html"])
      #expect(stranger.body.attribute("data-scheme") == nil)
    }
    let html = NoticePage(
      look: PageLook(title: "App", language: "de-CH", colorScheme: .dark), word: .noPageHere
    ).html.string
    #expect(html.attribute("lang") == "de")
    #expect(html.attribute("data-scheme") == "dark")
    #expect(html.contains("<title>App</title>"))
  }

  @Test("a refused visitor gets the reason in the first supported language")
  func refused() async throws {
    try await TestServer.runFull { server in
      let (head, body) = try await server.request(
        "/", headers: ["Accept-Language: fr, de;q=0.8, en;q=0.5"])
      #expect(head.hasPrefix("HTTP/1.1 503"))
      #expect(body == "Es sind zu viele Seiten geöffnet.\n")
    }
  }
}
#endif
