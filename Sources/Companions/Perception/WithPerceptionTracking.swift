public import ComposableUI

/// A view that shows its content and has no other effect.
///
/// Every view observes the properties that it reads, with or without this one. It is accepted so
/// that views written for older systems compile.
public struct WithPerceptionTracking<Content: View>: View {
  private let content: Content

  /// Creates a view that shows its content.
  public init(@ViewBuilder content: () -> Content) {
    self.content = content()
  }

  /// The content as it was given to the initializer.
  public var body: some View {
    content
  }
}
