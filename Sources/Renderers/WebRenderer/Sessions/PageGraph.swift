#if PortableViews && Web
import ComposableUI
import ViewGraph

/// The requirements of a session on a view graph.
@MainActor
protocol PageGraph: ElementTable {
  var tree: ElementTree { get }
  /// The outcome of opening the URL path that the graph starts from.
  var locationOutcome: LocationOutcome { get }
  /// The language of the texts, if it is known.
  var language: String? { get }
  func mount()
  @discardableResult func handle(_ event: ViewEvent) -> EventOutcome
  func flush()
  func unmount()
}
#endif
