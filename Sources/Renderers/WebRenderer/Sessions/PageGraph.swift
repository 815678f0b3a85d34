#if PortableViews && Web
import ViewGraph

/// What a session needs of a view graph.
@MainActor
protocol PageGraph: ElementTable {
  var tree: ElementTree { get }
  func mount()
  @discardableResult func handle(_ event: ViewEvent) -> EventOutcome
  func flush()
  func unmount()
}
#endif
