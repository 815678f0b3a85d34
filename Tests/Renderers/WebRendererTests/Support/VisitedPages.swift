#if PortableViews && Web
import ComposableUI
import ViewGraph

@testable import WebRenderer

/// The pages of several browsers, which show one kind of view.
@MainActor
final class VisitedPages {
  let log = LogRecorder()
  let clock = ManualClock()
  private(set) var store: SessionStore!
  private var graphs: [ViewGraph] = []

  init(
    limits: SessionLimits = SessionLimits(), root: @escaping @MainActor () -> some View
  ) {
    store = SessionStore(limits: limits, clock: clock.serverClock, logger: log.logger) {
      [weak self] renderer, start, logger in
      let graph = ViewGraph(
        root, renderer: renderer, start: start, limits: limits, logger: logger)
      self?.graphs.append(graph)
      return graph
    }
  }

  /// One page in a tab of a browser.
  @MainActor
  final class Tab {
    let session: PageSession
    let socket = FakeSocket()
    fileprivate let graph: ViewGraph
    private let store: SessionStore
    private var eventCount = 0

    fileprivate init(session: PageSession, graph: ViewGraph, store: SessionStore) {
      self.session = session
      self.graph = graph
      self.store = store
      store.connect(socket, to: session, lastPatch: 0)
    }

    /// The texts of the page, in order.
    var texts: [String] {
      graph.flush()
      return graph.tree.all.filter { $0.element.role == .text }.compactMap(\.element.text)
    }

    /// Clicks the button with a title.
    func click(_ title: String) throws {
      let buttons = graph.tree.all.filter { $0.element.role == .button }
      guard let button = buttons.first(where: { $0.element.text == title }) else {
        throw NoButton(title: title)
      }
      eventCount += 1
      store.receive(
        ClientEvent(node: button.id, kind: .tap), sequence: eventCount, for: session)
    }

    /// Closes the tab.
    func close() { store.disconnect(socket, from: session) }
  }

  struct NoButton: Error {
    let title: String
  }

  /// Opens a page in a tab of a browser.
  func open(in browser: RandomIdentifier) throws -> Tab {
    let (session, _) = try store.makeSession(browser: browser, address: "a", location: "/")
    return Tab(session: session, graph: graphs.removeLast(), store: store)
  }
}

extension ElementTree {
  /// This element and all below it, in order.
  fileprivate var all: [ElementTree] { [self] + children.flatMap(\.all) }
}
#endif
