#if PortableViews
/// The longest URL path that navigation stacks read.
package struct LocationLimits: Hashable, Sendable {
  /// The greatest length in bytes.
  package var maximumLength = 2_048

  /// The greatest number of screens above the root.
  package var maximumDepth = 32

  package init() {}
}

/// The outcome of opening the URL path that a graph starts from.
package enum LocationOutcome: Hashable, Sendable {
  /// No navigation stack has read the path yet.
  case waiting
  /// The path leads to the screens that are shown.
  case shown
  /// No screen has the path.
  case unknown
}
#endif
