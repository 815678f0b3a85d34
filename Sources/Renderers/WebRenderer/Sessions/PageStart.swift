#if PortableViews && Web
/// The facts about a request that the first state of a page depends on.
struct PageStart: Hashable, Sendable {
  /// The path, with the query if there is one.
  var location: String
  /// The languages that the visitor likes, the best one first.
  var languages: [String]
}
#endif
