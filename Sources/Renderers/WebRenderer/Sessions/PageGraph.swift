#if PortableViews && Web
import ComposableUI
import ViewGraph

/// A view graph, as a session uses it.
@MainActor
protocol PageGraph: ElementTable {
  var tree: ElementTree { get }
  /// The outcome of opening the URL path that the graph starts from.
  var locationOutcome: LocationOutcome { get }
  /// The language of the texts as a BCP 47 tag, or `nil` if unknown.
  var language: String? { get }
  func mount()
  @discardableResult func handle(_ event: ViewEvent) -> EventOutcome
  func flush()
  func unmount()
}
#endif
