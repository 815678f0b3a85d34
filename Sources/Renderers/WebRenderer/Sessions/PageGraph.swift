#if PortableViews && Web
import ViewGraph

/// What a session needs of a view graph.
@MainActor
protocol PageGraph: ElementTable {
  var tree: ElementTree { get }
  /// The language of the texts, if it is known.
  var language: String? { get }
  func mount()
  @discardableResult func handle(_ event: ViewEvent) -> EventOutcome
  func flush()
  func unmount()
}
#endif
