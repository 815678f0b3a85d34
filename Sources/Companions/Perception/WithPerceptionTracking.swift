public import ComposableUI

/// A view that shows its content.
///
/// Has no further effect, since every view observes the properties that it reads. Accepted so that
/// views written for older systems compile.
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
