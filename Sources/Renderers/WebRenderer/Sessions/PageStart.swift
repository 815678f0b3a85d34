#if PortableViews && Web
/// The parts of a request on which the first state of a page depends.
struct PageStart: Hashable, Sendable {
  /// The path, with the query if there is one.
  var location: String
  /// The user's preferred languages, the most preferred one first.
  var languages: [String]
}
#endif
