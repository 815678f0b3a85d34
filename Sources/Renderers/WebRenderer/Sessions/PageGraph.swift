#if PortableViews && Web
import ComposableUI
import PerceptionCore
import ViewGraph

/// A view graph, as a session uses it.
@MainActor
protocol PageGraph: ElementTable {
  var tree: ElementTree { get }
  /// The outcome of opening the URL path that the graph starts from.
  var locationOutcome: LocationOutcome { get }
  /// The language of the texts as a BCP 47 tag, or `nil` if unknown.
  var language: String? { get }
  /// The direction in which the views are laid out.
  var layoutDirection: LayoutDirection { get }
  /// The facts about the browser's window and its user.
  var environment: RendererEnvironment { get set }
  /// The values that the views keep for the scene.
  var sceneValues: SceneValues { get }
  /// The items that go to the views and come from them.
  var transfers: Transfers { get }
  func mount()
  @discardableResult func handle(_ kind: ElementEvent, of node: NodeID, text: String?)
    -> EventOutcome
  /// Takes the sizes that the browser has measured for arrangements.
  @discardableResult func take(_ reports: [NodeID: ArrangementReport]) -> Bool
  /// Records which elements came close to the browser's window, or moved away from it.
  func take(_ appearances: [ViewAppearance])
  func flush()
  func unmount()
}

/// The parts of a request on which the first state of a page depends.
struct PageStart: Hashable, Sendable {
  /// The path, with the query if there is one.
  var location: String
  /// The user's preferred languages, the most preferred one first.
  var languages: [String]
  /// The facts about the browser's window, as far as it has told them on an earlier visit.
  var environment = RendererEnvironment()
  /// The values of the browser.
  var storage = BrowserStorage()
  /// The browser, told apart from others; `nil` if nobody will see the page.
  var visitor: Visitor?
}

/// The connection to a page's script.
@MainActor
protocol PageSocket: AnyObject {
  /// Sends a message; calls `onWritten` when the operating system has taken it.
  func send(_ message: [UInt8], onWritten: @escaping @MainActor @Sendable () -> Void)

  func close(_ code: UInt16, _ reason: String)
}

extension PageSocket {
  func close(_ code: WireProtocol.CloseCode, _ reason: String) {
    close(code.rawValue, reason)
  }
}
#endif
