public import ComposableUI

/// A view that observes what its content reads.
///
/// Every view does so by itself where Swift's own observation is used, as it is here: there is nothing
/// to add. It is there for views that were written for older systems.
public struct WithPerceptionTracking<Content: View>: View {
  private let content: Content

  /// Creates a view of some content.
  public init(@ViewBuilder content: () -> Content) {
    self.content = content()
  }

  /// The content.
  public var body: some View {
    content
  }
}
